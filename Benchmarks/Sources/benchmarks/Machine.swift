import BenchmarkKit
import Foundation

extension MachineFacts {
  /// This machine, the compiler on it, and the commit of the current folder.
  static func current() -> MachineFacts {
    let changes = output(of: ["git", "status", "--porcelain", "--untracked-files=no"])
    return MachineFacts(
      processor: processorName(),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: output(of: ["swift", "--version"]).first ?? "unknown",
      commit: (output(of: ["git", "rev-parse", "HEAD"]).first ?? "unknown")
        + (changes.isEmpty ? "" : "+changes")
    )
  }

  private static func processorName() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map(String.init) ?? "unknown"
    return name.trimmingCharacters(in: .whitespaces)
  }

  private static func output(of command: [String]) -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return [] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
