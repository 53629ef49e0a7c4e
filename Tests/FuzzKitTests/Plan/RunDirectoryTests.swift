import Foundation
import Testing

@testable import FuzzKit

@Suite struct RunDirectoryTests {
  @Test("Folders of processes that are gone are removed, and no others")
  func orphansAreRemoved() throws {
    let parent = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let own = "smartfuzz-run-\(ProcessInfo.processInfo.processIdentifier)-a"
    for name in [own, "smartfuzz-run-1-b", "smartfuzz-run-999999999-c", "smartfuzz-run-x", "other"]
    {
      let folder = parent.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    RunDirectory.removeOrphans(in: parent)
    let left = try FileManager.default.contentsOfDirectory(atPath: parent.path)
    #expect(Set(left) == [own, "smartfuzz-run-1-b", "smartfuzz-run-x", "other"])
  }
}
