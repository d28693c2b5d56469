/// The pages that are compiled into the tool, by file name. Files of the same name given by a user take their place.
public let builtInPages: [String: [UInt8]] = [
    "start.md": PackageResources.start_md,
    "counter-overview.md": PackageResources.counter_overview_md,
    "splash.md": PackageResources.splash_md,
    "counter.md": PackageResources.counter_md,
    "navigation.md": PackageResources.navigation_md,
    "lifecycle.md": PackageResources.lifecycle_md,
    "events.md": PackageResources.events_md,
    "records.md": PackageResources.records_md,
    "data-quality.md": PackageResources.data_quality_md,
    "privacy.md": PackageResources.privacy_md,
]
