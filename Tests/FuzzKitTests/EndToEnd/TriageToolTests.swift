import Foundation
import Testing

@testable import FuzzKit

/// What the tool does with findings, from the campaign to the files.
@Suite struct TriageToolTests {
  private struct Report: Decodable {
    struct Entry: Decodable {
      let signature: String
      let hits: Int
      let iteration: UInt64
    }

    struct Counts: Decodable {
      let iterations: UInt64
      let died: UInt64
    }

    let status: String
    let findings: [Entry]
    let targets: [Counts]
    let nextIteration: UInt64
    let knownButUnseen: [String]

    /// Signatures with their hits.
    var hits: [String: Int] {
      Dictionary(findings.map { ($0.signature, $0.hits) }) { $0 + $1 }
    }
  }

  private static let campaign = [
    "--target", "planted/content,planted", "--seed", "2", "--timeout-ms", "200", "--no-minimize",
  ]

  private static func report(in folder: URL, _ range: String) throws -> Report {
    let file = folder.appendingPathComponent("seed-2-planted.content+planted-\(range).json")
    return try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
  }

  @Test("The findings of a campaign are inputs for triage")
  func findingsAreTriaged() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let arguments = ["--target", "planted", "--iterations", "200", "--no-minimize", "--quiet"]
    let run = try tool.run(arguments + ["--reports", folder.path])
    #expect(run.status == 1, "\(run.errors)")
    let findings = folder.appendingPathComponent("seed-1-planted-0-200/findings")
    let names = try FileManager.default.contentsOfDirectory(atPath: findings.path)
    let output = try tool.run(["triage", folder.path, "--target", "plante*"])
    #expect(
      !names.isEmpty && output.text.contains("triage: \(names.count) failing inputs"),
      "\(output.text)"
    )
    // The report in two forms lies there, too.
    #expect(output.errors.contains("left out 2 files of '"), "\(output.errors)")
    let name = try #require(names.first { $0.hasPrefix("trap") })
    let line = "1 × \(name), smallest seed-1-planted-0-200/findings/\(name)/input"
    #expect(output.text.contains(line), "\(output.text)")
  }

  @Test("One job, two jobs, and an interrupt with a resume find and count the same")
  func jobsAndResume() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    func run(_ name: String, _ more: [String]) throws -> (output: Tool.Output, folder: URL) {
      let place = folder.appendingPathComponent(name)
      return (try tool.run(Self.campaign + ["--reports", place.path] + more), place)
    }
    let one = try run("one", ["--iterations", "100", "--jobs", "1"])
    #expect(one.output.status == 1, "\(one.output.errors)")
    let two = try run("two", ["--iterations", "100", "--jobs", "2"])
    let whole = try Self.report(in: one.folder, "0-100")
    let other = try Data(
      contentsOf: two.folder.appendingPathComponent("seed-2-planted.content+planted-0-100.json")
    )
    let first = try Data(
      contentsOf: one.folder.appendingPathComponent("seed-2-planted.content+planted-0-100.json")
    )
    #expect(first == other)
    #expect(whole.findings.count >= 4)

    // Stopped as soon as the first finding is on disk.
    let place = folder.appendingPathComponent("cut")
    let arguments = Self.campaign + ["--reports", place.path, "--iterations", "100", "--jobs", "2"]
    let script = """
      '\(tool.executable.path)' \(arguments.joined(separator: " ")) & supervisor=$!
      until [ -d '\(place.path)/seed-2-planted.content+planted-0-100/findings' ]; do sleep 0.02; done
      kill -TERM $supervisor; wait $supervisor
      """
    let cut = try tool.run(["-c", script], executable: "/bin/sh")
    #expect(cut.status == 130, "\(cut.text)")
    let start = try Self.report(in: place, "0-100")
    #expect(start.status == "interrupted")
    #expect((1..<100).contains(start.nextIteration))
    #expect(start.targets.map(\.iterations).reduce(0, +) == start.nextIteration)
    let rest = try run(
      "rest",
      ["--from", "\(start.nextIteration)", "--iterations", "\(100 - start.nextIteration)"]
    )
    let end = try Self.report(in: rest.folder, "\(start.nextIteration)-100")
    #expect(rest.output.status == (end.hits.isEmpty ? 0 : 1), "\(rest.output.text)")
    #expect(Self.sums(start.hits.merging(end.hits) { $0 + $1 }) == Self.sums(whole.hits))
    // Who is in a hurry may leave a death without a name.
    let named = start.hits.keys.filter { !$0.contains("-at.") } + end.hits.keys
    #expect(Set(named).isSubset(of: whole.hits.keys))
    #expect(
      zip(start.targets, end.targets).map { $0.died + $1.died } == whole.targets.map(\.died)
    )
  }

  /// Hits by kind and target.
  private static func sums(_ hits: [String: Int]) -> [String: Int] {
    Dictionary(
      hits.map { ($0.key.split(separator: "-").prefix(2).joined(separator: "-"), $0.value) }
    ) { $0 + $1 }
  }

  private static func iteration(_ findings: URL, _ name: String) throws -> UInt64 {
    let input = findings.appendingPathComponent("\(name)/input")
    return try #require(EncodedFinding.Metadata(besideInput: input)).iteration
  }

  @Test("A finding has its files, and every command works on its folder")
  func files() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let output = try tool.run([
      "--target", "planted/content", "--seed", "2", "--fail-fast", "--iterations", "5000",
      "--reports", folder.path, "--timeout-ms", "500",
    ])
    #expect(output.status == 1, "\(output.text)\(output.errors)")
    #expect(output.text.contains("; stopped after"))
    let findings = folder.appendingPathComponent("seed-2-planted.content-0-5000/findings")
    // The other worker may have found a second one before the campaign ended.
    let all = try FileManager.default.contentsOfDirectory(atPath: findings.path)
    let name = try #require(
      all.min { try Self.iteration(findings, $0) < Self.iteration(findings, $1) }
    )
    let finding = findings.appendingPathComponent(name)
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: finding.path))
    #expect(
      names == [
        "input", "min", "finding.json", "backtrace.json", "stderr.txt", "repro.sh",
        "regression.json",
      ]
    )
    let metadata = try #require(
      EncodedFinding.Metadata(besideInput: finding.appendingPathComponent("input"))
    )
    #expect(metadata.rerun == Finding.Rerun(runs: 3, same: 3))
    #expect((metadata.signature, metadata.call) == (name, "run"))

    let script = try tool.run(
      ["-c", "SMARTFUZZ='\(tool.executable.path)' '\(finding.path)/repro.sh'"],
      executable: "/bin/sh"
    )
    #expect(script.status == 1)
    #expect(script.text.contains("FAILS       \(name)"))
    let minimized = try tool.run(["minimize", finding.path])
    #expect(minimized.status == 1, "\(minimized.errors)")
    let explained = try tool.run(["explain", finding.path + "/min", "--target", "planted/content"])
    #expect(explained.text.contains("matters     $"))
    let regressions = folder.appendingPathComponent("kept")
    try FileManager.default.createDirectory(at: regressions, withIntermediateDirectories: true)
    let promoted = try tool.run(["promote", finding.path, "--regressions", regressions.path])
    #expect(promoted.status == 0, "\(promoted.errors)")
    let printed = try JSONDecoder().decode(PrintedCase.self, from: Data(promoted.text.utf8))
    #expect(printed.origin == "fuzz:\(name)")
    let smallest = try Data(contentsOf: finding.appendingPathComponent("min"))
    #expect(printed.input.bytes == Array(smallest))
    #expect(promoted.errors.contains("smartfuzz: written to \(regressions.path)/"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: regressions.path).count == 2)
    #expect(try tool.run(["promote", finding.path, "--regressions", regressions.path]).status == 2)

    let known = folder.appendingPathComponent("known.txt")
    try Data("\(name) planted\nhang-nowhere long gone\n".utf8).write(to: known)
    let accepted = try tool.run([
      "--target", "planted/content", "--seed", "2", "--iterations",
      "\(metadata.iteration + 1)", "--reports", folder.path, "--known", known.path,
      "--no-minimize", "--timeout-ms", "500",
    ])
    #expect(accepted.status == 0, "\(accepted.text)\(accepted.errors)")
    #expect(accepted.text.contains("not seen    hang-nowhere, which is known"))
  }

  @Test("A trap in another form of input is kept with its form, and runs again in it")
  func form() throws {
    let (finding, folder) = try Self.single(target: "planted/form", iterations: 400)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(finding.metadata.call == "form 1")
    #expect(finding.metadata.rerun == Finding.Rerun(runs: 3, same: 3))
    let minimized = try Data(contentsOf: finding.url.appendingPathComponent("min"))
    #expect(minimized == Data("0".utf8))
    let again = try Tool().run(["replay", finding.url.path])
    #expect(again.status == 1)
    #expect(again.text.contains("call        form 1"))
  }

  @Test("A trap that the input does not cause alone is called flaky and not minimized")
  func flaky() throws {
    let (finding, folder) = try Self.single(target: "planted/stateful", iterations: 8)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(finding.metadata.rerun?.same == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: finding.url.path)
    #expect(!names.contains("min"))
    #expect(finding.output.contains("FLAKY: 0 of 3 runs alone"))
  }

  private struct Single {
    let url: URL
    let metadata: EncodedFinding.Metadata
    let output: String
  }

  /// The only finding of a short campaign with one worker.
  private static func single(target: String, iterations: Int) throws -> (Single, URL) {
    let folder = try Tool.folder()
    let output = try Tool()
      .run([
        "--target", target, "--iterations", "\(iterations)", "--jobs", "1", "--seed", "2",
        "--reports", folder.path, "--timeout-ms", "500",
      ])
    #expect(output.status == 1, "\(output.text)\(output.errors)")
    let run = "seed-2-\(target.replacing("/", with: "."))-0-\(iterations)"
    let findings = folder.appendingPathComponent("\(run)/findings")
    let names = try FileManager.default.contentsOfDirectory(atPath: findings.path)
    #expect(names.count == 1, "\(names)")
    let url = findings.appendingPathComponent(names.first ?? "")
    let metadata = try #require(
      EncodedFinding.Metadata(besideInput: url.appendingPathComponent("input"))
    )
    return (Single(url: url, metadata: metadata, output: output.text), folder)
  }

  @Test("A folder of inputs is folded by signature")
  func fold() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = [
      "crash-1": "[1,2,3,4,5,6,7]", "crash-2": #"{"a":[[],2,3,4,5,6,7,8]}"#,
      "crash-3": #""boom""#, "fine": "[1]",
    ]
    for (name, text) in inputs {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let output = try Tool().run(["triage", folder.path, "--target", "planted/content"])
    #expect(output.status == 1, "\(output.errors)")
    #expect(output.text.contains("triage: 3 failing inputs, 2 findings, 1 pass"))
    #expect(output.text.contains("2 × trap-planted_content"))
    #expect(output.text.contains("smallest crash-1 (15 bytes)"))
  }

  @Test("A death outside the target is a failure of the tool and no finding")
  func reference() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run(["--target", "planted/reference", "--iterations", "100", "--reports", folder.path])
    #expect(output.status == 3, "\(output.text)")
    #expect(output.errors.contains("in phase 'reference'"))
    #expect(output.text.contains("findings    0 (0 hits)"))
  }

  @Test("A replay by number checks what the number depends on")
  func digest() throws {
    let arguments = ["replay", "--iteration", "1", "--seed", "1", "--target", "tree"]
    let output = try Tool().run(arguments)
    let digest = try #require(output.text.split(separator: "\n").first?.split(separator: " ").last)
    #expect(try Tool().run(arguments + ["--digest", String(digest)]).status == 0)
    let wrong = try Tool().run(arguments + ["--digest", "0000000000000000"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("have the digest \(digest), not 0000000000000000"))
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = [
      "run", "--target", "tree", "--iterations", "20", "--reports", folder.path, "--digest",
    ]
    #expect(try Tool().run(run + [String(digest)]).status == 0)
    let other = try Tool().run(run + [String(digest), "--max-len", "99"])
    #expect(other.status == 2)
    #expect(other.errors.contains(", not \(digest), so inputs are others now"))
  }
}
