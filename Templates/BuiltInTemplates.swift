enum X { static let a = PackageResources.page_html }
