internal import SiteGenerator

/// `help site`: pages, blocks, templates and tokens.
enum SiteGuide {
    static var text: String {
        """
        Pages of your own

        A page is a file of Markdown in a folder, Site/ by custom; each becomes a page of the site and its Markdown twin. A page
        with the name of a built-in one takes its place; the others stand beside them. Say where they are:

          ctreport build app.log --site Site --templates Templates

        or in ctreport.yml:

          site: { title: Nightly, pages: Site, templates: Templates }

        A starter with a chart and a funnel: ctreport site init
        A built-in page or template to start from: ctreport site show
        To see pages while you write them: ctreport serve app.log

        A page begins with front matter:

          ---
          title: Checkout                 its heading, and its name in the navigation
          navigation: Buying              a shorter name there
          description: One sentence.      for search engines and previews; it and the title are required
          order: 20                       where it stands; 100 without it
          app: countertestapp             the app it is about, 'each' for a page for each app, 'all' (the default) for one
          role: topic                     a page among others (the default), an app's first page ('overview'), or the first page
                                          of a site about no app or several ('start')
          needs: launches                 what the report must hold for the page to be there: 'app', 'no-app', 'launches',
                                          'records', 'other-plans' or 'audit'; without it the page is always there
          template: page.html             the template that makes it
          language: en                    the language it is written in, where it is not that of its folder
          ---

        Text is CommonMark; raw HTML and pictures are refused. Links to pages name their files: [splash](splash.md). Report blocks
        stand in fences and show figures; those that are wrong are errors with file, line and column:

          ```ctreport chart splash.duration "How long the splash takes"
          ```

        All blocks, and the figures that they name: ctreport site blocks [CAPTURE…]. Texts for several pages stand in
        Site/includes, without front matter, and come with the block 'include'. What is personal or secret in a page is an error.

        Languages

        --language de, or language: de in ctreport.yml, makes the built-in pages and all that blocks show speak German. JSON, ids of
        figures, names of files and anchors stay English, and so does what commands print.

        A page of yours is English, and its blocks speak English, unless its front matter says 'language: de'. In Site/de stand the same
        pages in German: Site/de/my-page.md is the German text of Site/my-page.md, and Site/de/includes holds what German pages include.
        A page without a German text stays English in a German site, and its content is marked as English.

        Templates

        A file in the folder of templates takes the place of the built-in one: foot.html (the foot), header.html (the bar with the
        name), head.html (what stands in <head>), page.html (the whole frame), style.css and site.js. To start from one:

          ctreport site show Templates/foot.html > Templates/foot.html

        tokens.css names colours, type and distances: yours is read behind the built-in one and holds only what you change. Each value
        must be of its token's kind, and a text under a contrast of 4.5:1 on its ground is a warning. Templates are a strict subset of Mustache: {{name}} text, {{{name}}} HTML, {{#name}}…{{/name}} lists and flags, {{^name}} their absence,
        {{> part.html}} another template, {{! remark }}. A name that has no value is an error. Other scripts, inline styles and
        addresses of other hosts are refused: Jenkins and offline readers would not show them.

        Pages are whole without script. Where it runs, site.js adds tables to sort and to filter, a search, links to copy, and keys:
        / search, g and a letter for a page, j and k for the next finding and the one before, ? for all of them and to turn them
        off. A head.html without its two <script> lines does without it.

        The values of a page:

        \(TextTable(rows: rows(TemplateKey.page, indent: "  ")).text)
        """
    }

    private static func rows(_ keys: [TemplateKey], indent: String) -> [[String]] {
        keys.flatMap { key -> [[String]] in
            let row = [indent + key.name, key.kind.word, key.summary]
            guard case .list(let inner) = key.kind else { return [row] }
            return [row] + rows(inner, indent: indent + "  ")
        }
    }
}
