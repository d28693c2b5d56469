enum X { static let a = PackageResources.index_md }
