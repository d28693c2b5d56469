/// The events of the app; the raw value is the place in tables of all of them.
enum CounterEvent: Int, CaseIterable, Sendable {
    case appStarted
    case scenePhaseChanged
    case splashLoadingStarted
    case splashLoadingFailed
    case initialRouteResolved
    case routePresented
    case permissionRequested
    case permissionResolved
    case permissionFailed
    case reminderRequested
    case reminderScheduled
    case reminderScheduleFailed
    case reminderCancelled
    case notificationResponseReceived
    case notificationOpened
    case counterGameStarted
    case counterIncremented
    case counterNewBestScore
    case counterDecremented
    case counterReset
    case webViewOpened
    case networkStatusChanged
    case webViewLoadStarted
    case webViewRedirectReceived
    case webViewLoadFinished
    case webViewLoadFailed
    case webViewNavigationCancelled
    case webViewHTTPError
    case webViewProcessTerminated
    case webViewRetryTapped
    case webViewBackTapped
    case webViewForwardTapped
    case webViewDeepLinkRequested
    case webViewExternalURLOpened
    case webViewPopupOpened
    case mediaPermissionResolved
    case fileImportResolved
    case downloadStarted
    case downloadFinished
    case downloadFailed

    /// The name that the app logs.
    var name: String {
        switch self {
        case .appStarted: "app_started"
        case .scenePhaseChanged: "app_scene_phase_changed"
        case .splashLoadingStarted: "splash_loading_started"
        case .splashLoadingFailed: "splash_loading_failed"
        case .initialRouteResolved: "initial_route_resolved"
        case .routePresented: "route_presented"
        case .permissionRequested: "notification_permission_requested"
        case .permissionResolved: "notification_permission_resolved"
        case .permissionFailed: "notification_permission_failed"
        case .reminderRequested: "background_notification_requested"
        case .reminderScheduled: "background_notification_scheduled"
        case .reminderScheduleFailed: "background_notification_schedule_failed"
        case .reminderCancelled: "background_notification_cancelled"
        case .notificationResponseReceived: "notification_response_received"
        case .notificationOpened: "notification_opened"
        case .counterGameStarted: "counter_game_started"
        case .counterIncremented: "counter_incremented"
        case .counterNewBestScore: "counter_new_best_score"
        case .counterDecremented: "counter_decremented"
        case .counterReset: "counter_reset"
        case .webViewOpened: "web_view_opened"
        case .networkStatusChanged: "network_status_changed"
        case .webViewLoadStarted: "web_view_load_started"
        case .webViewRedirectReceived: "web_view_redirect_received"
        case .webViewLoadFinished: "web_view_load_finished"
        case .webViewLoadFailed: "web_view_load_failed"
        case .webViewNavigationCancelled: "web_view_navigation_cancelled"
        case .webViewHTTPError: "web_view_http_error"
        case .webViewProcessTerminated: "web_view_process_terminated"
        case .webViewRetryTapped: "web_view_retry_tapped"
        case .webViewBackTapped: "web_view_back_tapped"
        case .webViewForwardTapped: "web_view_forward_tapped"
        case .webViewDeepLinkRequested: "web_view_deep_link_requested"
        case .webViewExternalURLOpened: "web_view_external_url_opened"
        case .webViewPopupOpened: "web_view_popup_opened"
        case .mediaPermissionResolved: "web_view_media_permission_resolved"
        case .fileImportResolved: "web_view_file_import_resolved"
        case .downloadStarted: "web_view_download_started"
        case .downloadFinished: "web_view_download_finished"
        case .downloadFailed: "web_view_download_failed"
        }
    }
}
