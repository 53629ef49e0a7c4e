import ConformanceKit
import Foundation
import Synchronization
import Testing

/// Decoders on which something is left of the documents before.
@Suite struct HistoryTests {
  private static let manifest = SubjectManifest(
    name: "forgetful",
    version: "1",
    capabilities: [.strict]
  )

  /// Answers each document with the first one that it was given.
  private final class FirstDocument: DropInDecoder {
    private var first: Data?

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      if first == nil { first = data }
      return try JSONDecoder().decode(type, from: first ?? data)
    }
  }

  /// Refuses all that follows a document that it refused.
  private final class Offended: DropInDecoder {
    private var isOffended = false

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      do {
        if isOffended { throw CocoaError(.coderInvalidValue) }
        return try JSONDecoder().decode(type, from: data)
      } catch {
        isOffended = true
        throw error
      }
    }
  }

  /// Keeps the last value of each type.
  private final class LastValue: DropInDecoder {
    private var values: [ObjectIdentifier: Any] = [:]

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      let value = try JSONDecoder().decode(type, from: data)
      defer { values[ObjectIdentifier(type)] = value }
      return values[ObjectIdentifier(type)] as? Value ?? value
    }
  }

  private static let kinds: [(String, @Sendable () -> any DropInDecoder)] = [
    ("first document", { FirstDocument() }), ("offended", { Offended() }),
    ("last value", { LastValue() }),
  ]

  private static func outcomes(of subject: any ConformanceSubject) async -> [Verdict.Outcome: Int] {
    let suite = ConformanceSuite(
      version: "0.1",
      cases: ConformanceSuite.current.selected(by: "keyed/*")
    )
    let runner = ConformanceRunner(subject: subject, suite: suite, variations: [.afterOthers])
    let report = await runner.report()
    for verdict in report.verdicts where verdict.outcome == .unstable {
      #expect(verdict.variation == .afterOthers)
    }
    return report.verdicts.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
  }

  @Test("A decoder with a memory is unstable, and Foundation's is not", arguments: kinds.map(\.0))
  func memories(kind: String) async throws {
    let make = try #require(Self.kinds.first { $0.0 == kind }).1
    let found = await Self.outcomes(of: DropInSubject(Self.manifest) { _ in make() })
    let sound = await Self.outcomes(of: DropInSubject(Self.manifest) { _ in JSONDecoder() })
    #expect(found[.unstable, default: 0] > sound.values.reduce(0, +) / 4, "\(found)")
    #expect(sound[.unstable] == nil && sound[.passed, default: 0] > 20, "\(sound)")
  }

  @Test("Bindings decode what comes before, since a memory may belong to the process")
  func bindings() async {
    let seen = Mutex<[String]>([])
    var subject = BoundSubject(Self.manifest)
    for model in ["leaf", "person"] as [ModelID] {
      subject.bind(model, to: Int.self) { request in
        let text = String(decoding: request.input, as: UTF8.self)
        seen.withLock { $0.append("\(request.model) \(text) \(request.settings.count)") }
        return Decoded(try JSONDecoder().decode(Int.self, from: request.data))
      }
    }
    let request = SubjectRequest(
      model: "leaf",
      input: Array("3".utf8),
      settings: [.keys: "from-snake-case"],
      earlier: [("person", "1"), ("nobody", "2"), ("leaf", "[")]
        .map { EarlierInput(model: ModelID(rawValue: $0), input: Array($1.utf8)) }
    )
    #expect(await subject.respond(to: request).text == "integer 3")
    #expect(seen.withLock { $0 } == ["person 1 1", "leaf [ 1", "leaf 3 1"])
  }

  @Test("The kit's own types decode what comes before with the decoder that decodes them")
  func containers() async {
    let made = Mutex(0)
    var subject = BoundSubject(Self.manifest)
    subject.bindContainers { _ in
      made.withLock { $0 += 1 }
      return FirstDocument()
    }
    let request = SubjectRequest(
      model: "seen-row-int",
      input: Array("[1]".utf8),
      earlier: [EarlierInput(model: "seen-row-int", input: Array("[2]".utf8))]
    )
    let other = SubjectRequest(model: "seen-row-int", input: Array("[2]".utf8))
    let expected = await DropInSubject.foundation.respond(to: other).text
    #expect(await subject.respond(to: request).text == expected)
    #expect(made.withLock { $0 } == 1)
  }

  @Test("What comes before is in the format, too, and is left out where the format cannot say it")
  func formats() async {
    final class Seen: ConformanceSubject {
      let manifest = HistoryTests.manifest
      let requests = Mutex<[SubjectRequest]>([])
      func respond(to request: SubjectRequest) async -> SubjectResponse {
        requests.withLock { $0.append(request) }
        return .decoded(.null)
      }
    }
    let seen = Seen()
    let request = SubjectRequest(
      model: "leaf",
      input: Array("1".utf8),
      earlier: ["2", "[", "null"].map { EarlierInput(model: "numbers", input: Array($0.utf8)) }
    )
    _ = await FormattedSubject(seen, format: XMLPropertyList()).respond(to: request)
    let texts = seen.requests.withLock { $0[0].earlier }
      .map { String(decoding: $0.input, as: UTF8.self) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("<integer>2</integer>") == true)
  }

  /// Ends the process at one document, or at one after another.
  private struct Fragile: ConformanceSubject {
    let manifest = SubjectManifest(name: "fragile", version: "1")
    let bad: [UInt8]
    let isAlone: Bool

    func respond(to request: SubjectRequest) async -> SubjectResponse {
      let isBad =
        isAlone && request.input == bad || request.earlier.contains { $0.input == bad }
      return isBad ? .crashed("signal 11") : .decoded(.leaf("own", 2))
    }
  }

  @Test("A crash by the document of another case is the other case's", arguments: [true, false])
  func neighbour(isAlone: Bool) async {
    let suite = ConformanceSuite.fixture(
      .fixture("nulls/field/a", input: #"{"n":null,"v":2}"#),
      .fixture("nulls/field/b", input: #"{"v":2}"#)
    )
    let subject = Fragile(bad: Array(#"{"v":2}"#.utf8), isAlone: isAlone)
    let runner = ConformanceRunner(subject: subject, suite: suite, variations: [.afterOthers])
    var outcomes: [Verdict.Outcome] = []
    for conformanceCase in suite.cases {
      outcomes.append(await runner.verdict(on: conformanceCase).outcome)
    }
    #expect(outcomes == (isAlone ? [.passed, .crashed] : [.crashed, .passed]))
  }
}
