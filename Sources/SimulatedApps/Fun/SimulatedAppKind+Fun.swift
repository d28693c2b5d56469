extension SimulatedAppKind {
    /// Fun, its scripts and its people.
    public static let fun = SimulatedAppKind(
        FunPopulation.self, subsystems: ["com.charles.wang.FunApp", "com.fun.app"], actions: FunApp.scenarioActions,
        scenarios: [
            ScenarioFile(name: "fun-error-simulation", bytes: PackageResources.fun_error_simulation_yml),
            ScenarioFile(name: "fun-favorites-corrupt", bytes: PackageResources.fun_favorites_corrupt_yml),
            ScenarioFile(name: "fun-login-browse", bytes: PackageResources.fun_login_browse_yml),
            ScenarioFile(name: "fun-search", bytes: PackageResources.fun_search_yml),
            ScenarioFile(name: "fun-toggles", bytes: PackageResources.fun_toggles_yml),
        ], population: ScenarioFile(name: "fun-population", bytes: PackageResources.fun_yml))
}
