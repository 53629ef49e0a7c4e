@testable import CommandLine

/// The settings of a tool that does nothing, with options of all kinds.
struct Paint: Equatable {
  struct Layer: Equatable {
    var name: String
    var color: String?
  }

  struct Brush: Equatable {
    var width = 5
  }

  var command = ""
  var file = ""
  var folder = "out"
  var title: String?
  var layers: [Layer] = []
  var brush = Brush()
  var copies: UInt8?
  var isQuiet = false
  var hasFrame = true
  var model = ""

  static let colors = ["green", "greenish", "red"]

  static var width: Option<Paint> {
    Option<Brush>.number("--width", "N", \.width, 1...99, "how wide the brush is").within(\.brush)
  }

  static var quiet: Option<Paint> { .flag("--quiet", \.isQuiet, "no words") }

  static var options: [Option<Paint>] {
    [
      width,
      Option("--layer", "NAME", "begins a layer: what follows belongs to it") {
        $0.layers.append(Layer(name: $1))
      }
      .repeating(.every),
      Option("--color", "COLOR", "the color [of the layer]", completing: .words(colors)) {
        (paint, color) throws(UsageError) in
        guard colors.contains(color) else {
          throw UsageError(unknown: "color", color, among: colors, else: "paint list shows all")
        }
        guard !paint.layers.isEmpty else { throw UsageError("--color belongs behind its --layer") }
        paint.layers[paint.layers.count - 1].color = color
      }
      .repeating(.every),
      .number("--copies", "N", \.copies, 1...9, "how many; it's up to nine")
        .defaulting(to: "as many as there are rooms in the house that has been painted"),
      .text("--folder", "DIR", \.folder, "where the picture goes", completing: .folders)
        .repeating(.last),
      Option("--title", "TEXT", "a title") { $0.title = $1 },
      quiet,
      .flag("--no-frame", \.hasFrame, to: false, "leaves out the frame"),
    ]
  }

  static var tool: Tool<Paint> {
    let file = Operand<Paint>("FILE", "the picture", completing: .files) { $0.file = $1 }
    return Tool(
      "paint",
      version: "1.2",
      summary: "Paints pictures.",
      commands: [
        Subcommand(
          "draw",
          "draw a picture",
          details: "What is drawn depends on what is asked for, and on nothing else in the world.",
          settings: Paint(),
          options: options,
          sections: [HelpSection("files", [("DIR/picture", "the picture")])]
        ) { (paint) throws(UsageError) in
          if !paint.isQuiet, paint.title == "quiet" { throw UsageError("add --quiet") }
          paint.command = "draw"
          return paint
        },
        Subcommand(
          "show",
          "show a picture",
          settings: Paint(),
          operands: [file],
          options: [
            Option("--model", "ID", "who is on it") { $0.model = $1 }.required(),
            .flag("--whole", \.hasFrame, "with its frame"),
          ],
          tolerating: [width, quiet]
        ) { (paint) throws(UsageError) in
          paint.command = "show"
          return paint
        },
      ],
      sections: [HelpSection("exit codes", [("0", "painted"), ("2", "wrong usage")])]
    )
  }

  /// What the tool makes of arguments that ask for no text.
  init(_ arguments: [String]) throws {
    guard case .action(let paint) = try Paint.tool.read(arguments) else {
      throw UsageError("a text")
    }
    self = paint
  }

  /// The text that the tool prints for the arguments.
  static func text(_ arguments: String...) throws -> String {
    guard case .text(let text) = try tool.read(arguments) else { throw UsageError("no text") }
    return text
  }

  init() {}
}
