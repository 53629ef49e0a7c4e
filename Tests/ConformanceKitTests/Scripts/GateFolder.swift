import Foundation

/// A small package in a temporary folder on which a script of this package is run.
struct GateFolder: ~Copyable {
  private let folder: URL

  /// Writes the files, given by their paths.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gate-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs `Scripts/<name>` with arguments on the folder and gives its exit code and its lines.
  func run(_ name: String, _ arguments: [String] = []) throws -> (status: Int32, lines: [String]) {
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scripts").standardized
    let process = Process()
    let pipe = Pipe()
    process.executableURL = scripts.appendingPathComponent(name)
    process.arguments = arguments + [folder.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return (process.terminationStatus, lines)
  }
}
