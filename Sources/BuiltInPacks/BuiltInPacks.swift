/// The packs that are compiled into the tool, in the order in which apps are reported: file name and YAML text.
public let builtInPacks: [(file: String, bytes: [UInt8])] = [
    ("countertestapp.yml", PackageResources.countertestapp_yml),
    ("fun.yml", PackageResources.fun_yml),
    ("orion.yml", PackageResources.orion_yml),
]
