import ConformanceKit
import Foundation
import Testing

/// Decoders of other shapes than `JSONDecoder`, plugged in as their authors would.
@Suite struct PluggingInTests {
  /// A class derived from `JSONDecoder`, which is a `DropInDecoder` by that.
  private final class Doubling: JSONDecoder, @unchecked Sendable {
    override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      let text = String(decoding: data, as: UTF8.self).replacing("2", with: "4")
      return try super.decode(type, from: Data(text.utf8))
    }
  }

  /// A decoder whose `decode` has more parameters than the kit knows, all of them defaulted.
  private struct Optioned {
    enum Option { case quick, exact }

    func decode<Value: Decodable>(
      _ type: Value.Type,
      from data: Data,
      options: [Option] = [.exact],
      path: String? = nil
    ) throws -> Value {
      try JSONDecoder().decode(type, from: data)
    }
  }

  private func answer(
    of subject: DropInSubject,
    settings: DecodingSettings = [:]
  ) async -> SubjectResponse {
    await subject.respond(
      to: SubjectRequest(
        model: "leaf",
        input: Array(#"{"n":"a","v":2}"#.utf8),
        settings: settings
      )
    )
  }

  @Test("A class derived from JSONDecoder answers by its own decode")
  func derived() async {
    let subject = DropInSubject(SubjectManifest(name: "Doubling", version: "1")) { _ in Doubling() }
    guard case .decoded(let value, _) = await answer(of: subject) else {
      Issue.record("no value")
      return
    }
    #expect(value == .leaf("a", 4))
  }

  @Test("A decode with defaulted parameters plugs in as a function, rejections and settings too")
  func function() async {
    let subject = DropInSubject(SubjectManifest(name: "Optioned", version: "1")) {
      type,
      data,
      settings in
      guard settings.isEmpty else { throw UnsupportedSetting(.keys) }
      return try Optioned().decode(type, from: data)
    }
    guard case .decoded(let value, nil) = await answer(of: subject) else {
      Issue.record("no value")
      return
    }
    #expect(value == .leaf("a", 2))
    guard case .unsupported(.keys) = await answer(of: subject, settings: [.keys: "x"]) else {
      Issue.record("the setting was taken")
      return
    }
    let other = DropInSubject(SubjectManifest(name: "Liar", version: "1")) { _, _, _ in 7 }
    guard case .broken = await answer(of: other) else {
      Issue.record("a function that returns something else is no decoder that refuses")
      return
    }
    for conformanceCase in ConformanceSuite.current.selecting(Glob("nulls/*")).cases
    where conformanceCase.settings.isEmpty {
      let theirs = await ConformanceRunner(subject: subject).verdict(on: conformanceCase)
      let plain = DropInSubject(subject.manifest) { _ in JSONDecoder() }
      let ours = await ConformanceRunner(subject: plain).verdict(on: conformanceCase)
      #expect(theirs.explanation == ours.explanation)
    }
  }
}
