internal import EventModel

/// What the app logs, in its own words.
enum OrionEvent {
    case pageCommitted(title: String)
    case pageFinished(title: String)
    case backPressed
    case forwardPressed
    case refreshPressed
    case edgeSwiped(OrionEdge)
    case leftPanBegan
    case rightPanBegan(translation: Double)
    case panChanged(OrionEdge, translation: Double)
    case panEnded(OrionEdge, isCompleted: Bool)
    case stateLoad
    case stateSave
    case stateLoadFailed(String)
    case stateSaveFailed(String)
    case activityRestored(activity: String, scene: String)
    case continuedFromActivity

    /// Its name in the ledger, which is the one that reports use.
    var name: String {
        switch self {
        case .pageCommitted: "page_committed"
        case .pageFinished: "page_finished"
        case .backPressed: "back_pressed"
        case .forwardPressed: "forward_pressed"
        case .refreshPressed: "refresh_pressed"
        case .edgeSwiped(let edge): edge == .left ? "left_edge_swiped" : "right_edge_swiped"
        case .leftPanBegan: "left_pan_began"
        case .rightPanBegan: "right_pan_began"
        case .panChanged(let edge, _): edge == .left ? "left_pan_changed" : "right_pan_changed"
        case .panEnded(let edge, _): edge == .left ? "left_pan_ended" : "right_pan_ended"
        case .stateLoad: "browser_state_load"
        case .stateSave: "browser_state_save"
        case .stateLoadFailed: "browser_state_load_failed"
        case .stateSaveFailed: "browser_state_save_failed"
        case .activityRestored: "activity_restored"
        case .continuedFromActivity: "scene_continued_from_activity"
        }
    }

    /// The line's text. Numbers stand in the shortest form that reads back as the same number.
    var message: String {
        switch self {
        case .pageCommitted(let title): "did commit loading " + title
        case .pageFinished(let title): "did finish loading " + title
        case .backPressed: "back button pressed"
        case .forwardPressed: "forward button pressed"
        case .refreshPressed: "refresh button pressed"
        case .edgeSwiped(let edge): edge.word + " screen edge swiped"
        case .leftPanBegan: "LEFT screen edge pan gesture BEGAN"
        case .rightPanBegan(let x): "RIGHT screen edge pan gesture BEGAN: translation.x: \(x)"
        case .panChanged(let edge, let x): "\(edge.word) screen edge pan gesture CHANGED: translation.x: \(x)"
        case .panEnded(let edge, let isCompleted):
            "\(edge.word) screen edge pan gesture ENDED: \(isCompleted ? "completed" : "cancelled")"
        case .stateLoad: "load browser state"
        case .stateSave: "save browser state"
        case .stateLoadFailed(let reason): "Couldn't load from file: " + reason
        case .stateSaveFailed(let reason): "Couldn't write to save file: " + reason
        case .activityRestored(let activity, let scene): "restore activity: \(activity) for scene: \(scene)"
        case .continuedFromActivity: "scene(_:willConnectTo:options:) continue from activity"
        }
    }

    var level: LogLevel {
        switch self {
        case .stateLoadFailed, .stateSaveFailed: .error
        default: .info
        }
    }

    /// The logger that prints it.
    var origin: LogOrigin {
        switch self {
        case .stateLoad, .stateSave, .stateLoadFailed, .stateSaveFailed: OrionOrigin.stateManager
        case .activityRestored, .continuedFromActivity: OrionOrigin.sceneDelegate
        default: OrionOrigin.viewController
        }
    }
}

/// The app's three loggers. Their labels are not its bundle id.
enum OrionOrigin {
    static let viewController = logger("ViewController")
    static let sceneDelegate = logger("SceneDelegate")
    static let stateManager = logger("BrowserStateManager")

    private static func logger(_ name: String) -> LogOrigin {
        LogOrigin(
            process: "OrionTestTask", label: "com.jundaai.OrionTestTask." + name, source: "OrionTestTask",
            imagePath: "/private/var/containers/Bundle/Application/B2F7E0D4-5A61-4E7C-9C38-71D0A4E6F285/"
                + "OrionTestTask.app/OrionTestTask")
    }
}

/// An edge of the screen that a pan begins at.
public enum OrionEdge: String, Sendable, Hashable, CaseIterable {
    /// A pan that takes the web view away.
    case left
    /// A pan that brings the web view.
    case right

    var word: String { self == .left ? "LEFT" : "RIGHT" }
}
