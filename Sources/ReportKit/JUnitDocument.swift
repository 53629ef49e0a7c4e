/// JUnit XML for continuous integration: suites of test cases, each passed or with a note.
package struct JUnitDocument {
  /// The outcome of a test case that did not pass.
  package enum Note {
    case failure(_ message: String, body: String = "")
    case error(_ message: String, body: String = "")
    case skipped(_ message: String, body: String = "")
  }

  /// One test case.
  package struct Case {
    package let group: String
    package let name: String
    package let note: Note?

    /// Creates a test case; `group` is shown as its class.
    package init(group: String, name: String, note: Note? = nil) {
      self.group = group
      self.name = name
      self.note = note
    }
  }

  /// Test cases under a common name.
  package struct Suite {
    package let name: String
    package let cases: [Case]

    /// Creates a suite.
    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  private let name: String
  private let suites: [Suite]

  /// Creates a document.
  package init(name: String, suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// The document, with a line feed at the end.
  package var text: String {
    let counts = Self.counts(suites.flatMap(\.cases))
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="\#(Markup.escaped(name))" \#(counts)>"#,
      ] + suites.flatMap(Self.lines) + ["</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func lines(_ suite: Suite) -> [String] {
    [#"  <testsuite name="\#(Markup.escaped(suite.name))" \#(counts(suite.cases))>"#]
      + suite.cases.flatMap(lines) + ["  </testsuite>"]
  }

  private static func lines(_ test: Case) -> [String] {
    let group = Markup.escaped(test.group)
    let head = #"    <testcase classname="\#(group)" name="\#(Markup.escaped(test.name))""#
    guard let note = test.note else { return [head + "/>"] }
    let (tag, message, body) = note.parts
    let open = #"      <\#(tag) message="\#(Markup.escaped(message))""#
    let line =
      body.isEmpty
      ? open + "/>" : open + ">" + Markup.escaped(body, keepingLines: true) + "</\(tag)>"
    return [head + ">", line, "    </testcase>"]
  }

  private static func counts(_ cases: [Case]) -> String {
    func count(_ tag: String) -> Int { cases.count { $0.note?.parts.tag == tag } }
    return #"tests="\#(cases.count)" failures="\#(count("failure"))""#
      + #" errors="\#(count("error"))" skipped="\#(count("skipped"))""#
  }
}

extension JUnitDocument.Note {
  fileprivate var parts: (tag: String, message: String, body: String) {
    switch self {
    case .failure(let message, let body): ("failure", message, body)
    case .error(let message, let body): ("error", message, body)
    case .skipped(let message, let body): ("skipped", message, body)
    }
  }
}
