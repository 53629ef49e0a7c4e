import BenchmarkInputs
import BenchmarkKit
import Testing

@Suite struct OptionsTests {
  @Test("without arguments everything is measured once")
  func defaults() throws {
    let options = try Options([])
    #expect(options.command == .run)
    #expect(options.runs == 1 && options.rounds == 15 && options.warmUps == 3)
    #expect(options.seed == 1 && options.measuresMemory && !options.isQuick)
    #expect(InputShape.allCases.allSatisfy { options.size(of: $0) == $0.usualSize })
    #expect(options.wants(id: "decode/small", shape: "small"))
  }

  @Test("a command and its options are read")
  func doubles() throws {
    let options = try Options(["doubles", "--count", "10", "--seed", "18446744073709551615"])
    #expect(options.command == .doubles)
    #expect(options.count == 10)
    #expect(options.seed == .max)
  }

  @Test("rows are chosen by shape and by a part of their id")
  func filters() throws {
    let options = try Options(["--shape", "small,areas", "--row", "decode/,plist"])
    #expect(options.wants(id: "decode/areas", shape: "areas"))
    #expect(options.wants(id: "plist-xml/areas", shape: "areas"))
    #expect(!options.wants(id: "encode/areas", shape: "areas"))
    #expect(!options.wants(id: "decode/airports", shape: "airports"))
    #expect(!options.wants(id: "decode/none", shape: nil))
    #expect(try Options(["--row", "areas"]).wants(id: "decode/areas", shape: nil))
  }

  @Test("quick runs have small documents unless a size is asked for")
  func quick() throws {
    #expect(try Options(["--quick"]).size(of: .coordinates) == 100_000)
    #expect(try Options(["--quick", "--size", "7"]).size(of: .coordinates) == 7)
  }

  @Test(
    "a mistake is told",
    arguments: [
      (["--rounds", "14"], "--rounds takes a whole number of at least 15, not '14'"),
      (["--warm-ups", "2"], "--warm-ups takes a whole number of at least 3, not '2'"),
      (["--seed", "-1"], "--seed takes a whole number from 0, not '-1'"),
      (["--output"], "--output needs a value"),
      (["--output", "--quick"], "--output needs a value"),
      (["--fast"], "unknown option '--fast'"),
      (["measure"], "unknown command 'measure'"),
    ]
  )
  func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Options(arguments) }
  }

  @Test("an unknown shape is told with the names of the known ones")
  func unknownShape() {
    #expect {
      try Options(["--shape", "cubes"])
    } throws: { error in
      let message = (error as? UsageError)?.message ?? ""
      return message.contains("cubes")
        && InputShape.allCases.allSatisfy { message.contains($0.rawValue) }
    }
  }

  @Test(
    "help names every option and command",
    arguments: [
      "--row", "--shape", "--quick", "--no-memory", "--size", "--runs", "--rounds", "--warm-ups",
      "--seed", "--file", "--output", "--compare", "--count", "list", "doubles", "exit codes",
    ]
  )
  func help(_ name: String) { #expect(Options.help.contains(name)) }
}
