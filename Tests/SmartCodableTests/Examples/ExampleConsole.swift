/// Takes what an example prints, in the form in which the documents show printed values.
///
/// The documents leave out `Optional(…)` and show the value of a wrapped property under its own
/// name; Swift prints `Optional(…)` and `_name: …`. An example that calls
/// `print` finds a local function of that name, which hands its argument on to here.
final class ExampleConsole {
  private(set) var lines: [String] = []

  func print(_ value: Any?) { lines.append(Self.text(of: value)) }

  func print(_ line: Line) { lines.append(line.text) }

  /// The text of a value as the documents print it, `nil` for nil.
  static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    return text(of: value, isNested: false)
  }

  private static func text(of value: Any, isNested: Bool) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let some = mirror.children.first else { return "nil" }
      return text(of: some.value, isNested: isNested)
    case .collection:
      return "["
        + mirror.children.map { text(of: $0.value, isNested: true) }.joined(separator: ", ")
        + "]"
    case .struct, .class:
      // A wrapper has the mirror of its value.
      guard !mirror.children.isEmpty,
        !(mirror.subjectType is any CustomStringConvertible.Type)
      else { break }
      let members = mirror.children.map(member).joined(separator: ", ")
      return "\(mirror.subjectType)(\(members))"
    default: break
    }
    return isNested ? String(reflecting: value) : String(describing: value)
  }

  private static func member(_ child: Mirror.Child) -> String {
    let label = (child.label ?? "").drop { $0 == "_" }
    return "\(label): \(text(of: child.value, isNested: true))"
  }
}

extension ExampleConsole {
  /// A printed line with values in it.
  ///
  /// The compiler warns of Optionals in an ordinary string interpolation, and the documents have
  /// some.
  struct Line: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) { text += literal }

      mutating func appendInterpolation<Value>(_ value: Value?) {
        text += ExampleConsole.text(of: value)
      }
    }
  }
}
