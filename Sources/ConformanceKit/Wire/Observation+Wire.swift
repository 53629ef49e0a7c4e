/// Observations as trees: `{"t":"int","v":"42"}`. Scalars are always text, so that no JSON library in between
/// can lose a digit.
extension Observation {
  /// The tree of the observation.
  var wire: JSONValue {
    func tree(_ tag: String, _ value: JSONValue? = nil, of name: String? = nil) -> JSONValue {
      .ordered([("t", .string(tag)), ("of", name.map(JSONValue.string)), ("v", value)])
    }
    func fields(_ fields: [String: Observation]) -> JSONValue {
      .members(fields.mapValues(\.wire))
    }
    return switch self {
    case .null: tree("null")
    case .boolean(let flag): tree("bool", .string(flag ? "true" : "false"))
    case .integer(let text): tree("int", .string(text))
    case .number(let text): tree("num", .string(text))
    case .string(let text): tree("str", .string(text))
    case .data(let text): tree("data", .string(text))
    case .date(let text): tree("date", .string(text))
    case .enumeration(let name): tree("enum", .string(name))
    case .array(let elements): tree("arr", .array(elements.map(\.wire)))
    case .object(let members): tree("obj", fields(members))
    case .instance(let name, let members): tree("inst", fields(members), of: name)
    }
  }

  /// Reads a tree.
  init(wire tree: WireValue) throws(WireError) {
    let tag = try tree.required("t").string()
    if tag == "null" {
      self = .null
      return
    }
    let value = try tree.required("v")
    switch tag {
    case "arr":
      self = .array(try value.list(Observation.init(wire:)))
    case "obj":
      self = .object(try Self.fields(of: value))
    case "inst":
      self = .instance(of: try tree.required("of").string(), try Self.fields(of: value))
    default:
      self = try Self.scalar(tag, value, in: tree)
    }
  }

  private static func fields(of value: WireValue) throws(WireError) -> [String: Observation] {
    try value.entries { (entry) throws(WireError) in try Observation(wire: entry) }
  }

  private static func scalar(
    _ tag: String,
    _ value: WireValue,
    in tree: WireValue
  ) throws(WireError) -> Observation {
    let text: () throws(WireError) -> String = { () throws(WireError) in try value.string() }
    switch tag {
    case "bool":
      switch try text() {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      default: throw value.error(#""true" or "false""#)
      }
    case "int":
      guard isInteger(try text()) else { throw value.error("a decimal integer as text") }
      return .integer(try text())
    case "num":
      guard isNumber(try text()) else { throw value.error("a number as text, nan, inf or -inf") }
      return .number(try text())
    case "str": return .string(try text())
    case "data":
      guard Base64.bytes(of: try text()) != nil else { throw value.error("base64") }
      return .data(try text())
    case "date":
      guard isDate(try text()) else { throw value.error("an RFC 3339 date and time in UTC") }
      return .date(try text())
    case "enum": return .enumeration(try text())
    default:
      let tags = "null, bool, int, num, str, data, date, enum, arr, obj or inst"
      throw WireError("unknown tag \(tag.shortened.quoted); use \(tags)", at: tree.path)
    }
  }

  /// `-?(0|[1-9][0-9]*)`, but not `-0`: one text for each integer.
  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let isZero = digits.first == UInt8(ascii: "0")
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
      && (!isZero || text == "0")
  }

  private static func isNumber(_ text: String) -> Bool {
    ["nan", "inf", "-inf"].contains(text) || (text.first != "+" && ExactDecimal(text) != nil)
  }

  /// Whether the text begins and ends like RFC 3339 in UTC, or counts seconds for a date beyond its years; the
  /// suite compares the rest.
  private static func isDate(_ text: String) -> Bool {
    if text.hasSuffix(Moment.unitSuffix) {
      return isNumber(String(text.dropLast(Moment.unitSuffix.count)))
    }
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    return digits.count >= 4 && text.contains("T") && text.hasSuffix("Z")
  }
}
