import Foundation
import SmartCodable
import Testing

@Suite("Log output")
struct LogPrintTests {
  private struct PrintedModel: SmartCodable { var v = 0 }

  @Test("LOG-1, LOG-12: blocks are printed to standard output, at level none nothing is")
  func printed() throws {
    let output = try LogProbe.exclusively {
      try standardOutput {
        _ = PrintedModel.deserialize(from: "[")
        SmartSentinel.debugMode = .verbose
        _ = PrintedModel.deserialize(from: "{}")
        SmartSentinel.debugMode = .none
        _ = PrintedModel.deserialize(from: "{}")
      }
    }
    #expect(output.components(separatedBy: "PrintedModel 👈🏻 👀").count == 2)
    let expected = """

      ================================  [Smart Sentinel]  ================================
      PrintedModel 👈🏻 👀
         ┆┄ v: No value associated with key.
      ====================================================================================

      """
    #expect(output.contains(expected))
  }

  /// What the process prints meanwhile; it is passed on afterwards, since tests print too.
  private func standardOutput(_ body: () -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    fflush(nil)
    let saved = dup(STDOUT_FILENO)
    try #require(saved >= 0 && dup2(file.fileDescriptor, STDOUT_FILENO) >= 0)
    body()
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    close(saved)
    let text = try String(contentsOf: url, encoding: .utf8)
    print(text, terminator: "")
    return text
  }
}
