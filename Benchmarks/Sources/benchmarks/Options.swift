import BenchmarkInputs

/// What the command line asks for; every option states its default.
struct Options {
  /// Bytes of a generated document: 1 MB.
  var size = 1_000_000
  /// Measured rounds: 15, which is also the fewest.
  var rounds = 15
  /// Rounds before the measured ones: 3, which is also the fewest.
  var warmUps = 3
  /// The seed of all inputs: 1.
  var seed: UInt64 = 1
  /// The shapes to decode: all.
  var shapes = InputShape.allCases
  /// The folder for the JSON report: none is written.
  var output: String?
  var wantsHelp = false

  static let help = """
    Decodes generated documents, encodes the models again, and prints how fast that is against
    JSONDecoder and JSONEncoder.

    usage: benchmarks [--shape NAME[,NAME]] [--size BYTES] [--rounds N] [--warm-ups N]
                      [--seed S] [--output DIR]

      --shape NAME     \(InputShape.allCases.map(\.rawValue).joined(separator: ", ")) (default: all)
      --size BYTES     size of each document but `small` (default: 1000000)
      --rounds N       measured rounds, at least 15 (default: 15)
      --warm-ups N     rounds before them, at least 3 (default: 3)
      --seed S         seed of the generated documents (default: 1)
      --output DIR     also write <date>.json to this folder
      --help           print this text

    exit codes: 0 measured, 1 results differ, 2 wrong usage, 3 report not written
    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--size": size = try Self.number(option, &rest, atLeast: 1)
      case "--rounds": rounds = try Self.number(option, &rest, atLeast: 15)
      case "--warm-ups": warmUps = try Self.number(option, &rest, atLeast: 3)
      case "--seed":
        let text = try Self.value(option, &rest)
        guard let seed = UInt64(text) else {
          throw UsageError("--seed takes a whole number from 0, not '\(text)'")
        }
        self.seed = seed
      case "--shape": shapes = try Self.shapes(try Self.value(option, &rest))
      case "--output": output = try Self.value(option, &rest)
      default: throw UsageError("unknown option '\(option)'")
      }
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
}

/// A mistake of the caller, told in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
