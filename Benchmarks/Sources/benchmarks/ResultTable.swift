import Foundation

/// The results of one shape.
struct ShapeResult {
  let shape: String
  let byteCount: Int
  let measurements: [Measurement]

  /// How many times as fast as the first contender.
  func ratio(_ measurement: Measurement) -> Double {
    guard let baseline = measurements.first else { return .nan }
    return baseline.median / measurement.median
  }
}

/// Aligned text: one row per shape and contender.
struct ResultTable {
  let results: [ShapeResult]

  var text: String {
    var rows = [["shape", "bytes", "contender", "× Foundation", "median µs", "min µs", "IQR", ""]]
    for result in results {
      for (position, measurement) in result.measurements.enumerated() {
        rows.append([
          position == 0 ? result.shape : "",
          position == 0 ? String(result.byteCount) : "",
          measurement.name,
          String(format: "%.2f", result.ratio(measurement)),
          String(format: "%.1f", measurement.median / 1000),
          String(format: "%.1f", measurement.minimum / 1000),
          String(format: "%.1f %%", measurement.spread * 100),
          measurement.isNoisy ? "noisy" : "",
        ])
      }
    }
    return aligned(rows)
  }

  private func aligned(_ rows: [[String]]) -> String {
    let isText = [true, false, true, false, false, false, false, true]
    let widths = isText.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return
      rows.map { row in
        row.indices
          .map { column in
            let padding = String(repeating: " ", count: widths[column] - row[column].count)
            return isText[column] ? row[column] + padding : padding + row[column]
          }
          .joined(separator: "  ")
          .replacing(#/ +$/#, with: "")
      }
      .joined(separator: "\n")
  }
}
