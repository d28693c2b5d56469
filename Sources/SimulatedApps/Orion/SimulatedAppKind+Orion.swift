extension SimulatedAppKind {
    /// Orion, its scripts and its people.
    public static let orion = SimulatedAppKind(
        OrionPopulation.self, subsystems: [], actions: OrionApp.actions,
        scenarios: [
            ScenarioFile(name: "orion-failed-loads", bytes: PackageResources.orion_failed_loads_yml),
            ScenarioFile(name: "orion-gestures", bytes: PackageResources.orion_gestures_yml),
            ScenarioFile(name: "orion-load-corrupt", bytes: PackageResources.orion_load_corrupt_yml),
            ScenarioFile(name: "orion-repaired-restoration", bytes: PackageResources.orion_repaired_restoration_yml),
            ScenarioFile(name: "orion-shipped-restoration", bytes: PackageResources.orion_shipped_restoration_yml),
            ScenarioFile(name: "orion-start-browse", bytes: PackageResources.orion_start_browse_yml),
        ], population: ScenarioFile(name: "orion-population", bytes: PackageResources.orion_population_yml))
}
