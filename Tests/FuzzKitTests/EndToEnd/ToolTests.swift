import Foundation
import Testing

@testable import FuzzKit

@Suite struct ToolTests {
  /// A sanitizer leaves no address space to limit, and so no memory to run out of in time.
  private static let hasAddressLimit = !Sanitizer.isPresent

  @Test("The self-test finds every planted bug byte for byte")
  func selfTestFindsEveryPlantedBug() throws {
    let crashes = Self.hasAddressLimit ? "1" : "0"
    let output = try Tool().run(["selftest", "--jobs", "2", "--crashes", crashes])
    #expect(output.status == 0, "\(output.text)\(output.errors)")
    #expect(output.text.contains("7 of 7 planted bugs found byte for byte"))
  }

  @Test("One job and two jobs give the same report")
  func oneAndTwoJobsReportTheSame() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var reports: [Data] = []
    for jobs in ["1", "2"] {
      let output = try Tool()
        .run([
          "--iterations", "1500", "--seed", "11", "--jobs", jobs, "--target", "all",
          "--timeout-ms", "10000", "--reports", folder.appendingPathComponent(jobs).path,
        ])
      #expect(output.status == 0, "\(output.text)\(output.errors)")
      let file = folder.appendingPathComponent("\(jobs)/seed-11-0-1500.json")
      reports.append(try Data(contentsOf: file))
    }
    #expect(reports[0] == reports[1])
  }

  @Test("A planted bug is kept, reported and can be run again")
  func plantedBugIsKeptAndReported() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run([
        "--target", "planted", "--iterations", "150", "--reports", folder.path,
      ])
    #expect(output.status == 1, "\(output.text)\(output.errors)")
    let findings = folder.appendingPathComponent("seed-1-planted-0-150/findings")
    let names = try FileManager.default.contentsOfDirectory(atPath: findings.path)
    #expect(names.count == 1)
    let input = findings.appendingPathComponent("\(names.first ?? "")/input").path
    let again = try Tool().run(["replay", input])
    #expect(again.status == 1)
    #expect(again.text.contains("FAILS       trap-planted"))
    let elsewhere = try Tool().run(["replay", input, "--target", "tree"])
    #expect(elsewhere.status == 0, "\(elsewhere.text)")
    let byNumber = try Tool()
      .run([
        "replay", "--iteration", "101", "--seed", "1", "--target", "planted",
      ])
    #expect(byNumber.status == 1)
  }

  @Test(
    "Who is asked to stop writes the report and says how to resume",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func whoIsAskedToStopReports(signal: Int32) throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run(
        ["--iterations", "100000000", "--reports", folder.path],
        interruptAfter: 1.5,
        by: signal
      )
    #expect(output.status == 130, "\(output.text)\(output.errors)")
    #expect(output.text.contains("resume      \(try Tool().executable.path) --seed 1 --from "))
    let report = folder.appendingPathComponent("seed-1-0-100000000.json")
    let text = try String(contentsOf: report, encoding: .utf8)
    #expect(text.contains(#""status" : "interrupted""#))
  }

  @Test("Under nohup the end of the terminal changes nothing")
  func endOfTerminalUnderNohupChangesNothing() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = "--iterations 300 --target tree --quiet --reports '\(folder.path)'"
    let tool = try Tool()
    let script = """
      nohup '\(tool.executable.path)' \(arguments) & fuzzer=$!
      sleep 0.3; kill -HUP $fuzzer; wait $fuzzer
      """
    let output = try tool.run(["-c", script], executable: "/bin/sh")
    #expect(output.status == 0, "\(output.text)\(output.errors)")
  }

  @Test(
    "An interrupt among findings leaves no false verdict and takes no time",
    arguments: [4.0, 9.0]
  )
  func interruptLeavesNoFalseVerdict(seconds: Double)
    throws
  {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Tool()
      .run(
        [
          "--target", "planted/content", "--iterations", "400", "--quiet",
          "--reports", folder.path,
        ],
        interruptAfter: seconds
      )
    #expect(output.status == 130, "\(output.text)\(output.errors)")
    #expect(!output.text.contains("FLAKY"), "\(output.text)")
    #expect(output.text.contains("not run again"))
    // What has begun gets 2.2 s; the rest is writing, and other tests that run at the same time.
    #expect(output.secondsToStop < 3 * Self.load, "\(output.secondsToStop)")
  }

  /// How much longer things take than on a machine of one's own, where they share it with other tests.
  private static let load = 3.0

  @Test("A worker ended from outside changes nothing")
  func workerEndedByOthersChangesNothing() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let options = "--iterations 4000 --seed 3 --target nested --timeout-ms 20000 --quiet"
    let calm = try tool.run(
      options.split(separator: " ").map(String.init) + ["--reports", "\(folder.path)/calm"]
    )
    #expect(calm.status == 0, "\(calm.text)\(calm.errors)")
    // Only children of this very supervisor are ended, by their own numbers, when each has worked for 0.4 s
    // of processor time: on a busy machine none may have started after any number of seconds.
    let script = """
      '\(tool.executable.path)' \(options) --reports '\(folder.path)/disturbed' & supervisor=$!
      children() { cat /proc/$supervisor/task/$supervisor/children; }
      work() { for child in $*; do cut -d ' ' -f 14 /proc/$child/stat; done | sort -n | head -n 1; }
      until least=$(work $(children)) && [ "${least:-0}" -ge 40 ]; do
        [ "$(cut -d ' ' -f 3 /proc/$supervisor/stat)" = Z ] && break
        sleep 0.05
      done
      kill -TERM $(children); wait $supervisor
      """
    let disturbed = try tool.run(["-c", script], executable: "/bin/sh")
    #expect(disturbed.status == 0, "\(disturbed.text)\(disturbed.errors)")
    #expect(disturbed.text.contains("2 restarts") || disturbed.text.contains("1 restarts"))
    let reports = try ["calm", "disturbed"]
      .map { name in
        try Data(contentsOf: folder.appendingPathComponent("\(name)/seed-3-nested-0-4000.json"))
      }
    #expect(reports[0] == reports[1])
  }

  @Test(
    "A mistake of the user is one line and exit code 2",
    arguments: [
      ["--bogus"], ["--iterations"], ["--iterations", "0"], ["--corpus", "/no/such/folder"],
      ["--target", "nobody"], ["replay", "/no/such/file"], ["bogus", "--help"],
    ]
  )
  func mistakeOfUserIsOneLine(arguments: [String]) throws {
    let output = try Tool().run(arguments)
    #expect(output.status == 2)
    #expect(output.errors.split(separator: "\n").count == 1, "\(output.errors)")
    #expect(output.errors.hasPrefix("smartfuzz: "))
  }

  @Test(
    "Texts are printed on standard output",
    arguments: [
      (["--version"], "smartfuzz 1."), (["help", "run"], "usage: smartfuzz [run]"),
      (["completions", "fish"], "complete -c smartfuzz"),
    ]
  )
  func textsArePrintedOnStandardOutput(arguments: [String], words: String) throws {
    let output = try Tool().run(arguments)
    #expect(output.status == 0 && output.errors.isEmpty)
    #expect(output.text.contains(words) && output.text.hasSuffix("\n"))
  }

  @Test("A bad corpus file is named and nothing runs without it")
  func badCorpusFileIsNamed() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{".utf8).write(to: folder.appendingPathComponent("broken.json"))
    try Data("{}".utf8).write(to: folder.appendingPathComponent("fine.json"))
    let output = try Tool().run(["--iterations", "50", "--corpus", folder.path])
    #expect(output.status == 2, "\(output.text)\(output.errors)")
    #expect(output.errors.contains("broken.json is no input, since it is not valid JSON"))
  }

  @Test("A worker that cannot start is a failure of the tool", .enabled(if: hasAddressLimit))
  func workerThatCannotStartFails() throws {
    let tool = try Tool()
    let command = "ulimit -v 700000; exec '\(tool.executable.path)' --stack-kb 1048576"
    let output = try tool.run(["-c", command], executable: "/bin/sh")
    #expect(output.status == 3, "\(output.text)\(output.errors)")
    #expect(output.errors.contains("a worker cannot start: there is no memory for its stack"))
  }

  @Test("A campaign that could not test what a target claims does not start")
  func claimsAreChecked() throws {
    let output = try Tool().run(["--target", "planted/claiming", "--iterations", "10"])
    #expect(output.status == 2 && output.text.isEmpty, "\(output.text)")
    let lines = output.errors.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains("planted/claiming ") }, "\(lines)")
  }

  @Test(
    "What cannot be written is a failure of the tool, not a clean end",
    arguments: [true, false]
  )
  func fullDiskIsFailure(isOutput: Bool) throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let run =
      "'\(tool.executable.path)' --target tree --iterations 20 --quiet --reports '\(folder.path)'"
    let script = isOutput ? "\(run) > /dev/full" : "ulimit -f 4; \(run)"
    let output = try tool.run(["-c", script], executable: "/bin/sh")
    #expect(output.status == 3, "\(output.text)\(output.errors)")
    #expect(output.errors.contains("is the disk full"), "\(output.errors)")
    let reports = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    // A report is whole or not there.
    #expect(reports.count == (isOutput ? 1 : 0))
  }

  @Test("Printed commands run as printed, in the folder below which the tool was built")
  func printedCommandsRun() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let built = tool.executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let (place, name) = (built.deletingLastPathComponent().path, built.lastPathComponent)
    let arguments = "--target planted --iterations 150 --no-minimize --quiet"
    let script =
      "cd '\(place)' && \(name)/smartfuzz \(arguments) --reports '\(folder.path)'"
    let output = try tool.run(["-c", script], executable: "/bin/sh")
    let line = try #require(
      output.text.split(separator: "\n").first { $0.hasPrefix("reproduce   ") },
      "\(output.text)"
    )
    let command = String(line.dropFirst("reproduce   ".count))
    #expect(command.hasPrefix("\(name)/smartfuzz replay "))
    let again = try tool.run(["-c", "cd '\(place)' && \(command)"], executable: "/bin/sh")
    #expect(again.status == 1 && again.text.contains("FAILS"), "\(again.text)\(again.errors)")
  }

  @Test("Who is killed leaves how to go on, and the next run clears up")
  func killedCampaignCanGoOn() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool()
    let run = folder.appendingPathComponent("seed-1-tree-0-100000000")
    // Killed when the file is there, however long that takes.
    let script = """
      '\(tool.executable.path)' --target tree --iterations 100000000 --quiet --reports '\(folder.path)' &
      fuzzer=$!
      until [ -e '\(run.path)/unfinished.txt' ] || ! kill -0 $fuzzer; do sleep 0.2; done
      kill -9 $fuzzer
      """
    _ = try tool.run(["-c", script], executable: "/bin/sh")
    let text = try String(
      contentsOf: run.appendingPathComponent("unfinished.txt"),
      encoding: .utf8
    )
    let command = try #require(
      text.split(separator: "\n").first { $0.contains("smartfuzz --seed") }
    )
    #expect(command.contains("smartfuzz --seed 1 --from ") && command.contains(" --target tree"))
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let next = try #require(words.firstIndex(of: "--from").map { words[$0 + 1] })
    #expect(try #require(Int(next)) > 0)
    let resumed = try tool.run(
      words.filter { $0 != "100000000" } + ["--iterations", "10", "--quiet"]
    )
    #expect(resumed.status == 0, "\(resumed.errors)")
    #expect(resumed.text.contains("iterations  10 of 10 done"))
  }
}
