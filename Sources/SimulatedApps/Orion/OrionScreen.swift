/// What can be seen on the screen.
struct OrionScreen: Sendable, Hashable {
    /// The bar at the top that shows how far a load is.
    struct ProgressBar: Sendable, Hashable {
        var value = 0.0
        var isHidden = true
        var opacity = 1.0
    }

    var isStartHidden = false
    var isWebHidden = true
    var isBackEnabled = false
    var isForwardEnabled = false
    var isRefreshEnabled = false
    var progressBar = ProgressBar()
    /// How far the web view is moved to the right, in points.
    var webOffset = 0.0

    /// Whether a press of the start button gets there: nothing lies over it.
    var canPressStart: Bool { !isStartHidden && (isWebHidden || webOffset > 0) }
}
