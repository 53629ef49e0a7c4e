import Foundation
import Testing

@testable import FuzzKit

@Suite struct ChildProcessTests {
  @Test("A child that ends takes along its process group", arguments: [true, false])
  func group(isKilled: Bool) throws {
    let rest = isKilled ? "wait" : "read line"
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("pid")
    let child = try #require(
      ChildProcess.spawn(
        [
          "/bin/sh", "-c",
          "sleep 600 & echo $! > '\(file.path).new'; mv '\(file.path)'.new '\(file.path)'; \(rest)",
        ],
        environment: ["PATH=/usr/bin:/bin"],
        errorFile: "/dev/null"
      )
    )
    var text = ""
    while text.isEmpty {
      try #require(child.end() == nil)
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      usleep(1000)
    }
    let grandchild = text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(isRunning(grandchild))
    if isKilled { child.kill() } else { child.closeInput() }
    let end = child.end(waiting: true)
    #expect(end == (isKilled ? .signaled(SIGKILL) : .exited(1)))
    if isKilled { child.closeInput() }
    // The far backstop of a test that would otherwise wait for ever.
    for _ in 0..<60_000 where isRunning(grandchild) { usleep(1000) }
    #expect(!isRunning(grandchild))
  }

  @Test("What a worker of a folder has started is found by its environment")
  func descendants() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func start(_ ring: String) throws -> ChildProcess {
      let mark = "\(Descendants.variable)=\(folder.path)/\(ring)"
      let child = ChildProcess.spawn(
        ["/bin/sleep", "600"],
        environment: [mark],
        errorFile: "/dev/null"
      )
      return try #require(child)
    }
    let children = try ["ring-1", "ring-10", "ring-2"].map(start)
    Descendants.kill(of: folder.path + "/ring-1")
    #expect(children[0].end(waiting: true) == .signaled(SIGKILL))
    #expect(children[1].end() == nil && children[2].end() == nil)
    Descendants.kill(below: folder)
    for child in children.dropFirst() {
      #expect(child.end(waiting: true) == .signaled(SIGKILL))
    }
    for child in children { child.closeInput() }
  }

  @Test("What a child prints is no answer")
  func whatChildPrintsIsNoAnswer() throws {
    let child = try #require(
      ChildProcess.spawn(
        ["/bin/sh", "-c", #"echo printed by a decoder; printf '\7\1\0\0\0\0\0\0' >&3"#],
        environment: ["PATH=/usr/bin:/bin"],
        errorFile: "/dev/null",
        answers: true
      )
    )
    defer { child.closeInput() }
    // The far backstop of a test that would otherwise wait for ever.
    guard case .word(263) = child.receive(milliseconds: 60_000) else {
      Issue.record("not the word that was answered")
      return
    }
    #expect(child.end(waiting: true) == .exited(0))
  }

  /// Whether a process is there and has not ended, reaped or not.
  private func isRunning(_ identifier: String) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let state = text.components(separatedBy: ") ").last?.first
    else { return false }
    return state != "Z" && state != "X"
  }
}
