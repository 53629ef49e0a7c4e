import CommandLine
import ConformanceKit
import ConformanceProof
import Foundation
import ReportKit

/// Rewrites what is generated from the folder `Suite`, or reports what is out of date.
struct GenerateCommand: Runnable {
  var isCheck = false
  /// The folder of the package.
  var root = "."

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "generate",
      "write anew what is made from the folder Suite",
      details:
        "These are the embedded texts, the named tests, faults and decisions, the plain types of"
        + " the models, the models of SmartCodable, of its version 2 and of Kodable, and the catalog."
        + " It also lays out Suite/cases anew, each case in the file of its chapter. Run it at the root of the package.",
      settings: GenerateCommand(),
      options: [
        Option(flag: "--check", "only tell what is out of date") { $0.isCheck = true }
      ]
    ) { $0 }
  }

  func run() throws -> ExitStatus {
    let generated = GeneratedFiles(
      folder: try SuiteFiles.read(place(of: "Suite")),
      catalog: try CatalogFile.read(place(of: GeneratedFiles.catalog)),
      law: try InputFile.text(of: place(of: GeneratedFiles.law), "the law of all decoders")
    )
    var status = ExitStatus.clean
    let expected = try texts(of: generated)
    for (path, text) in expected.sorted(by: { $0.key < $1.key })
    where (try? String(contentsOfFile: place(of: path), encoding: .utf8)) != text {
      Terminal.tool.print(isCheck ? "out of date: \(path)" : "wrote \(path)")
      if isCheck { status = .failures } else { try OutputFile.write(text, to: place(of: path)) }
    }
    for path in stale(beside: Set(expected.keys)) {
      Terminal.tool.print(isCheck ? "out of date: \(path)" : "removed \(path)")
      if isCheck { status = .failures } else { try remove(path) }
    }
    return status
  }

  /// The files in a folder of generated files, or of cases, that are no longer generated.
  func stale(beside expected: Set<String>) -> [String] {
    let manager = FileManager.default
    let generated = GeneratedFiles.folders.flatMap { folder in
      let names = (try? manager.contentsOfDirectory(atPath: place(of: folder))) ?? []
      return names.map { "\(folder)/\($0)" }
    }
    let names = (try? manager.subpathsOfDirectory(atPath: place(of: GeneratedFiles.cases))) ?? []
    let cases = names.filter { $0.hasSuffix(".json") }.map { "\(GeneratedFiles.cases)/\($0)" }
    return (generated + cases).filter { !expected.contains($0) }.sorted()
  }

  /// The path of a file of the package.
  private func place(of path: String) -> String { root == "." ? path : "\(root)/\(path)" }

  /// A file that is not removed would be read again, and its cases twice.
  private func remove(_ path: String) throws(UsageError) {
    do {
      try FileManager.default.removeItem(atPath: place(of: path))
    } catch {
      throw UsageError("cannot remove '\(path)'; make its folder writable")
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
