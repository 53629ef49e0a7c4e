import ConformanceKit

/// A type that the decoder reads itself, rather than through `init(from:)`.
protocol ReferenceForm: Decodable {
  /// Reads the value of a decoder.
  init(reading decoder: ReferenceDecoder) throws
}

extension Bool: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    switch decoder.current {
    case .boolean(let flag): self = flag
    case .number("0") where decoder.policy.booleanFromNumber: self = false
    case .number("1") where decoder.policy.booleanFromNumber: self = true
    default: throw decoder.wrongKind(Bool.self)
    }
  }
}

extension String: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    switch decoder.current {
    case .string(let text):
      let text = decoder.heard(text)
      self = decoder.policy.textLosesLastScalar ? String(text.unicodeScalars.dropLast()) : text
    case .number(let literal) where decoder.policy.textFromNumber: self = literal
    default: throw decoder.wrongKind(String.self)
    }
  }
}

/// A key of no particular type.
struct ReferenceKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ text: String) {
    stringValue = text
    intValue = nil
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    self.init(index: intValue)
  }
}

/// Any Optional; faulty decoders use it to detect that null is accepted.
protocol ReferenceOptional {
  static var none: Self { get }
}

extension Optional: ReferenceOptional {}

/// Any dictionary, whose keys are data.
protocol ReferenceDictionary {
  /// The type of its keys.
  static var key: Any.Type { get }
  /// A dictionary without entries.
  init()
}

extension Dictionary: ReferenceDictionary {
  static var key: Any.Type { Key.self }

  init() {
    self = [:]
  }
}

/// The value that a faulty decoder invents for one that is absent.
enum ReferenceEmpty {
  /// Zero, false, or an empty value; nil for other types.
  static func value<Value>(of type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: false as? Value
    case let number as any Numeric.Type: number.zero as? Value
    case let list as any RangeReplaceableCollection.Type: list.init() as? Value
    case let dictionary as any ReferenceDictionary.Type: dictionary.init() as? Value
    default: nil
    }
  }
}
