import Foundation
import Testing

/// The built `smartfuzz`, which lies beside the test bundle.
struct Tool {
  struct Output {
    var status: Int32
    var text: String
    var errors: String
    /// How long it took to end after it was asked to stop.
    var secondsToStop = 0.0
  }

  let executable: URL

  init() throws {
    let own = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/exe"
      )
    )
    let candidates =
      [own, URL(fileURLWithPath: CommandLine.arguments[0])]
      + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    let found =
      candidates.map {
        $0.deletingLastPathComponent().appendingPathComponent("smartfuzz")
      }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    executable = try #require(found, "smartfuzz is not built")
  }

  func run(
    _ arguments: [String],
    executable other: String? = nil,
    interruptAfter seconds: Double? = nil,
    by signal: Int32 = SIGINT
  ) throws -> Output {
    let process = Process()
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("out")
    let errors = folder.appendingPathComponent("err")
    for file in [output, errors] {
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    }
    process.executableURL = other.map { URL(fileURLWithPath: $0) } ?? executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    if let seconds {
      Thread.sleep(forTimeInterval: seconds)
      kill(process.processIdentifier, signal)
    }
    let start = ContinuousClock.now
    process.waitUntilExit()
    let stopped = ContinuousClock.now - start
    return Output(
      status: process.terminationStatus,
      text: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      secondsToStop: stopped / .seconds(1)
    )
  }

  static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("smartfuzz-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
