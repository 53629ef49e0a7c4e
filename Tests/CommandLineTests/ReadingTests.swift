import Testing

@testable import CommandLine

@Suite struct ReadingTests {
  @Test("Without arguments the first command has its defaults")
  func defaults() throws {
    var expected = Paint()
    expected.command = "draw"
    #expect(try Paint([]) == expected)
    #expect(try Paint(["draw"]) == expected)
  }

  @Test(
    "A value stands behind a blank or an equals sign",
    arguments: [["--width", "7", "--title", "a=b"], ["draw", "--width=7", "--title=a=b"]]
  )
  func values(arguments: [String]) throws {
    let paint = try Paint(arguments)
    #expect((paint.brush.width, paint.title) == (7, "a=b"))
  }

  @Test("A value may begin with hyphens behind an equals sign, with one hyphen behind a blank")
  func hyphens() throws {
    #expect(try Paint(["--title=--quiet"]).title == "--quiet")
    #expect(try Paint(["--title", "-1"]).title == "-1")
    #expect(try Paint(["--title", "-h"]).title == "-h")
  }

  @Test("Flags set what they say, and optional numbers are numbers")
  func flags() throws {
    let paint = try Paint(["--quiet", "--no-frame", "--copies", "9"])
    #expect((paint.isQuiet, paint.hasFrame, paint.copies) == (true, false, 9))
  }

  @Test("Options are applied in their order, so that one belongs to another before it")
  func order() throws {
    let paint = try Paint([
      "--layer", "a", "--color", "red", "--layer=b", "--layer", "c", "--color=green",
    ])
    #expect(
      paint.layers == [
        .init(name: "a", color: "red"), .init(name: "b"), .init(name: "c", color: "green"),
      ]
    )
    #expect(throws: UsageError("--color belongs behind its --layer")) {
      try Paint(["--color", "red", "--layer", "a"])
    }
  }

  @Test("Of an option that may be given again the last one counts")
  func last() throws {
    #expect(try Paint(["--folder", "a", "--folder=b"]).folder == "b")
  }

  @Test(
    "An operand stands anywhere, and behind -- it may look like an option",
    arguments: [
      (["show", "f", "--model", "m"], "f"), (["show", "--model=m", "f"], "f"),
      (["show", "--model", "m", "--", "--help"], "--help"),
    ]
  )
  func operands(arguments: [String], file: String) throws {
    let paint = try Paint(arguments)
    #expect((paint.command, paint.file, paint.model) == ("show", file, "m"))
  }

  @Test("What is tolerated is read and checked")
  func tolerated() throws {
    #expect(try Paint(["show", "f", "--model", "m", "--width", "9", "--quiet"]).isQuiet)
    #expect(throws: UsageError("--width takes a whole number from 1 to 99, not '0'")) {
      try Paint(["show", "f", "--model", "m", "--width", "0"])
    }
  }

  @Test(
    "A mistake is answered by one line that says how to fix it",
    arguments: [
      (["darw"], "unknown command 'darw'; did you mean draw?"),
      (["paint"], "unknown command 'paint'; see paint --help"),
      ([""], "unknown command ''; see paint --help"),
      (["--widht", "3"], "unknown option '--widht'; did you mean --width?"),
      (["--widht=3"], "unknown option '--widht'; did you mean --width?"),
      (["-width"], "unknown option '-width'; did you mean --width?"),
      (["--bogus"], "unknown option '--bogus'; see paint draw --help"),
      (["--model", "m"], "draw takes no --model, an option of show; leave it out"),
      (["--width"], "--width needs a value; write --width N"),
      (["--width="], "--width needs a value; write --width N"),
      (["--width", ""], "--width needs a value; write --width N"),
      (["--title", "--quiet"], "--title needs a value; write --title TEXT"),
      (["--quiet=yes"], "--quiet takes no value; write it alone"),
      (["--help=x"], "--help takes no value; write it alone"),
      (["show", "f", "--version=x"], "--version takes no value; write it alone"),
      (["show", "--width", "-h"], "--width takes a whole number from 1 to 99, not '-h'"),
      (["--quiet", "--quiet"], "draw takes --quiet once; keep one of them"),
      (["--width", "3", "--width=4"], "draw takes --width once; keep one of them"),
      (["--width", "100"], "--width takes a whole number from 1 to 99, not '100'"),
      (["--width", "1.5"], "--width takes a whole number from 1 to 99, not '1.5'"),
      (["--copies", "256"], "--copies takes a whole number from 1 to 9, not '256'"),
      (
        ["--layer", "a", "--color", "grene"], "unknown color 'grene'; did you mean green?"
      ),
      (["--layer", "a", "--color", "x"], "unknown color 'x'; paint list shows all"),
      (["--title", "quiet"], "add --quiet"),
      (["draw", "x"], "draw takes no argument 'x'; see paint draw --help"),
      (["show"], "show needs FILE, the picture; see paint show --help"),
      (["show", ""], "show needs FILE, the picture; see paint show --help"),
      (["show", "f"], "show needs --model; write --model ID"),
      (
        ["show", "f", "g", "--model", "m"],
        "show takes no further argument 'g'; see paint show --help"
      ),
      (["help", "shwo"], "unknown command 'shwo'; did you mean show?"),
      (["shwo", "--help"], "unknown command 'shwo'; did you mean show?"),
      (["completions"], "completions needs SHELL, bash, zsh or fish; see paint completions --help"),
      (["completions", "bsh"], "unknown shell 'bsh'; did you mean bash?"),
    ]
  )
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Paint(arguments) }
  }
}
