import Foundation
import Testing

@Suite struct CoverageTests {
  private static let epochs = "24576"

  private func report(_ name: String, _ arguments: [String], in folder: URL) throws
    -> (Tool.Output, [String: Data])
  {
    let place = folder.appendingPathComponent(name)
    let output = try Tool()
      .run(
        ["--target", "planted/stairs", "--seed", "7", "--iterations", Self.epochs, "--no-minimize"]
          + ["--timeout-ms", "20000", "--reports", place.path] + arguments
      )
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
    // Backtraces have addresses, the page for people has the folder, and timing is timing.
    let facts = ["corpus/", "input", "finding.json", "-\(Self.epochs).json"]
    for name in names ?? [] where facts.contains(where: name.contains) {
      files[name] = FileManager.default.contents(atPath: place.appendingPathComponent(name).path)
    }
    return (output, files)
  }

  @Test("Feedback climbs the stairs that blind mutation does not, for any number of jobs")
  func feedbackClimbsTheStairs()
    throws
  {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (blind, _) = try report("blind", [], in: folder)
    #expect(blind.status == 0, "\(blind.text)\(blind.errors)")
    var results: [[String: Data]] = []
    for jobs in ["1", "2"] {
      let (output, files) = try report(jobs, ["--coverage", "--jobs", jobs], in: folder)
      #expect(output.status == 1, "\(output.text)\(output.errors)")
      #expect(output.text.contains("trap-planted_stairs"))
      #expect(!output.errors.contains("blindly"))
      results.append(files)
    }
    // Reports, findings and the corpus, byte for byte.
    #expect(results[0].keys.count { $0.contains("/corpus/") } >= 4)
    #expect(results[0] == results[1])
    let report = try #require(results[0].first { $0.key.hasSuffix("24576.json") }?.value)
    let text = String(decoding: report, as: UTF8.self)
    #expect(text.contains(#""epochs" : 6"#))
    #expect(text.contains(#""isGuided" : true"#))
  }

  @Test("A build that counts no edges says how to make one that does")
  func buildWithoutEdgesSaysHow() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run([
        "--coverage", "--iterations", "300", "--target", "nested", "--reports", folder.path,
      ])
    #expect(output.status == 2, "\(output.text)\(output.errors)")
    #expect(output.errors.contains("SMARTFUZZ_COVERAGE=1 swift build"))
  }

  @Test(
    "Coverage belongs to a run from its first iteration on",
    arguments: [
      ["replay", "--coverage", "x"], ["--coverage", "--from", "4096"],
      ["--coverage", "--epochs", "/no/such/folder"],
      ["--coverage", "--epochs", "/no/such/folder", "--from", "4097"],
      ["--epochs", "/no/such/folder"],
    ]
  )
  func coverageBelongsToRunFromStart(arguments: [String]) throws {
    let output = try Tool().run(arguments)
    #expect(output.status == 2)
    #expect(output.errors.contains("--coverage") || output.errors.contains("no/such/folder"))
  }

  @Test("A campaign goes on from what another has learned")
  func campaignGoesOnFromAnother() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (whole, files) = try report("whole", ["--coverage"], in: folder)
    #expect(whole.status == 1, "\(whole.text)\(whole.errors)")
    let epochs = "\(folder.path)/whole/seed-7-planted.stairs-coverage-0-24576/epochs"
    let (rest, later) = try report(
      "rest",
      ["--coverage", "--epochs", epochs, "--from", "8192", "--iterations", "16384"],
      in: folder
    )
    #expect(rest.status == 1, "\(rest.text)\(rest.errors)")
    func corpus(_ files: [String: Data]) -> [String: Data] {
      Dictionary(
        uniqueKeysWithValues: files.filter { $0.key.contains("/corpus/") }
          .map { (URL(fileURLWithPath: $0.key).lastPathComponent, $0.value) }
      )
    }
    #expect(corpus(files).count >= 4)
    #expect(corpus(files) == corpus(later))
    let (lost, _) = try report(
      "lost",
      ["--coverage", "--epochs", folder.path, "--from", "8192"],
      in: folder
    )
    #expect(lost.status == 3)
    #expect(lost.errors.contains("start at iteration 0"))
  }
}
