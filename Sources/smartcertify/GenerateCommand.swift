import CommandLine
import ConformanceKit
import ConformanceProof
import Foundation

/// Writes anew what is generated from the folder `Suite`, or tells what is out of date.
struct GenerateCommand: Runnable {
  var isCheck = false

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "generate",
      "write anew what is made from the folder Suite",
      details:
        "These are the embedded texts, the named tests, faults and decisions, and the catalog;"
        + " run it at the root of the package.",
      settings: GenerateCommand(),
      options: [
        Option(flag: "--check", "only tell what is out of date") { $0.isCheck = true }
      ]
    ) { $0 }
  }

  func run() throws -> ExitStatus {
    let generated = GeneratedFiles(
      folder: try SuiteFiles.read("Suite"),
      catalog: try CatalogFile.read(GeneratedFiles.catalog)
    )
    var status = ExitStatus.clean
    let expected = try texts(of: generated)
    for (path, text) in expected.sorted(by: { $0.key < $1.key })
    where (try? String(contentsOfFile: path, encoding: .utf8)) != text {
      print(isCheck ? "out of date: \(path)" : "wrote \(path)")
      if isCheck { status = .failures } else { try OutputFile.write(text, to: path) }
    }
    for path in stale(beside: Set(expected.keys)) {
      print(isCheck ? "out of date: \(path)" : "removed \(path)")
      if isCheck { status = .failures } else { try? FileManager.default.removeItem(atPath: path) }
    }
    return status
  }

  /// What lies in a folder of generated files without being generated any more.
  private func stale(beside expected: Set<String>) -> [String] {
    GeneratedFiles.folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.map { "\(folder)/\($0)" }.filter { !expected.contains($0) }.sorted()
    }
  }

  private func texts(of generated: GeneratedFiles) throws -> [String: String] {
    do {
      return try generated.texts()
    } catch {
      throw UsageError("\(error)")
    }
  }
}

/// The folder `Suite` on disk.
enum SuiteFiles {
  static func read(_ path: String) throws(UsageError) -> SuiteFolder {
    guard let names = FileManager.default.enumerator(atPath: path) else {
      throw UsageError("cannot read '\(path)'; run from the root of the package")
    }
    var texts: [String: String] = [:]
    for case let name as String in names where name.hasSuffix(".json") {
      texts[name] = try InputFile.text(of: "\(path)/\(name)", "a file of the suite")
    }
    return SuiteFolder(texts: texts)
  }
}
