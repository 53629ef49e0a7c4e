import Foundation
import Testing

@testable import CommandLine

@Suite struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "output-\(UUID().uuidString)"
  )

  @Test("A file that can be written is neither made nor changed by the check")
  func writable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a/b.txt").path
    try OutputFile.check(path)
    #expect(!FileManager.default.fileExists(atPath: path))
    try OutputFile.write("text", to: path)
    // A file of the user's, whatever its name, is not taken for the probe.
    try OutputFile.write("theirs", to: path + ".new")
    try OutputFile.check(path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    #expect(try String(contentsOfFile: path + ".new", encoding: .utf8) == "theirs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a")
    #expect(files.sorted() == ["b.txt", "b.txt.new"])
  }

  @Test("A folder, and a file below a file, are refused before anything runs")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("file").path
    try OutputFile.write("text", to: path)
    for bad in [folder.path, path + "/below", "/proc/none/file"] {
      let error = UsageError("cannot write '\(bad)'; choose another place or make it writable")
      #expect(throws: error) { try OutputFile.check(bad) }
    }
  }
}
