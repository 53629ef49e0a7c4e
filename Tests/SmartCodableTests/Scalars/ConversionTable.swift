import Foundation
import Testing

/// One row of `Specification/conversion.tsv`: a JSON literal and its cells.
struct ConversionRow: Sendable, CustomTestStringConvertible {
  let literal: String
  let cells: [String]

  var testDescription: String { literal }
}

/// The conversion matrix, read from the specification.
enum ConversionTable {
  /// What CONV-1 promises, column by column.
  static let columns = [
    "Bool", "String", "Int", "Int8", "UInt8", "Int64", "UInt64", "Float", "Double", "CGFloat",
    "Decimal", "Date", "Data", "URL", "enum(String)", "enum(Int)", "[Int]", "[String: Int]",
    "Model",
  ]

  static let header: [String] = lines.first ?? []

  static let rows: [ConversionRow] = lines.dropFirst()
    .map {
      ConversionRow(literal: $0.first ?? "", cells: Array($0.dropFirst()))
    }

  private static let lines: [[String]] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Specification/conversion.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n")
      .map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
  }()
}
