internal import Configuration
internal import Diagnostics
internal import Plans

/// A configuration that was read and checked, with its packs.
struct LoadedConfiguration: Sendable {
    let file: ConfigurationFile
    let bytes: [UInt8]
    let configuration: ReportConfiguration
    let packs: PackSet
    /// Tracking plans.
    let plans: [TrackingPlan]

    /// What is read where a call names no input, from the working directory.
    var inputs: [String] { configuration.inputs.map { $0 == "-" ? $0 : file.resolved($0) } }

    /// What it says of flags, paths from the working directory.
    var settings: [ReportConfiguration.Setting] {
        configuration.settings.map { setting in
            guard ["output", "site", "templates"].contains(setting.flag) else { return setting }
            var setting = setting
            setting.value = file.resolved(setting.value)
            return setting
        }
    }
}
