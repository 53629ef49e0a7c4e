import Foundation
import ReportKit
import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a subject would like to do to whoever reads a report on it.
private enum Hostile {
  static let texts = [
    "\u{1B}[2J\u{1B}]8;;http://evil.example\u{7}x\u{9B}31m\0\u{7F}\u{85}\u{8}",
    "\u{202E}\u{2066}\u{200F}\u{2028}\u{2029}\u{FEFF}\u{E0041}日本 é",
    "\r\n\n✓ forged\n\n# forged\n\n- forged\n| forged | forged |\n",
    "[x](http://evil.example) ![y](http://evil.example) <http://evil.example> www.evil.example a@evil.example",
    #"<script>alert(1)</script><img src=x onerror="alert('1')">]]></failure></text></title>&lt;b&gt;"#,
    #"\| [z](http://evil.example) \\| `[z](http://evil.example)` `` ` | [z][evil] *a* _b_ ~~c~~ "#,
    "[evil]: http://evil.example",
    String(repeating: "9", count: 50_000),
    "e" + String(repeating: "\u{301}", count: 50_000),
  ]

  /// What is wrong with a text for a terminal or with a file; judged without the code under test.
  static func steering(in text: String) -> [String] {
    text.unicodeScalars
      .filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
          0x2060...0x206F,
          0xFEFF, 0xE0000...0xE007F:
          true
        default: false
        }
      }
      .map { String($0.value, radix: 16) }
  }

  /// Lines that only a line feed of the subject can have made.
  static func forged(in text: String) -> [Substring] {
    text.split(separator: "\n")
      .filter { $0.trimmingPrefix { " \t#-✓|>".contains($0) }.hasPrefix("forged") }
  }

  /// Links and elements that a renderer of Markdown would make of a page.
  static func live(in page: String) -> [String] {
    page.split(separator: "\n")
      .flatMap { line -> [String] in
        // A cell ends at a pipe without a backslash of its own, also within code.
        let cells = String(line).replacing(/\\./) { $0.output == #"\|"# ? "!" : "" }
          .split(separator: "|")
        return cells.map { String($0).replacing(/`[^`]*`/, with: "") }
          .filter { cell in
            ["](", "][", "]:", "<", "://evil", "www.evil", "a@evil", "*a*", "_b_", "~~", "`"]
              .contains { cell.contains($0) }
          }
      }
  }
}

/// Answers with hostile texts in every place that the protocol has.
private struct HostileSubject: ConformanceSubject {
  let manifest: SubjectManifest

  init(_ text: String) {
    manifest = SubjectManifest(
      name: "n" + text,
      version: "v" + text,
      language: "l" + text,
      url: "http://u" + text,
      capabilities: [.initialValues, Capability(rawValue: "c" + text)]
    )
  }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    let sum = request.input.reduce(0) { $0 &+ Int($1) }
    let text = Hostile.texts[sum % Hostile.texts.count]
    return switch sum / 7 % 9 {
    case 0: .decoded(.object([text: .string(text)]), repairs: nil)
    case 1: .decoded(.enumeration(text), repairs: [Repair(.invalid, at: "$." + text)])
    case 2: .rejected(Rejection(.typeMismatch, at: "$." + text))
    case 3: .unbound(ModelID(rawValue: text))
    case 4: .inexpressible(text)
    case 5: .unsupported(Setting(rawValue: text))
    case 6: .crashed(text)
    case 7: .decoded(.instance(of: text, [text: .integer(text), "n": .date(text)]))
    default: .decoded(.array([.number(text), .data(text)]))
    }
  }
}

