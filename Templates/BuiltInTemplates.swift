/// The page templates and the style sheets that are compiled into the tool, by file name.
///
/// `page.html` is a template of `SiteGenerator.Template`; a remark at its top lists the values it takes. Style
/// sheets are copied as they are. Files of the same name in a user's `Templates/` take their place; what a user's `tokens.css`
/// says stands behind the built-in one.
public let builtInTemplates: [String: [UInt8]] = [
    "page.html": PackageResources.page_html,
    "style.css": PackageResources.style_css,
    "tokens.css": PackageResources.tokens_css,
]
