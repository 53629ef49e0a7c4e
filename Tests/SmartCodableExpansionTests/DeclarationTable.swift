import Foundation
import Testing

/// The declarations that the test target of `SmartCodableInherit` compiles, as text, each with the
/// members that the macro must add.
///
/// So one and the same declaration is expanded by the compiler and compared here. The tests find
/// both by their own place, since resources must lie inside of their target.
enum DeclarationTable {
  struct Case: CustomTestStringConvertible {
    let id: String
    let declaration: String
    let expected: String

    var testDescription: String { id }
  }

  static func chapter(_ name: String) throws -> [Case] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let path = "../SmartCodableInheritTests/Declarations/\(name).swift"
    let source = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
    let results = tests.appending(path: "Expected/\(name).txt")
    let expected = expansions(try String(contentsOf: results, encoding: .utf8))
    return declarations(source)
      .map { id, text in
        Case(id: id, declaration: text, expected: expected[id] ?? "nothing is expected for \(id)")
      }
  }

  /// What stands between `// case: id` and the next `// case:` or `// end`.
  private static func declarations(_ source: String) -> [(id: String, text: String)] {
    var result: [(id: String, text: String)] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("// case: ") {
        result.append((String(trimmed.dropFirst(9)), ""))
        isInside = true
      } else if trimmed == "// end" {
        isInside = false
      } else if isInside {
        result[result.count - 1].text += line + "\n"
      }
    }
    return result
  }

  /// The texts behind the lines `== id`.
  private static func expansions(_ source: String) -> [String: String] {
    var result: [String: [Substring]] = [:]
    var id = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        id = String(line.dropFirst(3))
      } else {
        result[id, default: []].append(line)
      }
    }
    return result.mapValues { $0.joined(separator: "\n") }
  }
}
