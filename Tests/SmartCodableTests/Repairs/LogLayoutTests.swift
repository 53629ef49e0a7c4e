import Foundation
import SmartCodable
import Testing

@Suite("Log layout")
struct LogLayoutTests {
  private struct LayoutModel: SmartCodable {
    var a = 0
    var c = 0
    var sub = SubModel()
    var list: [ItemModel] = []
  }

  private struct SubModel: SmartCodable { var subA = 0 }

  private struct ItemModel: SmartCodable { var x = 0 }

  private struct KindModel: SmartCodable {
    var value = 0
  }

  private struct BoolModel: SmartCodable { var value = false }

  private struct WideModel: SmartCodable {
    var sub = SubModel()
    var id = 0
    var longName = 0
    var other = ItemModel()
    var e = 0
  }

  private static let top =
    "================================  [Smart Sentinel]  "
    + "================================"
  private static let bottom =
    "===================================================================================="

  /// A whole block around its inner lines.
  private func framed(_ lines: [String]) -> String {
    (["", Self.top] + lines + [Self.bottom]).joined(separator: "\n")
  }

  /// The only block about a type, without its frame.
  private func lines(
    about type: Any.Type,
    at level: SmartSentinel.Level = .verbose,
    _ body: () throws -> Void
  ) throws -> [String] {
    let blocks = try LogProbe.blocks(about: type, at: level, body)
    try #require(blocks.count == 1)
    return Array(blocks[0].components(separatedBy: "\n").dropFirst(2).dropLast())
  }

  @Test("LOG-5: a block has the layout of the specification, character for character")
  func wholeBlock() throws {
    let blocks = LogProbe.blocks(about: [LayoutModel].self) {
      _ = [LayoutModel]
        .deserialize(
          from:
            #"[{"a":"1","sub":{},"list":[{"x":1},{"x":null}]},{"a":1,"c":1,"sub":{"subA":2},"list":[]}]"#
        )
    }
    let expected = """

      ================================  [Smart Sentinel]  ================================
      Array<LayoutModel> 👈🏻 👀
         ╆━ Index 0
            ┆┄ a: Expected to decode 'Int' but found ‘String’ instead.
            ┆┄ c: No value associated with key.
            ╆━ sub: SubModel
               ┆┄ subA: No value associated with key.
            ╆━ list: [ItemModel]
               ╆━ Index 1
                  ┆┄ x: Expected to decode 'Int' but found 'null' instead.
      ====================================================================================
      """
    #expect(blocks == [expected])
  }

  @Test("LOG-5: field names of one container are padded to equal width")
  func padding() throws {
    let lines = try lines(about: WideModel.self) {
      _ = WideModel.deserialize(from: #"{"sub":{},"other":{}}"#)
    }
    #expect(
      lines == [
        "WideModel 👈🏻 👀",
        "   ┆┄ id      : No value associated with key.",
        "   ┆┄ longName: No value associated with key.",
        "   ┆┄ e       : No value associated with key.",
        "   ╆━ sub: SubModel",
        "      ┆┄ subA: No value associated with key.",
        "   ╆━ other: ItemModel",
        "      ┆┄ x: No value associated with key.",
      ]
    )
  }

