import Foundation
import Testing

/// The snippets print what their comments say, and pages show nothing but compiled code.
@Suite("Snippets")
struct SnippetTests {
  private static let names = [
    "AnyValues", "CertifyYourDecoder", "CodablePitfalls", "ComingFromHandyJSON",
    "ComingFromJSONDecoder", "Dates", "Decoding", "Encoding", "Enums", "GettingStarted",
    "ImperfectJSON", "Inheritance", "KodableModels", "KodableOptions", "ObservableModels", "Paths",
    "Production", "Quickstart", "Reports", "RoundTrips", "Transformers", "Updating", "Version2",
    "Version2Keys", "Wrappers",
  ]

  @Test("Every snippet is listed here")
  func list() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.url("Snippets").path)
    let names = (Self.names + ["FuzzYourDecoder"]).sorted()
    #expect(files.sorted() == names.map { "\($0).swift" })
  }

  @Test("The snippet that fuzzes a decoder does so")
  func fuzzing() throws {
    let printed = try standardOutput(of: "FuzzYourDecoder", ["--iterations", "300"])
    #expect(printed.contains { $0.contains("300 of 300") })
  }

  @Test("A snippet prints what its comments say", arguments: names)
  func output(name: String) throws {
    let said = try Self.lines("Snippets/\(name).swift").drop { !$0.isEmpty }
      .filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    let printed = try standardOutput(of: name)
    #expect(!said.isEmpty)
    #expect(printed == said)
  }

  @Test(
    "The code of a page is made of lines of one file that is compiled or linted, in their order",
    arguments: [("swift", [".swift"], 150), ("yaml", [".yml", ".yaml"], 5)]
  )
  func shown(language: String, endings: [String], least: Int) throws {
    let pages = try Self.files(in: ["Sources", "Documentation"], [".md"]) + ["README.md"]
    let folders = ["Snippets", "Documentation", "Examples/CertifyYourDecoder"]
    let compiled = try Self.files(in: folders + ["Examples/FuzzYourDecoder"], endings)
      .filter { !$0.contains("/.build/") }.map(Self.lines)
    var count = 0
    for page in pages {
      let blocks = try Self.lines(page).joined(separator: "\n")
        .components(separatedBy: "```\(language)\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
      // A block may show parts of several files, set off by an empty line.
      for part in blocks.flatMap({ $0.components(separatedBy: "\n\n") }) {
        let shown = part.components(separatedBy: "\n")
        #expect(compiled.contains { Self.isPart(shown, of: $0) }, "\(page): \(part)")
        count += 1
      }
    }
    #expect(count > least)
  }

  private static func isPart(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    for line in part {
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The lines that the built snippet prints, empty ones left out.
  private func standardOutput(of name: String, _ arguments: [String] = []) throws -> [String] {
    let tests = [try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")]
    let folders = (tests + CommandLine.arguments.filter { $0.hasSuffix(".xctest") })
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let built = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let executable: URL = try #require(built, "\(name) is not built")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
      .filter { !$0.isEmpty }
  }

  /// The paths of all files in folders of the package.
  private static func files(in folders: [String], _ endings: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
        .filter { path in endings.contains { path.hasSuffix($0) } }.map { "\(folder)/\($0)" }
    }
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: url(path), encoding: .utf8).components(separatedBy: "\n")
  }

  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      .appendingPathComponent(path).standardized
  }
}
