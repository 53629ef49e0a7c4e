import Foundation
import Testing

@testable import FuzzKit

@Suite struct RunDirectoryTests {
  @Test("Folders of owners that are gone are removed, and no others")
  func orphansAreRemoved() throws {
    let parent = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let living = try #require(RunDirectory.make(in: parent))
    // One that is made and not yet locked, one of a tool that was killed, and one of somebody else.
    for name in ["smartfuzz-run-young", "smartfuzz-run-dead", "other"] {
      let folder = parent.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if name != "smartfuzz-run-young" {
        try Data().write(to: folder.appendingPathComponent("lock"))
      }
    }
    RunDirectory.removeOrphans(in: parent)
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: parent.path))
    }
    #expect(try names() == [living.url.lastPathComponent, "smartfuzz-run-young", "other"])
    living.remove()
    #expect(try names() == ["smartfuzz-run-young", "other"])
  }
}
