/// The page templates and the style sheet that are compiled into the tool, by file name.
///
/// `page.html` is a template of `SiteGenerator.Template`; a remark at its top lists the values it takes. `style.css` is
/// copied as it is. Files of the same name in a user's `Templates/` take their place.
public let builtInTemplates: [String: [UInt8]] = [
    "page.html": PackageResources.page_html,
    "style.css": PackageResources.style_css,
]