@Suite(.timeLimit(.minutes(60))) struct HostileSubjectTests {
  private static let suite = ConformanceSuite(
    version: "1.0",
    cases: ConformanceSuite.current.cases.enumerated()
      .filter { $0.offset.isMultiple(of: 60) && $0.element.id.chapter != "totality" }
      .map(\.element)
  )

  private func certification(_ text: String) async -> Certification {
    let subject = HostileSubject(text)
    // A ledger is the user's own, but may have been written by the tool.
    let text = text.utf8.count < 1000 ? text : "long"
    let cases = Self.suite.cases
    let entries = cases.prefix(40)
      .map {
        DeviationLedger.Entry(
          id: $0.id,
          signature: "0123456789abcdef",
          reason: .byDesign(text),
          since: text,
          difference: text
        )
      }
    let ledger = DeviationLedger(ceiling: 0, entries: entries)
    return await Certification.run(
      Certification.Entry(subject, ledger: ledger),
      besides: [Certification.Entry(subject)],
      floors: [],
      suite: Self.suite
    )
  }

  @Test(
    "No file of a report holds control characters, markup or a link of the subject",
    arguments: Hostile.texts.indices
  )
  func files(index: Int) async throws {
    let certification = await certification(Hostile.texts[index])
    let files = ReportFolder(certification).files
    for (name, text) in files {
      #expect(Hostile.steering(in: text).isEmpty, "\(name)")
      #expect(Hostile.forged(in: text).isEmpty, "\(name)")
      #expect(text.utf8.count < 3_000_000, "\(name)")
      if name.hasSuffix(".xml") || name.hasSuffix(".svg") {
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(name)")
      }
      if name.hasSuffix(".json") { _ = try JSONReader.read(text) }
      if name.hasSuffix(".html") {
        #expect(!text.contains("<script>alert") && !text.contains("<img"))
        // Links lead to cases of this page, and none is of the subject.
        #expect(!text.contains(/href="(?!#[a-z0-9\/-]+@\d+")/))
      }
      if name.hasSuffix(".md") {
        #expect(Hostile.live(in: text) == [], "\(name)")
      }
    }
    let json = try #require(files.first { $0.name == "report.json" }?.text)
    _ = try RecordedReport(json: json)
  }

  @Test("Tables, lists and messages for a terminal are as harmless, and short")
  func terminal() async throws {
    for text in Hostile.texts {
      let certification = await certification(text)
      let runner = ConformanceRunner(subject: HostileSubject(text), suite: Self.suite)
      let report = certification.certified
      let messages = report.verdicts.compactMap { verdict in
        Self.suite[verdict.id].map { runner.message(on: verdict, of: $0) }
      }
      let texts =
        [CertificationText(certification).text, FailureList(certification).text] + messages
      for text in texts {
        #expect(Hostile.steering(in: PrintedText.safe(text)).isEmpty)
        #expect(Hostile.forged(in: text).isEmpty)
      }
      #expect(messages.allSatisfy { $0.unicodeScalars.count < 2500 })
    }
  }

  @Test("Signatures of differences do not depend on how these are shown")
  func signatures() {
    for text in Hostile.texts {
      let whole = Difference(path: "$." + text, expected: text, actual: "x" + text)
      #expect(whole.abridged.signature == whole.signature)
      #expect(whole.abridged.abridged.signature == whole.signature)
      #expect(whole.abridged.sentence.unicodeScalars.count < 800)
    }
  }

  private static let program = #"""
    import base64, json, sys
    texts = json.loads(sys.argv[1])
    seen = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop": sys.exit(0)
        if message["cmd"] == "start":
            answer = {"protocol": 1, "binds": ["leaf", "person", "node"], "manifest": {
                "name": "n" + texts[0], "version": texts[1], "language": texts[2], "capabilities": []}}
        else:
            answer = {"seq": message["seq"]}
            text = texts[seen % len(texts)]
            key = texts[seen // 3 % len(texts)]
            try: document = json.loads(base64.b64decode(message["input"]))
            except Exception: document = None
            # An adapter that fails the smoke test gets no further.
            if seen < 8 and document is None: answer["rejected"] = {}
            elif seen < 8 and set(document) == {"n", "v"}:
                answer["decoded"] = {"t": "obj", "v": {
                    "n": {"t": "str", "v": document["n"]}, "v": {"t": "int", "v": str(document["v"])}}}
            elif seen < 8: answer["unbound"] = message["model"]
            elif seen % 5 == 0: answer["rejected"] = {"kind": "typeMismatch", "path": "$." + text}
            elif seen % 5 == 1: answer["broken"] = text
            elif seen % 5 == 2: answer["inexpressible"] = text
            else: answer["decoded"] = {"t": "obj", "v": {key: {"t": "enum", "v": text}}}
            seen += 1
            sys.stderr.write(text)
        print(json.dumps(answer), flush=True)
    """#

  @Test("A hostile program gets nothing past the tool", .enabled(if: Programs.hasPython))
  func tool() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.program, to: "hostile.py")
    let list = String(
      decoding: JSONWriter.line(of: .strings(Hostile.texts.dropLast(2))),
      as: UTF8.self
    )
    let quoted = "'" + list.replacing("'", with: #"'"'"'"#) + "'"
    let subject = "python3 '\(file)' \(quoted)"
    let output = folder.path("r")
    let report = folder.path("r/report.json")
    let runs: [([String], Int32)] = [
      (["run", "--subject", subject, "--filter", "nulls/*", "--output", output], 3),
      (["smoke", "--subject", subject], 0), (["history", output], 0), (["verify", report], 2),
      (["verify", report, "--run-recorded"], 0),
      (["verify", report, "--subject", "reference"], 1),
      (["run", "--subject", "python3 -c 'print(\"\\x1b[2J\\u202e\")'"], 3),
    ]
    for (arguments, code) in runs {
      let result = try BuiltTool.run(arguments)
      #expect(result.code == code, "\(arguments.prefix(1)): \(PrintedText.value(result.errors))")
      for text in [result.output, result.errors] {
        #expect(Hostile.steering(in: text).isEmpty, "\(arguments.prefix(1))")
        #expect(Hostile.forged(in: text).isEmpty, "\(arguments.prefix(1))")
      }
    }
    for name in try folder.names(in: "r") {
      let text = try folder.read("r/\(name)")
      #expect(Hostile.steering(in: text).isEmpty && Hostile.forged(in: text).isEmpty, "\(name)")
      if name.hasSuffix(".md") { #expect(Hostile.live(in: text) == [], "\(name)") }
    }
  }
}
