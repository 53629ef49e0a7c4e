import ConformanceKit
import Testing

@testable import DecoderLaw

/// What values have to be written as, one rule of chapter 18 after the other.
@Suite struct ReferenceWriterTests {
  private static let catalog = ModelCatalog([
    ModelSchema("suit", enumeration: [.init("hearts", "H"), .init("spades", 2)], fallback: nil),
    ModelSchema("part", [.field("inner", .integer, keys: ["in"]), .field("note", .string)]),
    ModelSchema(
      "whole",
      [
        .field("firstName", .optional(.string), codingKey: "name", keys: ["a.b", "c"]),
        .field("part", .model("part"), traits: [.flat]), .field("note", .string),
        .field("hidden", .integer, traits: [.uncoded]),
      ]
    ),
    ModelSchema("base", .classType(parent: nil), [.field("first", .integer)]),
    ModelSchema("derived", .classType(parent: "base"), [.field("second", .integer)]),
    ModelSchema("bases", .root(.array(.model("base"))), []),
    ModelSchema("values", .root(.dictionary(.any)), []),
    ModelSchema("suits", .root(.map(key: .enumeration("suit"), value: .integer)), []),
    ModelSchema("set", .root(.set(.integer)), []),
    ModelSchema("number", .root(.number), []), ModelSchema("float", .root(.float32), []),
    ModelSchema("date", .root(.date), []),
    ModelSchema("stamp", [.field("at", .date, traits: [.automaticDate])]),
  ])

  private static let part = Observation.object(["inner": .integer("1"), "note": .string("p")])

  private static func whole(_ name: Observation) -> Observation {
    .object(["firstName": name, "part": part, "note": .string("w"), "hidden": .integer("9")])
  }

  private static func settings(_ change: (inout WritingSettings) -> Void) -> WritingSettings {
    var settings = WritingSettings()
    change(&settings)
    return settings
  }

  private static let plain = WritingSettings()
  private static let mapped = settings { $0.usesMappedKeys = true }
  private static let snake = settings { $0.keys = .snakeCase }
  private static let upper = settings { $0.keys = .firstLetterUpper }

  /// A value with its model, and texts that are right for it and wrong.
  struct Trial: Sendable {
    let model: ModelID
    let value: Observation
    var settings = plain
    let right: [String]
    let wrong: [String]
  }

