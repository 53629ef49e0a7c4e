import Testing

@testable import ConformanceKit

/// What is told of a crash, from the texts that programs of Swift 6.3 wrote.
@Suite struct CrashPlaceTests {
  private static let debug = """
    some words
    crash/main.swift:2: Precondition failed: the decoder trapped

    *** Signal 4: Backtracing from 0x7fe361af9361... done ***

    *** Program crashed: Illegal instruction at 0x00007fe361af9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "crash" crashed:

      0      0x00007fe361af9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra] 0x000055b8d739e364 Parser.parse(_:) + 243 in crash at /somewhere/main.swift:2:53
      2 [ra] 0x000055b8d739e1e1 run(_:) + 48 in crash at /somewhere/main.swift:3:56
    ...


    Registers:

    rax 0x0000000000000000  0
    """

  private static let release = """

    *** Program crashed: Illegal instruction at 0x0000558c39070000 ***

    Thread 3 crashed:

      0 [inlined] [system] 0x0000558c39070000 Parser.parse(_:) in crashO at //<compiler-generated>
      1 [inlined]          0x0000558c39070000 specialized Array.subscript.getter in crashO at /a/main.swift:3:56
      2                    0x0000558c39070000 run(_:) + 96 in crashO
    """

  @Test("The message and the first own frame are told, and no address, register or folder")
  func frames() throws {
    let debug = try #require(CrashPlace(Self.debug)).description
    #expect(
      debug == "Precondition failed: the decoder trapped; in Parser.parse(_:) at main.swift:2"
    )
    let release = try #require(CrashPlace(Self.release)).description
    #expect(release == "in specialized Array.subscript.getter at main.swift:3")
    let lines = Self.release.split(separator: "\n").filter { !$0.contains("[inlined]") }
    #expect(CrashPlace(lines.joined(separator: "\n"))?.description == "in run(_:)")
  }

  @Test(
    "A closure is of the library and the function that it stands in",
    arguments: [
      ("closure #1 in F(_:) + 8 in libFoundation.so at /a/F.swift:9:1", "run(_:) at main.swift:3"),
      ("closure #1 in Swift.f(_:) + 8 in crash at /a/F.swift:9:1", "run(_:) at main.swift:3"),
      (
        "specialized closure #2 in implicit closure #1 in Swift.f(_:) + 8 in crash",
        "run(_:) at main.swift:3"
      ),
      (
        "closure #1 in g(_:) + 8 in crash at /here at in work/a.swift:9:1",
        "closure #1 in g(_:) at a.swift:9"
      ),
      ("closure #1 in g(_:) in crash", "closure #1 in g(_:)"),
    ]
  )
  func closures(frame: String, place: String) {
    let text = """
      *** Program crashed: Illegal instruction at 0x0000558c39070000 ***

      Thread 0 "crash" crashed:

      0 [ra] 0x000055b8d739e364 \(frame)
      1 [ra] 0x000055b8d739e1e1 run(_:) + 48 in crash at /somewhere/main.swift:3:56
      """
    #expect(CrashPlace(text)?.frame == place)
  }

  @Test("A text without a backtrace, or without an own frame, has no place")
  func none() {
    #expect(CrashPlace("Traceback (most recent call last):\n  1 0x12 a + 1 in b") == nil)
    let lines = Self.debug.split(separator: "\n").filter { !$0.contains("in crash") }
    #expect(CrashPlace(lines.joined(separator: "\n")) == nil)
    #expect(CrashPlace("") == nil)
  }

  @Test("An ending tells the place instead of registers, else the last 4 KiB")
  func endings() {
    let place = ProcessText.ending(.signaled(4), Array(Self.debug.utf8))
    #expect(place.hasPrefix("was ended by signal 4 (SIGILL); Precondition failed: the decoder"))
    #expect(!place.contains("rax"))
    let words = ProcessText.ending(.exited(3), Array(repeating: 0x78, count: 60_000))
    #expect(words.hasPrefix("ended with exit code 3; the end of its standard error: \"xxx"))
    #expect(words.utf8.count < 4200)
  }
}
