/// Aligned columns: the first to the left, others to the right unless they are said to be text.
struct TextTable {
  let textColumns: Set<Int>
  private(set) var rows: [[String]] = []

  init(textColumns: Set<Int>) { self.textColumns = textColumns }

  mutating func add(_ row: [String]) { rows.append(row) }

  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count)
      .map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        if column > 0 { line += "  " }
        line += textColumns.contains(column) ? cell + padding : padding + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