  static let trials: [Trial] = [
    // Declared order; nil is left out; a flat's keys stand at its place; a key that comes twice has its
    // first place and its last value.
    Trial(
      model: "whole",
      value: whole(.string("n")),
      right: [#"{"name":"n","inner":1,"note":"w"}"#],
      wrong: [
        #"{"name":"n","note":"w","inner":1}"#, #"{"name":"n","inner":1,"note":"p"}"#,
        #"{"name":"n","inner":1,"note":"w","hidden":9}"#, #"{"inner":1,"note":"w"}"#,
        #"{"firstName":"n","inner":1,"note":"w"}"#,
      ]
    ),
    Trial(
      model: "whole",
      value: whole(.null),
      right: [#"{"inner":1,"note":"w"}"#],
      wrong: [#"{"name":null,"inner":1,"note":"w"}"#]
    ),
    Trial(
      model: "whole",
      value: whole(.string("n")),
      settings: mapped,
      right: [#"{"a.b":"n","in":1,"note":"w"}"#],
      wrong: [#"{"a.b":"n","inner":1,"note":"w"}"#, #"{"c":"n","in":1,"note":"w"}"#]
    ),
    Trial(
      model: "whole",
      value: whole(.string("n")),
      settings: upper,
      right: [#"{"Name":"n","Inner":1,"Note":"w"}"#],
      wrong: [#"{"Name":"n","inner":1,"Note":"w"}"#]
    ),
    // A superclass comes first, and a subclass in its place is written whole.
    Trial(
      model: "bases",
      value: .array([.instance(of: "derived", ["first": .integer("1"), "second": .integer("2")])]),
      right: [#"[{"first":1,"second":2}]"#],
      wrong: [#"[{"second":2,"first":1}]"#, #"[{"first":1}]"#]
    ),
    // Keys of dictionaries ascend by their bytes and stay as they are.
    Trial(
      model: "values",
      value: .object(["b": .null, "a_b": .boolean(true), "B": .string("\u{1}/\"")]),
      settings: snake,
      right: [#"{"B":"\u0001/\"","a_b":true,"b":null}"#],
      wrong: [#"{"a_b":true,"b":null,"B":"\u0001/\""}"#, #"{"B":"\u0001/\"","a_b":1,"b":null}"#]
    ),
    Trial(
      model: "suits",
      value: .object(["spades": .integer("1"), "hearts": .integer("2")]),
      right: [#"{"2":1,"H":2}"#],
      wrong: [#"{"spades":1,"hearts":2}"#, #"["H",2,"2",1]"#]
    ),
    Trial(
      model: "set",
      value: .array([.integer("1"), .integer("2")]),
      right: ["[1,2]", "[2,1]"],
      wrong: ["[1,1]", "[1]", "[2,1,2]"]
    ),
    Trial(
      model: "number",
      value: .number(0.1),
      right: ["0.1", "1e-1"],
      wrong: ["0.10000000000000001", "0.2", #""0.1""#]
    ),
    Trial(model: "number", value: .number(5), right: ["5"], wrong: ["5.0", "6", "-5"]),
    Trial(model: "number", value: .number(-0.0), right: ["0", "-0"], wrong: ["-0.0", "1"]),
    Trial(
      model: "float",
      value: .number("2.1474836e+09"),
      right: ["2147483648", "2147483600"],
      wrong: ["2147483649", "2147480000"]
    ),
    Trial(
      model: "date",
      value: .date("2001-01-01T00:00:00.5Z"),
      right: ["978307200.5"],
      wrong: ["0.5", "978307200", #""2001-01-01T00:00:00.5Z""#]
    ),
    Trial(
      model: "date",
      value: .date("2001-01-01T00:00:00Z"),
      settings: settings { $0.dates = .sinceReferenceDate },
      right: ["0"],
      wrong: ["978307200"]
    ),
    Trial(
      model: "date",
      value: .date("2001-01-01T00:00:00Z"),
      settings: settings { $0.dates = .milliseconds },
      right: ["978307200000"],
      wrong: ["978307200"]
    ),
    // Doubles at this distance are four microseconds apart.
    Trial(
      model: "date",
      value: .date("2554-07-21T23:34:33.70955Z"),
      settings: settings { $0.dates = .milliseconds },
      right: ["18446744073709.55", "18446744073709.555"],
      wrong: ["18446744073709.57", "18446744073709"]
    ),
    Trial(
      model: "date",
      value: .date("2001-03-01T00:00:00.5Z"),
      settings: settings { $0.dates = .iso8601 },
      right: [#""2001-03-01T00:00:00Z""#],
      wrong: [
        #""2001-03-01T00:00:00.5Z""#, #""2001-03-01T00:00:01Z""#, #""2001-02-29T00:00:00Z""#,
        #""2001-03-01 00:00:00""#, #""2001-03-01T01:00:00+01:00""#, "983404800.5",
      ]
    ),
    // In the form that it was read from, whatever the setting; a year later, and a day earlier, are wrong.
    Trial(
      model: "stamp",
      value: .object(["at": .date("2011-03-01T00:00:00Z")]),
      settings: settings { $0.dates = .sinceReferenceDate },
      right: [
        #"{"at":1298937600}"#, #"{"at":1298937600000}"#, #"{"at":"2011-03-01"}"#,
        #"{"at":"Tue, 01 Mar 2011 00:00:00 GMT"}"#, #"{"at":"2011-03-01T01:00:00+01:00"}"#,
      ],
      wrong: [
        #"{"at":320630400}"#, #"{"at":1298937600001}"#, #"{"at":"2012-03-01"}"#,
        #"{"at":"2011-02-28"}"#, #"{"at":null}"#, "{}",
      ]
    ),
  ]

  @Test("Right texts are told from wrong ones", arguments: trials)
  func rightTextsAreToldFromWrongOnes(trial: Trial) throws {
    let writer = ReferenceWriter(catalog: Self.catalog, settings: trial.settings)
    let written = try writer.written(trial.value, as: trial.model)
    for text in trial.right {
      #expect(written.difference(from: try JSONReader.read(text)) == nil, "\(text)")
    }
    for text in trial.wrong {
      #expect(written.difference(from: try JSONReader.read(text)) != nil, "\(text)")
    }
  }

  @Test("What is not finite is refused, or named")
  func whatIsNotFiniteIsRefused() throws {
    let writer = ReferenceWriter(catalog: Self.catalog)
    for name in ["nan", "inf", "-inf"] {
      #expect(throws: ReferenceWriter.Obstacle.refused) {
        try writer.written(.number(name), as: "number")
      }
      let named = Self.settings { $0.namesNonFinite = true }
      let written = try ReferenceWriter(catalog: Self.catalog, settings: named)
        .written(.number(name), as: "number")
      let text = name == "nan" ? "NAN" : name.uppercased()
      #expect(written.difference(from: .string(text)) == nil)
    }
    #expect(throws: ReferenceWriter.Obstacle.unknown) {
      try writer.written(.null, as: "other")
    }
  }

  @Test(
    "Words are told by their capitals",
    arguments: [
      ("name", "name"), ("firstName", "first_name"), ("myURLProperty", "my_url_property"),
      ("AGE", "a_ge"), ("aB2C", "a_b2_c"), ("a", "a"), ("", ""),
    ]
  )
  func wordsAreToldByTheirCapitals(key: String, snake: String) {
    #expect(Self.snake.spelled(key) == snake)
  }

  @Test("A layout gives every byte")
  func layoutGivesEveryByte() throws {
    let value = try JSONReader.read(#"{"a":[1,{"b":"é\t\u001f\/\""}],"c":{},"d":[]}"#)
    #expect(WrittenText.compact(value) == #"{"a":[1,{"b":"é\t\u001f/\""}],"c":{},"d":[]}"#)
    let lines = [
      "{", #"  "a" : ["#, "    1,", "    {", #"      "b" : "é\t\u001f/\"""#, "    }", "  ],",
      #"  "c" : {},"#, #"  "d" : []"#, "}",
    ]
    #expect(WrittenText.pretty(value) == lines.joined(separator: "\n"))
  }
}
