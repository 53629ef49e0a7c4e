import Foundation

/// An input that once showed a bug, for a test that runs it again.
///
/// A finding becomes a regression when its `min`, or its `input`, is copied to a folder as `NAME.bytes` and its
/// `regression.json` beside it as `NAME.json`:
///
/// ```swift
/// @Test(arguments: FuzzRegression.all(in: "Regressions"))
/// func staysFixed(_ regression: FuzzRegression) throws {
///   try regression.check([PersonTarget()])
/// }
/// ```
///
/// With XCTest a loop over them does the same. The input runs in the process of the test, so a trap ends it.
public struct FuzzRegression: Sendable, CustomStringConvertible {
  /// Why a regression fails.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The regression, and what is wrong with it or found by it.
    public let description: String
  }

  /// The name of its files.
  public let name: String
  private let folder: URL

  /// The name, or that there is none.
  public var description: String { name.isEmpty ? "no regression" : name }

  /// All regressions of a folder, sorted by name.
  ///
  /// - Parameters:
  ///   - folder: The folder; a relative path starts in the folder of the source file.
  ///   - sourceFile: The source file; by default the caller's.
  /// - Returns: One for each pair of files; of a folder without any, one that fails and says so.
  public static func all(in folder: String, besides sourceFile: String = #filePath) -> [Self] {
    let base = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    let folder = URL(fileURLWithPath: folder, relativeTo: base)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = Set(files.map { ($0 as NSString).deletingPathExtension })
      .filter { !$0.hasPrefix(".") }
    let all = names.sorted().map { FuzzRegression(name: $0, folder: folder) }
    return all.isEmpty ? [FuzzRegression(name: "", folder: folder)] : all
  }

  /// Runs the input as the finding did, with all oracles of its target.
  ///
  /// - Parameter targets: The targets, among them that of the finding.
  /// - Throws: ``Failure`` if a law is broken again, a file is missing or damaged, or the target is unknown.
  public func check(_ targets: [any FuzzTarget]) throws(Failure) {
    let file = folder.appendingPathComponent(name)
    let (bytes, text) = (try contents(file, "bytes"), try contents(file, "json"))
    let origin: EncodedRegression
    do {
      origin = try JSONDecoder().decode(EncodedRegression.self, from: text)
    } catch {
      throw Failure(description: "'\(file.path).json' does not describe a regression: \(error)")
    }
    guard let target = targets.first(where: { $0.name == origin.target }) else {
      throw Failure(description: "\(name): there is no target '\(origin.target)'")
    }
    var configuration = FuzzConfiguration()
    configuration.seed = origin.seed
    configuration.oracles = ["default", origin.oracle]
    if Death.Kind(rawValue: origin.oracle) != nil { configuration.oracles = nil }
    let plan = CampaignPlan(configuration: configuration, targets: [target], corpus: Corpus([]))
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    let (input, iteration) = ([UInt8](bytes), origin.iteration)
    let call = Case(
      TargetCall(name: origin.call),
      input,
      target: 0,
      options: origin.options,
      iteration: iteration
    )
    let judged = Case(judging: input, target: 0, options: origin.options, iteration: iteration)
    guard let report = (call.run(with: fuzzer) + judged.run(with: fuzzer)).first else { return }
    throw Failure(
      description: "\(name): \(report.violation.oracle): \(report.violation.detail)"
    )
  }

  private func contents(_ file: URL, _ ending: String) throws(Failure) -> Data {
    if name.isEmpty {
      throw Failure(
        description: "there is no regression in '\(folder.path)'; copy one, or remove the test"
      )
    }
    if let data = try? Data(contentsOf: file.appendingPathExtension(ending)) { return data }
    throw Failure(description: "there is no file '\(file.path).\(ending)'")
  }
}
