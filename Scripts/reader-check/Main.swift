import Foundation

/// Compares both readers and fails with the first differences.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2])
    else {
      print("usage: check bodies seed files")
      exit(2)
    }
    var generator = BodyGenerator(seed: seed)
    var sources = (0..<count).map { _ in generator.declaration() }
    for path in arguments.dropFirst(3) {
      sources += declarations(try String(contentsOf: URL(filePath: path), encoding: .utf8))
    }
    var (agreeing, properties, ungrammatical, differing) = (0, 0, 0, 0)
    for source in sources {
      guard let expected = ParserFinding.properties(in: source) else {
        ungrammatical += 1
        continue
      }
      let difference = difference(in: source, expected)
      if difference == nil {
        agreeing += 1
        properties += expected.count
      } else {
        differing += 1
        if differing <= 3 { print("\(difference ?? "")\n---\n\(source)\n") }
      }
    }
    print(
      "\(agreeing) class bodies with \(properties) stored properties read alike, "
        + "\(differing) differently; \(ungrammatical) passed over as not grammatical"
    )
    // Too few would mean that the generator is broken.
    exit(differing > 0 || agreeing < min(300, count) ? 1 : 0)
  }

  private static func difference(in source: String, _ expected: [FoundProperty]) -> String? {
    do throws(ReadingError) {
      let found = try OwnFinding.properties(in: source)
      if found == expected { return nil }
      let pairs = zip(found, expected).first { $0 != $1 }
      return "reader: \(pairs.map { "\($0.0)" } ?? "\(found.count) properties")\n"
        + "parser: \(pairs.map { "\($0.1)" } ?? "\(expected.count) properties")"
    } catch {
      return "reader: \(error.message) at \(error.range)"
    }
  }

  /// The declarations of the table: from `// case:` to the next one or `// end`.
  private static func declarations(_ source: String) -> [String] {
    var result: [String] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("// case: ") {
        result.append("")
        isInside = true
      } else if trimmed == "// end" {
        isInside = false
      } else if isInside {
        result[result.count - 1] += line + "\n"
      }
    }
    return result
  }
}
