import CommandLine
import ConformanceKit
import Foundation
import ReportKit
import SuiteProof

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
    let folder = try SuiteFiles.read(place(of: "Suite"))
    let catalog = try CatalogFile.read(place(of: GeneratedFiles.catalog))
    let mistakes = try mistakes(in: folder, catalog)
    for mistake in mistakes { Terminal.tool.print(mistake) }
    if !mistakes.isEmpty { return .failures }
    let generated = GeneratedFiles(
      folder: folder,
      catalog: catalog,
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

  /// What would lock the catalog, or point to nothing.
  ///
  /// Nothing is written then; all else can be repaired later.
  private func mistakes(in folder: SuiteFolder, _ catalog: CaseCatalog) throws -> [String] {
    let laws = LintCommand.laws.split(separator: ",").map { place(of: String($0)) }
    let suite: ConformanceSuite
    let faults: Set<String>
    do {
      suite = try folder.suite(version: ConformanceSuite.builtInVersion)
      faults = Set(
        try folder.elements(path: "faults.json") { data throws(WireError) in
          try data.required("id").string()
        }
      )
    } catch {
      throw UsageError("\(error)")
    }
    let lint = SuiteLint(
      suite: suite,
      specification: try LintCommand.specification(in: laws.joined(separator: ",")),
      catalog: catalog
    )
    let rules: Set<SuiteLint.Rule> = [.clauseExists, .idPrefix, .idRetired]
    return lint.findings().filter { rules.contains($0.rule) }.map(\.description)
      + suite.cases.flatMap { conformanceCase in
        conformanceCase.kills.filter { !faults.contains($0) }
          .map { "\(conformanceCase.id): there is no fault \($0)" }
      }
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

/// A folder of a suite on disk.
enum SuiteFiles {
  static func read(_ path: String) throws(UsageError) -> SuiteFolder {
    guard FileManager.default.fileExists(atPath: path) else {
      throw UsageError("there is no folder '\(path)' here; run it from the root of the package")
    }
    do {
      return try SuiteFolder(contentsOf: path)
    } catch {
      throw UsageError("cannot read '\(path)': \(error)")
    }
  }
}
