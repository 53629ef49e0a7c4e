import Foundation
import SmartCodable
import Testing

/// Every column as an Optional property without an initial value.
struct OptionalColumns: SmartCodable {
  var bool: Bool?
  var string: String?
  var int: Int?
  var int8: Int8?
  var uint8: UInt8?
  var int64: Int64?
  var uint64: UInt64?
  var float: Float?
  var double: Double?
  var cgFloat: CGFloat?
  var decimal: Decimal?
  var date: Date?
  var data: Data?
  var url: URL?
  var spelled: Spelled?
  var counted: Counted?
  var list: [Int]?
  var map: [String: Int]?
  var model: SevenModel?
}

/// Every column as a property with an initial value; Bool twice, since it has no third value.
struct FilledColumns: SmartCodable {
  var bool = true
  var otherBool = false
  var string = String.sentinel
  var int = Int.sentinel
  var int8 = Int8.sentinel
  var uint8 = UInt8.sentinel
  var int64 = Int64.sentinel
  var uint64 = UInt64.sentinel
  var float = Float.sentinel
  var double = Double.sentinel
  var cgFloat = CGFloat.sentinel
  var decimal = Decimal.sentinel
  var date = Date.sentinel
  var data = Data.sentinel
  var url = URL.sentinel
  var spelled = Spelled.sentinel
  var counted = Counted.sentinel
  var list = [Int].sentinel
  var map = [String: Int].sentinel
  var model = SevenModel.sentinel
}

/// One column behind a type parameter.
struct GenericColumn<Value: ConversionTarget>: SmartCodable {
  var v: Value?
}

/// The names of all properties above.
private let propertyNames = [
  "bool", "otherBool", "string", "int", "int8", "uint8", "int64", "uint64", "float", "double",
  "cgFloat", "decimal", "date", "data", "url", "spelled", "counted", "list", "map", "model",
]

/// One way to hand a value to the decoder.
enum ConversionInput {
  case string(literal: String)
  case data(literal: String)
  case dictionary(value: Any)

  private var text: (String) -> String {
    { "{" + propertyNames.map { "\"\($0)\":" }.joined(separator: $0 + ",") + $0 + "}" }
  }

  func decoded<Model: SmartCodable>(_ type: Model.Type) -> Model? {
    switch self {
    case .string(let literal): type.deserialize(from: text(literal))
    case .data(let literal): type.deserialize(from: Data(text(literal).utf8))
    case .dictionary(let value):
      type.deserialize(
        from: Dictionary(uniqueKeysWithValues: propertyNames.map { ($0, value) })
      )
    }
  }

  func decodedAlone<Value: ConversionTarget>(_ type: Value.Type) -> GenericColumn<Value>? {
    switch self {
    case .string(let literal):
      GenericColumn<Value>.deserialize(from: "{\"v\":" + literal + "}")
    case .data(let literal):
      GenericColumn<Value>.deserialize(from: Data(("{\"v\":" + literal + "}").utf8))
    case .dictionary(let value):
      GenericColumn<Value>.deserialize(from: ["v": value])
    }
  }
}

/// One column: compares what both models hold with a cell.
struct ConversionColumn: Sendable {
  let name: String
  let check: @Sendable (String, OptionalColumns, FilledColumns, ConversionInput) throws -> String?
  let holdsSentinel: @Sendable (String) throws -> Bool

  init<Value: ConversionTarget>(
    _ name: String,
    _ optional: @escaping @Sendable (OptionalColumns) -> Value?,
    _ filled: @escaping @Sendable (FilledColumns) -> Value,
    initial: Value = .sentinel
  ) {
    self.name = name
    holdsSentinel = { cell in
      cell == "nil" ? false : try Value.value(ofCell: cell).isSame(as: initial)
    }
    check = { cell, optionals, fills, input in
      let expected = cell == "nil" ? nil : try Value.value(ofCell: cell)
      func matches(_ found: Value?, _ wanted: Value?) -> Bool {
        guard let found, let wanted else { return found == nil && wanted == nil }
        return found.isSame(as: wanted)
      }
      let bare = optional(optionals)
      if !matches(bare, expected) {
        return "\(name)? is \(String(describing: bare)), not \(cell)"
      }
      let alone = input.decodedAlone(Value.self)?.v
      if !matches(alone, expected) {
        return "generic \(name)? is \(String(describing: alone)), not \(cell)"
      }
      let value = filled(fills)
      if !matches(value, expected ?? initial) {
        return "\(name) is \(value), not \(expected ?? initial)"
      }
      return nil
    }
  }

  /// The columns of the table, in its order, and the second initial value of Bool.
  static let all: [ConversionColumn] = [
    .init("Bool", \.bool, \.bool, initial: true),
    .init("String", \.string, \.string),
    .init("Int", \.int, \.int),
    .init("Int8", \.int8, \.int8),
    .init("UInt8", \.uint8, \.uint8),
    .init("Int64", \.int64, \.int64),
    .init("UInt64", \.uint64, \.uint64),
    .init("Float", \.float, \.float),
    .init("Double", \.double, \.double),
    .init("CGFloat", \.cgFloat, \.cgFloat),
    .init("Decimal", \.decimal, \.decimal),
    .init("Date", \.date, \.date),
    .init("Data", \.data, \.data),
    .init("URL", \.url, \.url),
    .init("enum(String)", \.spelled, \.spelled),
    .init("enum(Int)", \.counted, \.counted),
    .init("[Int]", \.list, \.list),
    .init("[String: Int]", \.map, \.map),
    .init("Model", \.model, \.model),
  ]

  static let otherBool = ConversionColumn("Bool", \.bool, \.otherBool, initial: false)
}
