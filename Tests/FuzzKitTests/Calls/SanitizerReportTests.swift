import Testing

@testable import FuzzKit

@Suite struct SanitizerReportTests {
  private static let race = """
    ==================
    WARNING: ThreadSanitizer: Swift access race (pid=12932)
      Modifying access of Swift variable at 0x560baeb1ab80 by thread T2:
        #0 $s4Mine5CountV4bumpyyF Count.swift:3:5 (tool+0x88)
        #1 $s4Mine4mainyyF Main.swift:9:1 (tool+0x99)
    """
  private static let misuse = """
    Mine/File.swift:3: a line of the program itself
    =================================================================
    ==77==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000018 at pc 0x5
    READ of size 8 at 0x602000000018 thread T0
        #0 0x55d0 in __asan_memcpy (tool+0x1)
        #1 0x55d1 in $s4Mine5StaleO4readSiyFZ Stale.swift:9
    """

  private func report(_ text: String) -> String? {
    SanitizerReport(text.split(separator: "\n"))?.description
  }

  @Test("A report is known by its problem and its innermost Swift function")
  func reportIsKnownByItsProblem() {
    #expect(
      report(Self.race) == "ThreadSanitizer: Swift access race in $s4Mine5CountV4bumpyyF"
    )
    #expect(
      report(Self.misuse) == "AddressSanitizer: heap-use-after-free in $s4Mine5StaleO4readSiyFZ"
    )
  }

  @Test("Addresses and processes do not tell two reports apart")
  func addressesDoNotTellReportsApart() {
    let other = Self.race.replacing("0x560baeb1ab80", with: "0x1").replacing("12932", with: "7")
    #expect(other != Self.race)
    #expect(report(other) == report(Self.race))
  }

  @Test(
    "Whatever else a process says is no report",
    arguments: ["", "Fatal error: planted", "a sanitizer was here"]
  )
  func whateverElseIsNoReport(text: String) {
    #expect(report(text) == nil)
  }

  @Test("The deaths of two sanitized functions have two signatures")
  func deathsOfTwoFunctionsDiffer() {
    let deaths = [Self.race, Self.race.replacing("bump", with: "lift")].compactMap(report)
      .map { Signature(before: Death(kind: .sanitizer, message: $0), target: "tree") }
    #expect(Set(deaths).count == 2)
  }
}
