/// The two loggers of the app.
enum CounterLogs {
    private static let subsystem = "com.salokpi.CounterTestApp"
    private static let image =
        "/private/var/containers/Bundle/Application/5F0A7C1E-3B7D-4B8E-8B0B-2D9C1B7E4A55/CounterTestApp.app"
        + "/CounterTestApp"

    /// Where events go.
    static let analytics = LogOrigin(
        process: "CounterTestApp", subsystem: subsystem, category: "Analytics", imagePath: image)
    /// Where the notification service doubles four of its events.
    static let notifications = LogOrigin(
        process: "CounterTestApp", subsystem: subsystem, category: "LocalNotifications", imagePath: image)
}
