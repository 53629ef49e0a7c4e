import Foundation

/// Where and with what a run was made.
struct Machine {
  let date: String
  let processor: String
  let swift: String
  let commit: String

  init() {
    date = Date.now.formatted(.iso8601.year().month().day())
    processor = Self.processorName()
    swift = Self.firstLine(of: ["swift", "--version"])
    commit = Self.firstLine(of: ["git", "rev-parse", "HEAD"])
  }

  private static func processorName() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map(String.init) ?? "unknown"
    return name.trimmingCharacters(in: .whitespaces)
  }

  private static func firstLine(of command: [String]) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return "unknown" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first
    return process.terminationStatus == 0 ? line.map(String.init) ?? "unknown" : "unknown"
  }
}
