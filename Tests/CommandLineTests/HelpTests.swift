import Testing

@testable import CommandLine

@Suite struct HelpTests {
  @Test(
    "Help on the tool lists the commands, the default and the sections",
    arguments: [
      ["--help"], ["-h"], ["help"], ["--width", "--help"], ["--help", "show"], ["--quiet", "-h"],
      ["--title", "-1", "-h"],
    ]
  )
  func overview(arguments: [String]) throws {
    guard case .text(let text) = try Paint.tool.read(arguments) else { throw UsageError("no text") }
    #expect(
      text == """
        usage: paint [COMMAND] [OPTIONS]

        Paints pictures.

        commands:
          draw         draw a picture (the default)
          show         show a picture
          help         show the commands, or the options of one
          completions  print a script that completes arguments in a shell

        exit codes:
          0  painted
          2  wrong usage

        'paint COMMAND --help' shows the options of a command.
        """
    )
  }

  @Test("Help on a command shows its options with their defaults, on lines that fit")
  func command() throws {
    let text = """
      usage: paint [draw] [OPTIONS]

      Draw a picture. What is drawn depends on what is asked for, and on nothing else
      in the world.

      options:
        --width N      how wide the brush is (default 5)
        --layer NAME   begins a layer: what follows belongs to it (may be repeated)
        --color COLOR  the color [of the layer] (may be repeated)
        --copies N     how many; it's up to nine (default as many as there are rooms
                       in the house that has been painted)
        --folder DIR   where the picture goes (default out)
        --title TEXT   a title
        --quiet        no words
        --no-frame     leaves out the frame
        --help         show this text

      files:
        DIR/picture  the picture
      """
    #expect(try Paint.text("draw", "--help") == text)
    #expect(try Paint.text("help", "draw") == text)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Usage names what must be given, and help hides what is only tolerated")
  func required() throws {
    #expect(
      try Paint.text("show", "--quiet", "-h") == """
        usage: paint show FILE --model ID [OPTIONS]

        Show a picture.

        arguments:
          FILE  the picture

        options:
          --model ID    who is on it
          --whole       with its frame
          --color WHEN  colors: auto, which obeys NO_COLOR, always or never (default
                        auto)
          --help        show this text
        """
    )
    #expect(try Paint.text("help", "help").hasPrefix("usage: paint help [COMMAND] [OPTIONS]\n"))
    let install = #"eval "$(paint completions bash)", in ~/.bashrc"#
    #expect(try Paint.text("help", "completions").contains(install))
  }

  @Test("A term that is too long for its column has a line of its own")
  func longTerm() {
    let rows = [("a", "short"), (String(repeating: "b", count: 30), "long")]
    #expect(
      HelpSection("terms", rows).text == """
        terms:
          a  short
          bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
             long
        """
    )
  }

  @Test(
    "The version is shown wherever it is asked for",
    arguments: [["--version"], ["draw", "--version"]]
  )
  func version(arguments: [String]) throws {
    guard case .text(let text) = try Paint.tool.read(arguments) else { throw UsageError("no text") }
    #expect(text == "paint 1.2")
  }
}
