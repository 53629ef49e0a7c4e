package import BenchmarkInputs

/// What the command line asks for; every option states its default.
package struct Options: Equatable, Sendable {
  package enum Command: String, CaseIterable, Sendable {
    /// Measures rows.
    case run
    /// Names all rows.
    case list
    /// Compares parsed doubles with `strtod`.
    case doubles
  }

  package var command = Command.run
  /// Bytes of each generated document but `small`: nil, what is usual for its shape.
  package var size: Int?
  /// How often all rows are measured: 1.
  package var runs = 1
  /// Measured rounds of a run: 15, which is also the fewest.
  package var rounds = 15
  /// Rounds before the measured ones: 3, which is also the fewest.
  package var warmUps = 3
  /// The seed of all inputs: 1.
  package var seed: UInt64 = 1
  /// Only rows with these shapes: nil, all rows.
  package var shapes: [InputShape]?
  /// Only rows whose id has one of these in it: empty, all rows.
  package var rows: [String] = []
  /// Smaller documents, no document above 1 MB, no memory: false.
  package var isQuick = false
  /// Whether memory is measured too: true, except for quick runs and single files.
  package var measuresMemory = true
  /// A JSON file to measure instead of generated documents: nil.
  package var file: String?
  /// The folder for the report: nil, none is written.
  package var output: String?
  /// A report to compare with: nil.
  package var comparison: String?
  /// How many doubles are compared: 200,000.
  package var count = 200_000
  package var wantsHelp = false

  package init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let name = rest.first, !name.hasPrefix("-") {
      guard let command = Command(rawValue: name) else {
        throw UsageError("unknown command '\(name)'")
      }
      self.command = command
      rest = rest.dropFirst()
    }
    while let option = rest.popFirst() { try take(option, &rest) }
  }

  private mutating func take(
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    switch option {
    case "--help", "-h": wantsHelp = true
    case "--quick": isQuick = true
    case "--no-memory": measuresMemory = false
    case "--size": size = try Self.number(option, &rest, atLeast: 1)
    case "--runs": runs = try Self.number(option, &rest, atLeast: 1)
    case "--rounds": rounds = try Self.number(option, &rest, atLeast: 15)
    case "--warm-ups": warmUps = try Self.number(option, &rest, atLeast: 3)
    case "--count": count = try Self.number(option, &rest, atLeast: 1)
    case "--seed":
      let text = try Self.value(option, &rest)
      guard let seed = UInt64(text) else {
        throw UsageError("--seed takes a whole number from 0, not '\(text)'")
      }
      self.seed = seed
    case "--shape": shapes = try Self.shapes(try Self.value(option, &rest))
    case "--row": rows += try Self.value(option, &rest).split(separator: ",").map(String.init)
    case "--file": file = try Self.value(option, &rest)
    case "--output": output = try Self.value(option, &rest)
    case "--compare": comparison = try Self.value(option, &rest)
    default: throw UsageError("unknown option '\(option)'")
    }
  }

  private static func value(
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value")
    }
    return value
  }

  private static func number(
    _ option: String,
    _ rest: inout ArraySlice<String>,
    atLeast least: Int
  ) throws(UsageError) -> Int {
    let text = try value(option, &rest)
    guard let number = Int(text), number >= least else {
      throw UsageError("\(option) takes a whole number of at least \(least), not '\(text)'")
    }
    return number
  }

  private static func shapes(_ text: String) throws(UsageError) -> [InputShape] {
    var shapes: [InputShape] = []
    for name in text.split(separator: ",") {
      guard let shape = InputShape(rawValue: String(name)) else {
        let known = InputShape.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("unknown shape '\(name)'; the shapes are \(known)")
      }
      shapes.append(shape)
    }
    guard !shapes.isEmpty else { throw UsageError("--shape needs a name") }
    return shapes
  }

  /// Whether a row or case is asked for.
  package func wants(id: String, shape: String?) -> Bool {
    if let shapes, !shapes.contains(where: { $0.rawValue == shape }) { return false }
    return rows.isEmpty || rows.contains { id.contains($0) }
  }

  /// The size of the documents of a shape.
  package func size(of shape: InputShape) -> Int {
    size ?? (isQuick ? min(shape.usualSize, 100_000) : shape.usualSize)
  }
}
