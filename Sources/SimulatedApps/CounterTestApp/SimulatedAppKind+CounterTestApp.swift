extension SimulatedAppKind {
    /// CounterTestApp, its scripts and its people.
    public static let counterTestApp = SimulatedAppKind(
        CounterPopulation.self, subsystems: ["com.salokpi.CounterTestApp"], actions: CounterTestApp.actions,
        scenarios: [
            ScenarioFile(
                name: "counter-alternation-swallowed", bytes: PackageResources.counter_alternation_swallowed_yml),
            ScenarioFile(name: "counter-counter-session", bytes: PackageResources.counter_counter_session_yml),
            ScenarioFile(name: "counter-first-launch-prompt", bytes: PackageResources.counter_first_launch_prompt_yml),
            ScenarioFile(name: "counter-notifications", bytes: PackageResources.counter_notifications_yml),
            ScenarioFile(name: "counter-splash-cancelled", bytes: PackageResources.counter_splash_cancelled_yml),
            ScenarioFile(name: "counter-two-cold-launches", bytes: PackageResources.counter_two_cold_launches_yml),
            ScenarioFile(name: "counter-ui-test-forced", bytes: PackageResources.counter_ui_test_forced_yml),
            ScenarioFile(name: "counter-web-back-forward", bytes: PackageResources.counter_web_back_forward_yml),
            ScenarioFile(name: "counter-web-downloads", bytes: PackageResources.counter_web_downloads_yml),
            ScenarioFile(name: "counter-web-errors-retry", bytes: PackageResources.counter_web_errors_retry_yml),
            ScenarioFile(name: "counter-web-http-500", bytes: PackageResources.counter_web_http_500_yml),
            ScenarioFile(name: "counter-web-offline", bytes: PackageResources.counter_web_offline_yml),
            ScenarioFile(name: "counter-web-popups-external", bytes: PackageResources.counter_web_popups_external_yml),
        ], population: ScenarioFile(name: "counter-population", bytes: PackageResources.countertestapp_yml))
}
