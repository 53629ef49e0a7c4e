import Foundation
import ParcelReader
import Testing

/// The program as its users run it.
@Suite struct CampaignTests {
  private struct Output {
    let status: Int32
    let text: String
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The built program, which lies beside the bundle of the tests.
  private static var program: URL? {
    let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    return paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      .map { $0.appendingPathComponent("fuzz-decoders") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Output {
    let process = Process()
    let built = try #require(program, "fuzz-decoders is not built")
    process.executableURL = built
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      text: String(decoding: data, as: UTF8.self)
    )
  }

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-decoders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `JSONDecoder and the reader of a binary format hold`() throws {
    try Self.inFolder { folder in
      let arguments = ["--target", "json,parcel", "--iterations", "3000", "--quiet"]
      let output = try Self.run(arguments, in: folder)
      #expect(output.status == 0, "\(output.text)")
      #expect(output.text.contains("findings    0"))
    }
  }

  @Test func `A strict reference shows where PropertyListDecoder takes other numbers`() throws {
    try Self.inFolder { folder in
      let arguments = ["--target", "property-list", "--iterations", "3000", "--quiet"]
      let output = try Self.run(arguments, in: folder)
      #expect(output.status == 1, "\(output.text)")
      let known = Self.package.appendingPathComponent("known-findings.txt").path
      let accepted = try Self.run(arguments + ["--known", known], in: folder)
      #expect(accepted.status == 0, "\(accepted.text)")
    }
  }

  @Test func `Both bugs are found, replayed, minimized and explained`() throws {
    try Self.inFolder { folder in
      let run = try Self.run(["--target", "order", "--iterations", "3000", "--quiet"], in: folder)
      #expect(run.status == 1, "\(run.text)")
      let base = folder.appendingPathComponent("Reports/fuzz/seed-1-order-0-3000/findings")
      let names = try FileManager.default.contentsOfDirectory(atPath: base.path)
      for kind in ["trap-order", "reversed-order"] {
        let name = try #require(names.first { $0.hasPrefix(kind) }, "\(run.text)")
        let again = try Self.run(["replay", name], in: folder)
        #expect(again.status == 1 && again.text.contains("FAILS       \(name)"), "\(again.text)")
        let smaller = try Self.run(["minimize", name], in: folder)
        #expect(smaller.text.contains("minimized   "), "\(smaller.text)")
        let why = try Self.run(["explain", name], in: folder)
        #expect(why.text.contains("matters     "), "\(why.text)")
        let script = base.appendingPathComponent("\(name)/repro.sh")
        let text = try String(contentsOf: script, encoding: .utf8)
        #expect(text.contains("swift run -c release fuzz-decoders replay"), "\(text)")
      }
    }
  }

  @Test func `Nine of ten bugs in a binary decoder are found`() throws {
    try Self.inFolder { folder in
      let bugs = ParcelReader.Bug.allCases.map { "parcel/\($0.rawValue)" }
      let arguments = ["--target", bugs.joined(separator: ","), "--iterations", "30000"]
      let run = try Self.run(arguments + ["--no-minimize", "--quiet"], in: folder)
      let missed = bugs.filter { !run.text.contains($0.replacing("/", with: "_")) }
      #expect(bugs.count == 10 && missed.count <= 1, "\(missed) \(run.text)")
    }
  }

  @Test func `A night keeps what shows something new`() throws {
    try Self.inFolder { folder in
      // As the workflow of this package runs it, in less time.
      let output = try Self.run(
        ["--seed", "auto", "--iterations", "5000", "--grow", "--quiet"]
          + ["--dict", Self.package.appendingPathComponent("words.txt").path]
          + ["--known", Self.package.appendingPathComponent("known-findings.txt").path],
        in: folder
      )
      #expect(output.status == 0, "\(output.text)")
      let corpus = folder.appendingPathComponent("Corpus")
      let kept = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
      #expect(kept.count > 20, "\(output.text)")
    }
  }

  @Test func `Parts of the program are listed with those of the kit`() throws {
    try Self.inFolder { folder in
      let output = try Self.run(["list"], in: folder)
      let lines = output.text.split(separator: "\n")
      for (name, summary) in [
        ("order", "an order"), ("named-article", "the article"), ("reversed", "the members"),
        ("cut-escape", "ends"),
      ] {
        #expect(
          lines.contains { $0.hasPrefix("  \(name) ") && $0.contains("  \(summary)") },
          "\(name)"
        )
      }
    }
  }
}
