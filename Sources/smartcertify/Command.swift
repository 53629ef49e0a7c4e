/// One command line, read and checked before anything runs.
enum Command: Equatable {
  case help
  case certify(output: String)
  case list(ListFormat, output: String?)
  case lint(specification: String)
  case strength

  /// How the cases are listed.
  enum ListFormat: Equatable {
    case text
    case json
    case swiftTesting
  }

  static let usage = """
    Certifies SmartCodable against the conformance suite, and JSONDecoder beside it.

    usage: smartcertify [certify] [--output DIR]
           smartcertify list [--json | --swift-testing [--output DIR]]
           smartcertify lint [--specification FILE]
           smartcertify strength

    certify    runs all cases, prints the table and writes certification.json and
               certification.md to DIR (default Reports); without any command, this one
    list       prints the cases; --swift-testing writes one test for each case to DIR
               (default Tests/ConformanceKitTests/Cases)
    lint       checks ids, titles, clauses and expectations of all cases; the clauses stand
               in FILE (default Specification/behaviour.md)
    strength   runs every case against every planted fault and prints who catches what

    Exit codes: 0 clean, 1 failures, 2 wrong usage, 3 the tool or an adapter failed.
    The failures of subjects that are only compared do not count.

    """

  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if rest.contains("--help") || rest.contains("-h") || rest.first == "help" {
      self = .help
      return
    }
    let name = rest.first.map { $0.hasPrefix("-") ? "certify" : $0 } ?? "certify"
    if rest.first == name { rest = rest.dropFirst() }
    switch name {
    case "certify":
      let output = try Self.value(of: "--output", in: &rest) ?? "Reports"
      self = .certify(output: output)
    case "list":
      let isJSON = Self.flag("--json", in: &rest)
      let isSwift = Self.flag("--swift-testing", in: &rest)
      let output = try Self.value(of: "--output", in: &rest)
      if isJSON && isSwift {
        throw UsageError("--json and --swift-testing exclude each other; give one of them")
      }
      if output != nil && !isSwift {
        throw UsageError("list takes --output only with --swift-testing; add it or leave both")
      }
      self = .list(isJSON ? .json : isSwift ? .swiftTesting : .text, output: output)
    case "lint":
      let file = try Self.value(of: "--specification", in: &rest)
      self = .lint(specification: file ?? "Specification/behaviour.md")
    case "strength":
      self = .strength
    default:
      throw UsageError(
        "unknown command '\(name)'; use certify, list, lint or strength (see --help)"
      )
    }
    if let extra = rest.first {
      throw UsageError("\(name) does not take '\(extra)'; see --help")
    }
  }

  private static func flag(_ name: String, in rest: inout ArraySlice<String>) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  private static func value(
    of name: String,
    in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    let next = rest.index(after: index)
    guard next < rest.endIndex, !rest[next].isEmpty, !rest[next].hasPrefix("--") else {
      throw UsageError("\(name) needs a value; write \(name) PATH")
    }
    let value = rest[next]
    rest.removeSubrange(index...next)
    return value
  }
}
