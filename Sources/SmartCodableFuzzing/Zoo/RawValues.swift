extension Zoo {
  /// Enums of raw values, and a set of flags.
  struct Choices: ZooType {
    enum Color: String, Decodable, Sendable {
      case red, green
      case empty = ""
    }
    enum Level: Int, Decodable, Sendable {
      case zero, one
      case ten = 10
    }
    enum Ratio: Double, Decodable, Sendable {
      case half = 0.5
      case whole = 1
    }
    enum Small: UInt8, Decodable, Sendable {
      case none = 0
      case most = 255
    }
    struct Flags: OptionSet, Decodable, Sendable {
      let rawValue: UInt16
      static let bold = Flags(rawValue: 1)
    }

    var color: Color
    var level: Level?
    var ratio: Ratio?
    var small: Small?
    var flags: Flags?
    var list: [Color]?

    static let seedInputs = [
      #"{"color":"red","level":10,"ratio":0.5,"small":255,"flags":3,"list":["green",""]}"#,
      #"{"color":"blue"}"#, #"{"color":1}"#, #"{"color":"red","level":"1"}"#, #"{"color":null}"#,
      #"{"color":"red","level":2}"#, #"{"color":"red","ratio":1,"small":256}"#,
      #"{"color":"red","flags":-1}"#, #"{"color":"red","level":1.0,"list":["red","x"]}"#,
      #"{"color":"RED","level":null}"#,
    ]
  }

  /// An enum that has a case for all unknown values.
  enum Lenient: ZooType {
    case on, off
    case other(String)

    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(String.self) {
      case "on": self = .on
      case "off": self = .off
      case let text: self = .other(text)
      }
    }

    static let seedInputs = [#""on""#, #""off""#, #""x""#, "true", "1", "null", #"["on"]"#, #""""#]
  }

  /// An enum whose failure is ignored for an element, and an error for a property.
  struct Weekdays: ZooType {
    enum Day: String, Decodable, Sendable, CaseIterable { case monday, tuesday }

    var first: Day
    var others: [Day?]
    var byDay: [String: Day]

    private enum CodingKeys: CodingKey { case first, others, byDay }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      first = try container.decode(Day.self, forKey: .first)
      others = try container.decode([String].self, forKey: .others).map(Day.init)
      byDay = (try? container.decode([String: Day].self, forKey: .byDay)) ?? [:]
    }

    static let seedInputs = [
      #"{"first":"monday","others":["tuesday","x"],"byDay":{"a":"monday"}}"#,
      #"{"first":"sunday","others":[]}"#, #"{"first":"monday","others":[],"byDay":{"a":"x"}}"#,
      #"{"first":"monday","others":[1]}"#, #"{"first":"monday","others":[null]}"#, "{}",
      #"{"first":0,"others":[],"byDay":null}"#,
    ]
  }
}
