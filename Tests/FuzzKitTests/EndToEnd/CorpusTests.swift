import Foundation
import Testing

@Suite struct CorpusTests {
  private let folder: URL
  private var corpus: String { folder.appendingPathComponent("corpus").path }

  init() throws { folder = try Tool.folder() }

  private func files(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let found = folder.appendingPathComponent("found")
    try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: found.appendingPathComponent(name))
    return found.path
  }

  @Test("A campaign adds what shows something new, and nothing twice", arguments: ["1", "2"])
  func grows(jobs: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = folder.appendingPathComponent("reports").path
    let options = ["--target", "nested", "--corpus", corpus]
    let output = try Tool()
      .run(options + ["--grow", "--iterations", "1500", "--jobs", jobs, "--reports", reports])
    #expect(output.status == 0, "\(output.text)\(output.errors)")
    let first = files(corpus)
    #expect(first.count > 10 && first.allSatisfy { $0.hasSuffix(".bytes") })
    #expect(output.text.contains("corpus      \(first.count) added to "), "\(output.text)")
    // What the campaign has collected shows nothing that is not there.
    let again = try Tool().run(["merge", reports] + options)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.text.hasPrefix("corpus      0 added to "), "\(again.text)")
    #expect(files(corpus) == first)
    let contents = try first.map {
      try Data(contentsOf: folder.appendingPathComponent("corpus/\($0)"))
    }
    #expect(Self.grown.merged(with: contents) == contents, "the number of jobs changes it")
  }

  /// What the first of the two campaigns has left, for the other one.
  private static let grown = Grown()

  private final class Grown: @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [Data]?

    func merged(with new: [Data]) -> [Data] {
      lock.withLock {
        contents = contents ?? new
        return contents ?? new
      }
    }
  }

  @Test("What one night keeps takes the next one further than as many blind inputs get")
  func climbsNightByNight() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func night(_ seed: Int, _ iterations: Int, _ more: [String]) throws -> Int32 {
      try Tool()
        .run(
          ["--target", "planted/stairs", "--seed", "\(seed)", "--iterations", "\(iterations)"]
            + ["--no-minimize", "--reports", folder.appendingPathComponent("reports").path] + more
        )
        .status
    }
    let (nights, each) = (8, 4000)
    #expect(try night(7, nights * each, []) == 0)
    let first = try (1...nights)
      .first {
        try night($0, each, ["--grow", "--corpus", corpus]) == 1
      }
    #expect(first != nil)
  }

  @Test("What is merged keeps what is there, and leaves out what kills a target")
  func merges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(#"{"a":1}"#, "plain.json")
    _ = try write(#"{"a":2}"#, "same.json")
    let found = try write(#"{"deep":[[[[[[[[1]]]]]]]]}"#, "deadly.json")
    let options = ["--target", "planted/content", "--corpus", corpus]
    let output = try Tool().run(["merge", found] + options)
    #expect(output.status == 0, "\(output.errors)")
    #expect(
      output.text == "corpus      1 added to \(corpus), of 3 different inputs that were shown\n"
    )
    #expect(
      output.errors.contains("deadly.json is left out, since planted/content dies of it"),
      "\(output.errors)"
    )
    #expect(files(corpus).count == 1)
    let distilled = try Tool().run(["distill", found, "--target", "planted/content"])
    #expect(
      distilled.text
        == "plain.json\ndistill: 1 of 3 documents show all \(features(distilled)) features\n"
    )
    #expect(distilled.errors.contains("deadly.json is left out"))
  }

  private func features(_ output: Tool.Output) -> String {
    output.text.split(separator: " ").dropLast().last.map(String.init) ?? ""
  }

  @Test(
    "A mistake about words and corpora is one line",
    arguments: [
      (["--dict", "nowhere"], "cannot read 'nowhere'"),
      (["merge", "nowhere"], "'nowhere' is not a folder"),
      (
        ["--grow", "--corpus", "/dev/null/x"],
        "cannot write to '/dev/null/x'; choose another folder with --corpus"
      ),
      (["--corpus", "nowhere"], "there is no corpus folder 'nowhere'"),
    ]
  )
  func mistakes(arguments: [String], words: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool().run(arguments)
    #expect(output.status == 2)
    #expect(output.errors.contains(words), "\(output.errors)")
    #expect(output.errors.split(separator: "\n").count == 1)
  }
}
