import CommandLine
import Testing

@testable import FuzzKit
@testable import smartfuzz

@Suite struct PlantedOptionsTests {
  @Test("A measurement has 300,000 iterations for each bug unless another number is given")
  func measurementHasDefaultIterations()
    throws
  {
    let plain = try Options(["selftest", "--planted"], targets: [])
    #expect((plain.isPlanted, plain.usesProbe, plain.plantedIterations) == (true, true, 300_000))
    let other = try Options(
      ["selftest", "--planted", "--no-probe", "--iterations", "50"],
      targets: []
    )
    #expect((other.isPlanted, other.usesProbe, other.plantedIterations) == (true, false, 50))
    #expect(try !Options(["selftest"], targets: []).isPlanted)
  }

  @Test(
    "An option in the wrong place is answered with one line",
    arguments: [
      (
        ["run", "--planted"],
        "run takes no --planted, an option of selftest; leave it out"
      ),
      (
        ["selftest", "--no-probe"],
        "--no-probe belongs to selftest --planted; add --planted, or leave it out"
      ),
    ]
  )
  func misplacedOptionIsAnswered(
    arguments: [String],
    message: String
  ) {
    #expect(throws: UsageError(message)) { try Options(arguments, targets: []) }
  }
}
