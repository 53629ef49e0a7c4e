/// A self-contained page for a browser: it needs no network and no other file.
package struct HTMLPage {
  private let title: String
  private let style: String
  private let body: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the window; markup in it is escaped.
  ///   - style: Rules after those of all pages.
  ///   - body: The content, as markup.
  package init(title: String, style: String, body: String) {
    self.title = title
    self.style = style
    self.body = body
  }

  /// The page, with a line feed at the end.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(Self.base)
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// Colors, type and the parts that every page has.
  private static let base = """
    :root {
      --back: #fbfbf9; --paper: #ffffff; --ink: #22262b; --soft: #5c6570; --line: #d9dce0;
      --accent: #14507f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #16191d; --paper: #1e2227; --ink: #e4e7ea; --soft: #a2abb5; --line: #373d45;
        --accent: #8cc4f0;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
    h1 { font-size: 1.45rem; margin: 0 0 .4rem; overflow-wrap: anywhere; }
    small { font-weight: normal; color: var(--soft); }
    summary { cursor: pointer; }
    pre { margin: 0; background: var(--back); border: 1px solid var(--line); border-radius: 4px;
      padding: .45rem .55rem; white-space: pre-wrap; overflow-wrap: anywhere; overflow: auto;
      font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    """
}
