/// How facts moved over several reports: a column for each report, a row for each fact.
///
/// Reports and their names are files of others, so every text becomes a value of ``PrintedText``.
package struct HistoryTable {
  /// What one report says of a fact.
  package struct Cell: Hashable {
    /// How a reader should take it.
    package enum Tone: String {
      case good, bad, plain
    }

    let text: String
    let tone: Tone

    /// Creates a cell.
    package init(_ text: String, _ tone: Tone = .plain) {
      self.text = PrintedText.value(text)
      self.tone = tone
    }

    /// For a report that says nothing of a fact.
    package static let missing = Cell("–")
  }

  /// One fact over all reports.
  package struct Row {
    let name: String
    let cells: [Cell]

    /// Creates a row with a cell for each column.
    package init(_ name: String, _ cells: [Cell]) {
      self.name = PrintedText.value(name)
      self.cells = cells
    }

    fileprivate var hasMoved: Bool { zip(cells, cells.dropFirst()).contains { $0 != $1 } }
  }

  /// Rows that belong together.
  package struct Section {
    let title: String
    let rows: [Row]

    /// Creates a section.
    package init(_ title: String, _ rows: [Row]) {
      self.title = PrintedText.value(title)
      self.rows = rows
    }
  }

  private let title: String
  private let columns: [String]
  private let sections: [Section]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - columns: The names of the reports, oldest first.
  ///   - sections: The facts.
  package init(_ title: String, columns: [String], sections: [Section]) {
    self.title = title
    self.columns = columns.map { PrintedText.value($0) }
    self.sections = sections.filter { !$0.rows.isEmpty }
  }

  // MARK: Text

  /// The longest name of a row on a terminal.
  private static let nameLimit = 60

  /// The sections as aligned columns, for a terminal; `>` marks rows in which something moved.
  package var text: String {
    sections
      .map { section in
        let rows = section.rows.map { row in
          [(row.hasMoved ? "> " : "  ") + Self.shortened(row.name)] + row.cells.map(\.text)
        }
        return section.title + "\n" + Self.aligned([[""] + columns] + rows)
      }
      .joined(separator: "\n\n")
  }

  private static func shortened(_ name: String) -> String {
    name.count > nameLimit ? name.prefix(nameLimit - 1) + "…" : name
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices
      .map { column in rows.map { $0[column].count }.max() ?? 0 }
    return
      rows.map { row in
        let cells = zip(row, widths)
          .map { $0 + String(repeating: " ", count: $1 - $0.count) }
        let line = cells.joined(separator: "  ")
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
      .joined(separator: "\n")
  }

  // MARK: Page

  /// The same as a page; what differs from the report before is framed.
  package var page: String {
    let body = """
      <main>
      <h1>\(Markup.escaped(title))</h1>
      <p>One column for each report, the oldest first. Framed: differs from the report before.</p>
      \(sections.map(markup).joined(separator: "\n"))
      </main>
      """
    return HTMLPage(title: title, style: Self.style, body: body).text
  }

  private func markup(_ section: Section) -> String {
    let head = columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
    let rows = section.rows.map { row in
      let cells = row.cells.enumerated()
        .map { number, cell in
          let hasMoved = number > 0 && row.cells[number - 1] != cell
          let names = [cell.tone.rawValue] + (hasMoved ? ["moved"] : [])
          return "<td class=\"\(names.joined(separator: " "))\">\(Markup.escaped(cell.text))</td>"
        }
      return "<tr><th scope=\"row\">\(Markup.escaped(row.name))</th>\(cells.joined())</tr>"
    }
    return """
      <h2>\(Markup.escaped(section.title))</h2>
      <div class="wide"><table><thead><tr><td></td>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  private static let style = """
    :root { --good: #14507f; --bad: #8a3b00; --frame: #d9a400; }
    @media (prefers-color-scheme: dark) {
      :root { --good: #8cc4f0; --bad: #f2b48a; --frame: #b58900; }
    }
    main { max-width: 1400px; margin: 0 auto; padding: 1rem 1rem 3rem; }
    h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; overflow-wrap: anywhere; }
    p { color: var(--soft); margin: 0; max-width: 75ch; }
    .wide { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
      border-radius: 6px; width: fit-content; max-width: 100%; }
    table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .7rem; text-align: left; white-space: nowrap; }
    tbody th { font-weight: normal; white-space: normal; overflow-wrap: anywhere; min-width: 9rem;
      max-width: 26rem; }
    tbody tr { border-top: 1px solid var(--line); }
    .good { color: var(--good); }
    .bad { color: var(--bad); font-weight: 600; }
    .moved { box-shadow: inset 0 0 0 2px var(--frame); }
    """
}
