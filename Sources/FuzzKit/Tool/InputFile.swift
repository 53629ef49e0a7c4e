package import CommandLine
package import Foundation

/// An input on the command line: a file, or the folder of a finding, with its metadata.
package struct InputFile {
  package let url: URL
  package let bytes: [UInt8]
  /// The metadata beside the input; nil if there is none.
  package let metadata: EncodedFinding.Metadata?

  /// Reads the file, or the `input` in the folder, at `path`; a signature refers to the folder of a finding
  /// below `reports`.
  package init(_ path: String, reports: String) throws(UsageError) {
    let path = Self.finding(path, below: reports) ?? path
    var url = URL(fileURLWithPath: path)
    if Self.isFolder(path) { url = url.appendingPathComponent("input") }
    guard let data = try? Data(contentsOf: url) else {
      throw UsageError("cannot read '\(path)'; give the path of an input or of a finding")
    }
    self.url = url
    bytes = [UInt8](data)
    metadata = EncodedFinding.Metadata(besideInput: url)
    let described = url.deletingLastPathComponent().appendingPathComponent("finding.json").path
    if metadata == nil, FileManager.default.fileExists(atPath: described) {
      throw UsageError("'\(described)' describes no finding; copy it again, or remove it")
    }
  }

  /// The input that represents the bug: the minimized one if there is one.
  package var smallest: [UInt8] {
    let file = url.deletingLastPathComponent().appendingPathComponent("min")
    guard metadata != nil, let data = try? Data(contentsOf: file) else { return bytes }
    return [UInt8](data)
  }

  /// The plan for running the input: its target, seed and limits, or those that the user chose.
  func plan(_ session: ToolSession) throws(UsageError) -> CampaignPlan {
    let options = session.options
    var configuration = options.configuration
    if let metadata, options.seed == nil { configuration.seed = metadata.seed }
    if let metadata, !metadata.isDeath, configuration.oracles == nil {
      // The oracle of the finding may be an opt-in one.
      configuration.oracles = ["default", metadata.kind]
    }
    var chosen = session.chosenTargets
    if options.targets == nil, let metadata {
      chosen = session.targets.filter { $0.name == metadata.target }
      guard !chosen.isEmpty else {
        throw UsageError("unknown target '\(metadata.target)'; choose one with --target")
      }
    }
    return session.plan(configuration, chosen)
  }

  private static func finding(_ signature: String, below reports: String) -> String? {
    let manager = FileManager.default
    guard !signature.contains("/"), !manager.fileExists(atPath: signature) else { return nil }
    let runs = (try? manager.contentsOfDirectory(atPath: reports)) ?? []
    return runs.sorted().map { "\(reports)/\($0)/findings/\(signature)" }.first(where: isFolder)
  }

  static func isFolder(_ path: String) -> Bool {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
