/// The page templates, the style sheets and the script that are compiled into the tool, by file name.
///
/// `page.html` is a template of `SiteGenerator.Template`; a remark at its top lists the values it takes. The other `.html` files are
/// parts of it. Style
/// sheets and the script are copied as they are. Files of the same name in a user's `Templates/` take their place; what a user's `tokens.css`
/// says stands behind the built-in one.
public let builtInTemplates: [String: [UInt8]] = [
    "page.html": PackageResources.page_html,
    "head.html": PackageResources.head_html,
    "header.html": PackageResources.header_html,
    "foot.html": PackageResources.foot_html,
    "site.js": PackageResources.site_js,
    "style.css": PackageResources.style_css,
    "tokens.css": PackageResources.tokens_css,
]
