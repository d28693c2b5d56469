/// The frame of a site in one file. Its policy lets in the style sheet and the script that stand in it, by hash, and nothing else.
enum SingleFileTemplate {
    static let name = "single-file.html"

    static let text = """
        <!DOCTYPE html>
        <html lang="{{language}}">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; {{#has-script}}script-src '{{script-hash}}'; {{/has-script}}style-src '{{style-hash}}'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <meta name="generator" content="{{generator}} {{version}}">
        <title>{{app}} · {{site-title}}</title>
        <style>{{{style}}}</style>
        {{#has-script}}
        <script>{{{script}}}</script>
        {{/has-script}}
        </head>
        <body>
        <a class="skip" href="#content">{{say-skip}}</a>
        <header class="site-header">
        <div class="site-header-inner">
        <a class="brand" href="#content"><span class="brand-app">{{app}}</span> <span class="brand-site">{{site-title}}</span></a>
        </div>
        </header>
        <div class="layout">
        <nav class="site-nav" aria-label="{{say-pages}}">
        {{#navigation}}
        <div class="nav-group">
        {{#is-labelled}}
        <p class="nav-label">{{label}}</p>
        {{/is-labelled}}
        <ul>
        {{#entries}}
        <li><a href="{{href}}">{{title}}</a></li>
        {{/entries}}
        </ul>
        </div>
        {{/navigation}}
        </nav>
        <div class="page-column">
        <main id="content" tabindex="-1">
        <h1>{{app}}: {{site-title}}</h1>
        <p>{{say-all-in-one}}</p>
        {{#has-omissions}}
        <p>{{omissions}}</p>
        {{/has-omissions}}
        {{#sections}}
        <section id="{{id}}"{{#has-other-language}} lang="{{content-language}}"{{/has-other-language}}>
        {{{content}}}
        </section>
        {{/sections}}
        </main>
        <footer class="site-footer">
        <p><a href="#content">{{say-top}}</a></p>
        <p>{{say-written-by}} {{generator}} {{version}}</p>
        </footer>
        </div>
        </div>
        </body>
        </html>

        """
}
