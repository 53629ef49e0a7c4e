import ConformanceKit
import DecoderLaw
import Foundation
import SmartCodableConformance
import Testing

/// A subject behind a process gives the very answers that it gives without one.
@Suite struct ConformanceAdapterTests {
  @Test("The whole suite through a process gives the same verdicts")
  func verdicts() async throws {
    // The other side makes its reference from the schemas that it is sent.
    let served = try await ServedSubjectTests.launch("reference")
    let here = await ConformanceRunner(subject: ReferenceSubject(), suite: .quick, variations: [])
      .report()
    let there = await ConformanceRunner(subject: served, suite: .quick, variations: []).report()
    #expect(served.manifest == ReferenceSubject().manifest)
    #expect(here.verdicts.count > 300)
    #expect(there.verdicts.map(\.id) == here.verdicts.map(\.id))
    #expect(there.verdicts.map(\.outcome) == here.verdicts.map(\.outcome))
    #expect(there.verdicts.map(\.explanation) == here.verdicts.map(\.explanation))
    #expect(await served.stop() == nil)
  }

  private static let subjects: [(name: String, subject: any ConformanceSubject)] = [
    ("foundation", DropInSubject.foundation), ("smart", SmartDecoderSubject.subject),
  ]

  @Test("Each answer through a process is the same, repairs and rejections included")
  func answers() async throws {
    for (name, subject) in Self.subjects {
      let served = try await ServedSubjectTests.launch(name)
      #expect(served.manifest == subject.manifest)
      // What is not claimed may differ from process to process, like the order of equal keys.
      for conformanceCase in ConformanceSuite.quick.cases
      where conformanceCase.needs.isSubset(of: subject.manifest.capabilities) {
        let request = SubjectRequest(
          model: conformanceCase.model,
          input: try #require(conformanceCase.input.bytes),
          settings: conformanceCase.settings
        )
        let answer = await served.respond(to: request).text
        #expect(await subject.respond(to: request).text == answer, "\(conformanceCase.id)")
      }
      #expect(await served.stop() == nil)
    }
  }

  @Test("What a decoder prints does not break the protocol")
  func prints() async throws {
    let served = try await ServedSubjectTests.launch("talkative")
    #expect(await served.tell("a") == #"string "a""#)
    #expect(await served.tell("b") == #"string "b""#)
    #expect(await served.stop() == nil)
  }

  @Test("A trap of the decoder is a crash, and the next request is answered")
  func trap() async throws {
    let served = try await ServedSubjectTests.launch("talkative")
    let answer = await served.tell("trap")
    #expect(answer.hasPrefix("crashed: was ended by signal "), "\(answer)")
    // A backtrace tells the place; without one the last words are told.
    #expect(
      answer.contains("Talkative.respond(to:) at ServedSubjectTests.swift:")
        || answer.contains("decoding trap"),
      "\(answer)"
    )
    #expect(!answer.contains("Registers"))
    #expect(await served.tell("next") == #"string "next""#)
  }
}
