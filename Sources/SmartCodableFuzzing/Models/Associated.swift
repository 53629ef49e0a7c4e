import FuzzKit
import SmartCodable

/// Enums with associated values: decoded by themselves, by a transformer, with and without a default.
struct Associated: FuzzModel {
  enum Shape: SmartAssociatedEnumerable {
    case point
    case circle(Double)
    case label(String)

    static var defaultCase: Shape { .point }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let radius = try? container.decode(Double.self) {
        self = .circle(radius)
        return
      }
      let text = try container.decode(String.self)
      guard text != "bad" else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "bad"))
      }
      self = text == "point" ? .point : .label(text)
    }

    func encode(to encoder: any Encoder) throws {
      try encodeValue()?.encode(to: encoder)
    }

    func encodeValue() -> (any Encodable)? {
      switch self {
      case .point: "point"
      case .circle(let radius): radius
      case .label(let text): text
      }
    }
  }

  enum Token: SmartAssociatedEnumerable {
    case number(Int)
    case word(String, Int?)
  }

  enum Mode: SmartAssociatedEnumerable {
    case off
    case level(Int)
  }

  var shape = Shape.circle(1)
  var spare: Shape?
  var shapes: [Shape] = []
  var byName: [String: Shape?] = [:]
  var token: Token?
  var tokens: [Token] = [.number(1)]
  var mode = Mode.level(2)
  var tail = "tail"

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.mode
        <--- FastTransformer<Mode, Int>(
          fromJSON: { $0.map { $0 == 0 ? .off : .level($0) } },
          toJSON: { mode in
            switch mode {
            case .level(let level): level
            case .off: 0
            case nil: nil
            }
          }
        )
    ]
  }

  /// An enum with its own decoding reads a number as a number and its string as a string.
  static let laws = TargetLaws.universal.union([
    .keyOrder, .locality, .unknownKeys, .keepsUnmentioned,
  ])

  static let seedInputs = [
    #"{"shape":2.5,"spare":"point","shapes":["a",1,"point"],"byName":{"x":"bad","y":3,"z":null},"#
      + #""token":{"number":{"_0":4}},"tokens":[{"word":{"_0":"w","_1":2}},{"number":{"_0":"5"}}],"#
      + #""mode":3,"tail":"t"}"#,
    #"{"shape":"bad","spare":[],"shapes":["bad",null,{}],"token":{"number":{}},"tokens":[{},1],"#
      + #""mode":"x"}"#,
    #"{"shape":null,"token":{"word":{"_0":7},"number":{"_0":1}},"tokens":"[]","mode":null}"#,
  ]
}