  @Test(
    "LOG-3, LOG-4: the messages name the wanted type and what was found",
    arguments: [
      ("{}", "No value associated with key."),
      (#"{"value":null}"#, "Expected to decode 'Int' but found 'null' instead."),
      (#"{"value":"7"}"#, "Expected to decode 'Int' but found ‘String’ instead."),
      (#"{"value":"x"}"#, "Expected to decode 'Int' but found ‘String’ instead."),
      (#"{"value":1.5}"#, "Expected to decode 'Int' but found ’Number‘ instead."),
      (#"{"value":true}"#, "Expected to decode 'Int' but found ’Bool‘ instead."),
      (#"{"value":[1]}"#, "Expected to decode 'Int' but found ’Array‘ instead."),
      (#"{"value":{"a":1}}"#, "Expected to decode 'Int' but found ’Dictionary‘ instead."),
    ]
  )
  func messages(_ json: String, _ message: String) throws {
    let lines = try lines(about: KindModel.self) { _ = KindModel.deserialize(from: json) }
    #expect(lines == ["KindModel 👈🏻 👀", "   ┆┄ value: \(message)"])
  }

  @Test("LOG-4: the wanted type is named without Optional, collections as they are written")
  func wantedTypes() throws {
    struct WantedModel: SmartCodable {
      var i: Int?
      var list: [Int]?
      var map: [String: Bool] = [:]
      var at: Date?
    }
    let lines = try lines(about: WantedModel.self) {
      _ = WantedModel.deserialize(from: #"{"i":"x","list":1,"map":true,"at":[]}"#)
    }
    #expect(
      lines == [
        "WantedModel 👈🏻 👀",
        "   ┆┄ i   : Expected to decode 'Int' but found ‘String’ instead.",
        "   ┆┄ list: Expected to decode '[Int]' but found ’Number‘ instead.",
        "   ┆┄ map : Expected to decode '[String: Bool]' but found ’Bool‘ instead.",
        "   ┆┄ at  : Expected to decode 'Date' but found ’Array‘ instead.",
      ]
    )
  }

  @Test("LOG-6: fields come first, then child containers, indexes in numeric order")
  func order() throws {
    struct OrderModel: SmartCodable {
      var sub = SubModel()
      var list: [ItemModel] = []
      var last = 0
    }
    let items = (0..<12).map { $0 == 2 ? #"{"x":"2"}"# : $0 == 10 ? #"{"x":[]}"# : #"{"x":1}"# }
    let lines = try lines(about: OrderModel.self) {
      _ = OrderModel.deserialize(from: #"{"sub":{},"list":[\#(items.joined(separator: ","))]}"#)
    }
    #expect(
      lines == [
        "OrderModel 👈🏻 👀",
        "   ┆┄ last: No value associated with key.",
        "   ╆━ sub: SubModel",
        "      ┆┄ subA: No value associated with key.",
        "   ╆━ list: [ItemModel]",
        "      ╆━ Index 2",
        "         ┆┄ x: Expected to decode 'Int' but found ‘String’ instead.",
        "      ╆━ Index 10",
        "         ┆┄ x: Expected to decode 'Int' but found ’Array‘ instead.",
      ]
    )
  }

  @Test("LOG-7: dropped elements and entries are fields of their collection")
  func dropped() throws {
    struct DropModel: SmartCodable {
      var list: [Int] = []
      var map: [String: Int] = [:]
      var models: [ItemModel] = []
    }
    let lines = try lines(about: [DropModel].self) {
      _ = [DropModel]
        .deserialize(
          from: #"[{"list":[1,"x",[],"x"],"map":{"k":"x","l":1},"models":[1,{}]},5]"#
        )
    }
    #expect(
      lines == [
        "Array<DropModel> 👈🏻 👀",
        "   ┆┄ Index 1: Expected to decode 'DropModel' but found ’Number‘ instead.",
        "   ╆━ Index 0",
        "      ╆━ list: [Int]",
        "         ┆┄ Index 1: Expected to decode 'Int' but found ‘String’ instead.",
        "         ┆┄ Index 2: Expected to decode 'Int' but found ’Array‘ instead.",
        "         ┆┄ Index 3: Expected to decode 'Int' but found ‘String’ instead.",
        "      ╆━ map: [String: Int]",
        "         ┆┄ k: Expected to decode 'Int' but found ‘String’ instead.",
        "      ╆━ models: [ItemModel]",
        "         ┆┄ Index 0: Expected to decode 'ItemModel' but found ’Number‘ instead.",
        "         ╆━ Index 1",
        "            ┆┄ x: No value associated with key.",
      ]
    )
  }

  @Test("LOG-8: the same message for the same field of several elements is logged once")
  func repeated() throws {
    struct RepeatModel: SmartCodable {
      var a = 0
      var list: [ItemModel] = []
    }
    let lines = try lines(about: [RepeatModel].self) {
      _ = [RepeatModel]
        .deserialize(
          from: #"[{"list":[{},{"x":null},{}]},{"list":[{"x":null}]},{"a":"1","list":[]}]"#
        )
    }
    #expect(
      lines == [
        "Array<RepeatModel> 👈🏻 👀",
        "   ╆━ Index 0",
        "      ┆┄ a: No value associated with key.",
        "      ╆━ list: [ItemModel]",
        "         ╆━ Index 0",
        "            ┆┄ x: No value associated with key.",
        "         ╆━ Index 1",
        "            ┆┄ x: Expected to decode 'Int' but found 'null' instead.",
        "   ╆━ Index 2",
        "      ┆┄ a: Expected to decode 'Int' but found ‘String’ instead.",
      ]
    )
  }

  @Test("LOG-9: missing and null are not logged for an Optional property, mismatches are")
  func optionals() throws {
    struct OptionalModel: SmartCodable {
      var i: Int?
      var sub: SubModel?
      var filled: Int? = 3
      var list: [Int?] = []
    }
    let silent = LogProbe.blocks(about: OptionalModel.self) {
      _ = OptionalModel.deserialize(from: #"{"i":null,"filled":null,"list":[null]}"#)
      _ = OptionalModel.deserialize(from: #"{"sub":null,"list":[]}"#)
    }
    #expect(silent == [])
    let lines = try lines(about: OptionalModel.self) {
      _ = OptionalModel.deserialize(from: #"{"i":[],"list":[]}"#)
    }
    #expect(
      lines == [
        "OptionalModel 👈🏻 👀",
        "   ┆┄ i: Expected to decode 'Int' but found ’Array‘ instead.",
      ]
    )
  }

  @Test("LOG-10: header and footer stand inside the rules, apart by an empty line")
  func context() throws {
    let blocks = LogProbe.blocks(about: KindModel.self) {
      _ = KindModel.deserialize(
        from: "{}",
        options: [.logContext(header: "GET /user", footer: "build 7")]
      )
    }
    #expect(
      blocks == [
        framed([
          "GET /user", "", "KindModel 👈🏻 👀", "   ┆┄ value: No value associated with key.", "",
          "build 7",
        ])
      ]
    )
  }

  @Test(
    "LOG-11: a failure of the whole call is a block with the type line and one line",
    arguments: [SmartSentinel.Level.verbose, .alert]
  )
  func failures(_ level: SmartSentinel.Level) throws {
    struct FailModel: SmartCodable { var v = 0 }
    let calls: [() -> Void] = [
      { _ = FailModel.deserialize(from: "{\"v\":\n\n") },
      { _ = FailModel.deserialize(from: "[]") },
      { _ = FailModel.deserialize(from: "{}", designatedPath: "a.b") },
      { _ = FailModel.deserialize(from: String?.none) },
      { _ = FailModel.deserialize(from: Data?.none, options: Set()) },
      { _ = try? FailModel.decode(from: "null") },
    ]
    for call in calls {
      let lines = try lines(about: FailModel.self, at: level, call)
      try #require(lines.count == 2)
      #expect(lines[0] == "FailModel 👈🏻 👀")
      #expect(lines[1].hasPrefix("   ┆┄ "))
      #expect(lines[1].count > 12)
    }
  }

  @Test("LOG-11: the line of a failure says why, and what was logged before it is left out")
  func failureReasons() throws {
    struct Broken: Error, CustomStringConvertible {
      var description: String { "first\nsecond" }
    }
    struct ThrowModel: SmartCodable {
      var a = 0
      enum CodingKeys: CodingKey { case a }
      init() {}
      init(from decoder: any Decoder) throws {
        a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
        throw Broken()
      }
    }
    let lines = try lines(about: ThrowModel.self) { _ = ThrowModel.deserialize(from: "{}") }
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("first second") == true)
    let context = LogProbe.blocks(about: [ThrowModel].self) {
      _ = [ThrowModel]
        .deserialize(from: "{}", options: [.logContext(header: "head", footer: "foot")])
    }
    #expect(context.first?.contains("\nhead\n\nArray<ThrowModel> 👈🏻 👀\n   ┆┄ ") == true)
    #expect(context.first?.contains("\n\nfoot\n==") == true)
  }
}
