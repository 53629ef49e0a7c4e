import ConformanceKit
import Foundation
import Testing

/// Encoders that are certified with the decoder they come with.
@Suite struct EncodingSubjectTests {
  /// Encodes as JSONEncoder does, but for the text that it makes of it.
  private struct Changing: DropInEncoder {
    let change: @Sendable (String) -> String

    func encode<Value: Encodable>(_ value: Value) throws -> Data {
      let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      return Data(change(text).utf8)
    }
  }

  private static let manifest = SubjectManifest(
    name: "Changing",
    version: "1",
    capabilities: [.encoding]
  )

  private func verdict(
    _ id: String,
    _ change: @escaping @Sendable (String) -> String
  ) async throws -> Verdict {
    let subject = DropInSubject(Self.manifest) { _ in
      DropInCoder(JSONDecoder(), Changing(change: change))
    }
    let suite = ConformanceSuite.current
    let conformanceCase = try #require(suite.cases.first { $0.id.rawValue == id })
    return await ConformanceRunner(subject: subject).verdict(on: conformanceCase)
  }

  @Test(
    "What an encoder writes is compared as a tree: blanks and the order of members do not count",
    arguments: [
      (#"{"b":"x","a":1,"c":true}"#, Verdict.Outcome.passed),
      (" { \"c\" : true,\n\"a\": 1.0e0, \"b\": \"\\u0078\" } ", .passed),
      (#"{"a":2,"b":"x","c":true}"#, .failed),
      (#"{"a":1,"b":"x","c":true,"d":null}"#, .failed),
      (#"{"a":1,"a":1,"b":"x","c":true}"#, .failed),
      (#"{"a":1,"b":"x","c":true"#, .failed),
    ]
  )
  func text(_ written: String, _ outcome: Verdict.Outcome) async throws {
    let verdict = try await verdict("encoding/keyed/members") { _ in written }
    #expect(verdict.outcome == outcome)
  }

  @Test("A number is compared by its value, to the last digit of an integer")
  func numbers() async throws {
    let id = "encoding/numbers/above-double"
    #expect(try await verdict(id) { $0 }.outcome == .passed)
    let rounded = try await verdict(id) { $0.replacing("993", with: "992") }
    #expect(rounded.outcome == .failed)
    let spelled = try await verdict(id) {
      $0.replacing("9007199254740993", with: "9007199254740993.0")
    }
    #expect(spelled.outcome == .passed)
  }

  @Test(
    "Who claims an encoder and brings none has no model for its cases; who claims none loses nothing"
  )
  func missing() async throws {
    for (capabilities, outcome) in [
      (Self.manifest.capabilities, Verdict.Outcome.unbound), ([], .unclaimed),
    ] {
      let manifest = SubjectManifest(name: "Mute", version: "1", capabilities: capabilities)
      let subject = DropInSubject(manifest) { _ in JSONDecoder() }
      var bound = BoundSubject(manifest)
      bound.bindContainers { _ in JSONDecoder() }
      for subject in [subject, bound] as [any ConformanceSubject] {
        let suite = ConformanceSuite.current.selecting(Glob("encoding/keyed/members"))
        let verdict = await ConformanceRunner(subject: subject)
          .verdict(
            on: try #require(suite.cases.first)
          )
        #expect(verdict.outcome == outcome)
      }
    }
  }

  @Test("What an encoder does the second time counts too")
  func second() async throws {
    final class Calls: @unchecked Sendable { var count = 0 }
    let calls = Calls()
    let verdict = try await verdict("encoding/keyed/empty") { text in
      calls.count += 1
      return calls.count.isMultiple(of: 2) ? "[]" : text
    }
    #expect(verdict.outcome == .failed)
  }
}
