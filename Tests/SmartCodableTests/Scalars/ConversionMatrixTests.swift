import Foundation
import SmartCodable
import Testing

@Suite("Conversion matrix")
struct ConversionMatrixTests {
  @Test("CONV-1: the table is whole, and its columns are the ones that are tested")
  func tableIsWhole() {
    #expect(ConversionTable.header == ["json"] + ConversionTable.columns)
    #expect(ConversionColumn.all.map(\.name) == ConversionTable.columns)
    #expect(ConversionTable.rows.count == 118)
    #expect(ConversionTable.rows.reduce(0) { $0 + $1.cells.count } == 118 * 19)
    #expect(Set(ConversionTable.rows.map(\.literal)).count == 118)
  }

  @Test("CONV-1: no cell holds the initial value that would hide it")
  func sentinelsDiffer() throws {
    for row in ConversionTable.rows {
      for (column, cell) in zip(ConversionColumn.all, row.cells) where column.name != "Bool" {
        #expect(try !column.holdsSentinel(cell), "\(row.literal) as \(column.name)")
      }
    }
  }

  @Test("CONV-1: every cell holds for text", arguments: ConversionTable.rows)
  func text(row: ConversionRow) throws {
    try #require(row.cells.count == ConversionColumn.all.count)
    for input in [ConversionInput.string(literal: row.literal), .data(literal: row.literal)] {
      let mistakes = try mistakes(row, input) { _ in true }
      #expect(mistakes.isEmpty)
    }
  }

  @Test("CONV-1, ENT-2, ENT-11: every cell holds for Swift values", arguments: ConversionTable.rows)
  func dictionary(row: ConversionRow) throws {
    for native in NativeValue.all(of: row.literal) {
      let mistakes = try mistakes(row, .dictionary(value: native.value)) { column in
        // What an inexact Double is as a Decimal is left open.
        native.isExact || column.name != "Decimal"
      }
      #expect(mistakes.isEmpty, "as \(native.name)")
    }
  }

  @Test("CONV-1: Swift values stand for all rows but those that none can hold")
  func nativeValuesAreComplete() {
    let natives = ConversionTable.rows.map { NativeValue.all(of: $0.literal) }
    let missing = zip(ConversionTable.rows, natives).filter(\.1.isEmpty).map(\.0.literal)
    #expect(missing == ["1e400", "1e-400"])
    #expect(natives.reduce(0) { $0 + $1.count } == 181)
    #expect(natives.joined().filter { !$0.isExact }.count == 4)
  }

  /// What differs from the cells of a row, as one sentence each.
  private func mistakes(
    _ row: ConversionRow,
    _ input: ConversionInput,
    where isTested: (ConversionColumn) -> Bool
  ) throws -> [String] {
    let optionals = try #require(input.decoded(OptionalColumns.self), "\(row.literal)")
    let fills = try #require(input.decoded(FilledColumns.self), "\(row.literal)")
    var found: [String] = []
    let columns = Array(zip(ConversionColumn.all, localized(row)))
    for (column, cell) in columns + [(ConversionColumn.otherBool, row.cells[0])]
    where isTested(column) {
      if let mistake = try column.check(cell, optionals, fills, input) { found.append(mistake) }
    }
    return found
  }

  /// The cells in the current time zone; the table is written for UTC.
  private func localized(_ row: ConversionRow) -> [String] {
    let zoneless = ["\"2024-01-02\"", "\"2024-01-02 03:04\"", "\"2024-01-02 03:04:05\""]
    guard zoneless.contains(row.literal),
      let column = ConversionTable.columns.firstIndex(of: "Date"),
      let date = try? Date.value(ofCell: row.cells[column])
    else { return row.cells }
    var cells = row.cells
    let offset = TimeZone.current.secondsFromGMT(for: date)
    cells[column] = "Date(\(date.timeIntervalSince1970 - Double(offset)))"
    return cells
  }
}
