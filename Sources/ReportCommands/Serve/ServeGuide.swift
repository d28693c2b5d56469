/// What `help serve` says beside the flags.
enum ServeGuide {
    static let text = """
        The site is built into memory and shown on 127.0.0.1; nothing is written, and no other machine reaches it. It is built
        again when one of these changes, and open pages load themselves again:

          captures and all files in their folders, ctreport.yml, its packs, plans and vocabulary, the folders of --site and
          --templates

        What is wrong with a build stands above every page, as on the terminal, until it is repaired; below is the site as it
        was before. Without script pages show the same, and are loaded again by hand.

        --follow FILE shows a capture that still grows, once a second at most; it need not be there yet. --follow - does so with
        standard input, which is kept in a file without a name in TMPDIR until the end:

          log stream --level info --predicate 'subsystem == "com.example.app"' | ctreport serve --follow -

        Ctrl-C ends it, and so do SIGTERM and SIGHUP, with exit status 0.

        """
}
