import ConformanceKit
import Foundation
import Testing

/// The adapter of `Examples/python`, as a user starts it.
@Suite(.enabled(if: Programs.hasPython, "there is no python3 in PATH"))
struct PythonAdapterTests {
  /// What it makes of the suite, found out once for all tests.
  static let report = Task {
    let subject = try await adapter()
    let report = await ConformanceRunner(subject: subject, variations: []).report()
    #expect(await subject.stop() == nil)
    return report
  }

  private static func adapter() async throws -> ProcessSubject {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Examples/python/adapter.py").standardized
    return try await ProcessSubject(
      launching: "python3",
      [file.path],
      timeout: .seconds(20),
      startTimeout: .seconds(30)
    )
  }

  @Test("It claims to be strict, has types for what it can read, and passes the smoke test")
  func hello() async throws {
    let subject = try await Self.adapter()
    #expect(subject.manifest.name == "python-json")
    #expect(subject.manifest.language == "python")
    #expect(subject.manifest.capabilities == [.strict, .json])
    for model: ModelID in ["person", "integers", "tables", "card", "puppy", "leaf-list", "stray"] {
      #expect(subject.binds(model), "\(model)")
    }
    for model: ModelID in ["suit", "routed", "article", "memo"] {
      #expect(!subject.binds(model), "\(model)")
    }
    let smoke = await SmokeTest.run(subject)
    #expect(smoke.isPassed, "\(smoke)")
    #expect(await subject.stop() == nil)
  }

  @Test(
    "It passes what strict decoders owe, but for what the json module takes although it must not"
  )
  func verdicts() async throws {
    let report = try await Self.report.value
    #expect(report.certificate?.held == [.shape, .json, .strict])
    let failures = (report.failures + report.advice).filter { $0.outcome != .unbound }
    #expect(failures.allSatisfy { $0.requirement == .should })
    let clauses = Set(failures.compactMap { ConformanceSuite.current[$0.id]?.clause.id })
    #expect(
      clauses == [
        "CTR-ERR-8", "CTR-NUM-5", "CTR-NUM-9", "CTR-NUM-10", "CTR-NUM-12", "CTR-NUM-13", "JSN-5",
        "JSN-7", "JSN-9",
      ]
    )
    #expect(report.claimed().passed > 100)
  }

  private static let answers: [(String, ModelID, String, String)] = [
    (
      "inherited fields", "puppy", #"{"name":"a","legs":4,"breed":"b","age":1,"weeks":2}"#,
      "puppy{age: integer 1, breed: string \"b\", legs: integer 4, name: string \"a\", toy: null, "
        + "weeks: integer 2}"
    ),
    ("a missing key", "leaf", #"{"n":"a"}"#, "rejection keyNotFound at $.v"),
    ("null", "leaf", #"{"n":"a","v":null}"#, "rejection valueNotFound at $.v"),
    ("a Boolean is no integer", "leaf", #"{"n":"a","v":true}"#, "rejection typeMismatch at $.v"),
    ("65 bits", "leaf", #"{"n":"a","v":9223372036854775808}"#, "rejection dataCorrupted at $.v"),
    ("an element", "leaf-list", #"[{"n":"a","v":"1"}]"#, "rejection typeMismatch at $[0].v"),
    (
      "an unknown case", "plain-leaf", #"{"i":1,"s":"a","suit":"x"}"#,
      "rejection dataCorrupted at $.suit"
    ),
    (
      "an exponent", "person", #"{"name":"a","age":1,"active":true,"score":1e20}"#,
      "{active: true, age: integer 1, name: string \"a\", nick: null, score: number 1e+20}"
    ),
  ]

  @Test("It reads strictly, by the schemas it was sent")
  func strictness() async throws {
    let subject = try await Self.adapter()
    for (label, model, input, expected) in Self.answers {
      let request = SubjectRequest(model: model, input: Array(input.utf8))
      #expect(await subject.respond(to: request).text == expected, "\(label)")
    }
    let turned = SubjectRequest(model: "leaf", input: [], settings: [.keys: "from-snake-case"])
    #expect(await subject.respond(to: turned).text == "unsupported keys")
    await subject.stop()
  }
}
