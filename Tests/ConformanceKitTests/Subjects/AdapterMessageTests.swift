import Foundation
import Testing

@testable import ConformanceKit

/// The adapter's side of the protocol, message by message, through pipes of this process.
@Suite struct AdapterMessageTests {
  private static let start =
    #"{"cmd":"start","protocol":1,"suite":"1.0","models":["#
    + #"{"id":"leaf","form":"structure","fields":[]},{"id":"tree","form":"plain","fields":[]},"#
    + #"{"id":"suit","form":"enumeration","cases":[],"fallback":"a"}]}"#
  private static let run = #"{"cmd":"run","seq":9,"model":"leaf","input":"e30="}"#
  private static let stop = #"{"cmd":"stop"}"#

  /// What is answered to the lines, and what is thrown.
  private func conversation(
    _ lines: [String],
    with subject: any ConformanceSubject = FixedSubject(response: .decoded(.null)),
    isRead: Bool = true
  ) async throws -> (answers: [String], error: String?) {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    if !isRead { try output.fileHandleForReading.close() }
    var thrown: String?
    do {
      try await ConformanceAdapter.serve(
        subject,
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor
      )
    } catch {
      thrown = "\(error)"
    }
    // Not before: a pipe that is not used any more closes its descriptors.
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    guard isRead else { return ([], thrown) }
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    return (
      String(decoding: answers, as: UTF8.self).split(separator: "\n").map(String.init), thrown
    )
  }

  @Test("A run from start to stop; what comes after stop is not read")
  func run() async throws {
    let result = try await conversation([Self.start, Self.run, Self.stop, "no message", ""])
    #expect(
      result.answers == [
        #"{"protocol":1,"manifest":{"name":"fixed","version":"1","language":"Swift","#
          + #""capabilities":[]},"binds":["leaf","tree"]}"#,
        #"{"seq":9,"decoded":{"t":"null"}}"#,
      ]
    )
    #expect(result.error == nil)
  }

  @Test("The end of the input is an end in order")
  func end() async throws {
    let result = try await conversation([Self.start, ""])
    #expect(result.answers.count == 1 && result.error == nil)
  }

  @Test("The hello names the models that have a type, and no enumeration")
  func binds() async throws {
    var subject = BoundSubject(SubjectManifest(name: "bound", version: "1"))
    subject.bind("leaf", to: Int.self) { _ in Decoded(1) }
    let result = try await conversation([Self.start, Self.stop, ""], with: subject)
    #expect(result.answers.first?.hasSuffix(#""binds":["leaf"]}"#) == true)
  }

  @Test(
    "A message that cannot be answered ends the adapter with the reason",
    arguments: [
      ("hello", "$: no JSON text (an unexpected character at byte 0)"),
      (#"{"cmd":"begin"}"#, #"$.cmd: start, run or stop is wanted, not the string "begin""#),
      (
        #"{"cmd":"run","seq":1,"model":"a","input":"?"}"#,
        #"$.input: base64 is wanted, not the string "?""#
      ),
      (
        #"{"cmd":"start","protocol":1,"suite":"1.0","models":[{}]}"#,
        #"$.models[0]: the key "id" is missing"#
      ),
    ]
  )
  func wrong(line: String, expected: String) async throws {
    let result = try await conversation([Self.start, line, Self.run, ""])
    #expect(result.answers.count == 1)
    #expect(result.error == expected)
  }

  @Test("A run before any start, and a runner that has gone, are told")
  func order() async throws {
    let early = try await conversation([Self.run, ""])
    #expect(early.error == AdapterError.notStarted.description)
    let gone = try await conversation([Self.start, ""], isRead: false)
    #expect(gone.error == AdapterError.runnerGone.description)
  }

  @Test("An answer that no line holds is told instead of sent")
  func tooLong() async throws {
    let text = String(repeating: "a", count: WireProtocol.maximumLineLength)
    let subject = FixedSubject(response: .decoded(.string(text)))
    let result = try await conversation([Self.start, Self.run, Self.stop, ""], with: subject)
    #expect(result.answers.last?.hasPrefix(#"{"seq":9,"broken":"the answer takes 16777"#) == true)
    #expect(result.answers.last?.hasSuffix(#"more than 16 MiB"}"#) == true)
  }
}
