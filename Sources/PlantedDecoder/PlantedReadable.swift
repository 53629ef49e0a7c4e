import FuzzKit

/// A type that the planted decoder reads.
protocol PlantedReadable: Sendable {
  /// The name in repairs.
  static var wanted: String { get }

  /// The value for null, if the type has one.
  static var absent: Self? { get }

  /// Reads a value that is not null, or records a repair and returns nil.
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Self?
}

extension PlantedReadable {
  static var wanted: String { "\(Self.self)" }
  static var absent: Self? { nil }
}

extension Bool: PlantedReadable {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Bool? {
    let text = reader.text(of: value)
    if value.kind == .bool { return text == "true" }
    let isSpelling = value.kind == .string && (text == "true" || text == "false")
    let isDigit = (value.kind == .string || value.kind == .number) && (text == "1" || text == "0")
    guard isSpelling || isDigit else { return reader.refuse(value, wanted) }
    reader.note(value.path, "converted", wanted, value.kind)
    return text == "true" || text == "1"
  }
}

extension String: PlantedReadable {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> String? {
    switch value.kind {
    case .string:
      if reader.bug == .fullBuffer, value.tree.text(of: value.node).count == 16 {
        PlantedMemory.loop()
      }
      return reader.text(of: value)
    case .number, .bool:
      reader.note(value.path, "converted", wanted, value.kind)
      return reader.text(of: value)
    default: return reader.refuse(value, wanted)
    }
  }
}

extension Int: PlantedReadable {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Int? {
    reader.number(value, wanted) { $0.integer(reader.bug) }
  }
}

extension UInt8: PlantedReadable {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> UInt8? {
    reader.number(value, wanted) { number in
      number.integer(reader.bug)
        .flatMap { integer in
          switch reader.bug {
          case .byteWraps: UInt8(truncatingIfNeeded: integer)
          case .fullByte where integer == 255: nil
          default: UInt8(exactly: integer)
          }
        }
    }
  }
}

extension Double: PlantedReadable {
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Double? {
    if reader.bug == .nanWord, value.kind == .string, let word = Double(reader.text(of: value)) {
      reader.note(value.path, "converted", wanted, value.kind)
      return word
    }
    return reader.number(value, wanted) { $0.double(reader.bug) }
  }
}

extension PlantedReader {
  /// Reads a number, a string that spells one, or a boolean.
  fileprivate func number<Number>(
    _ value: PlantedValue,
    _ wanted: String,
    _ convert: (PlantedNumber) -> Number?
  ) -> Number? {
    let spelling: String
    switch value.kind {
    case .number, .string: spelling = text(of: value)
    case .bool: spelling = text(of: value) == "true" ? "1" : "0"
    default: return refuse(value, wanted)
    }
    if value.kind == .string {
      if bug == .digitBacktracking { _ = matches(Array(spelling.utf8)[...]) }
      if bug == .convertedInOptional, value.isInOptional { return refuse(value, wanted) }
    }
    guard let number = PlantedNumber(spelling, bug) else { return refuse(value, wanted) }
    if bug == .stringNegativeExponent, value.kind == .string, number.shift() > 1 << 40 {
      return refuse(value, wanted)
    }
    guard let converted = convert(number) else { return refuse(value, wanted) }
    if value.kind != .number { note(value.path, "converted", wanted, value.kind) }
    return converted
  }

  /// Whether `text` is one or more runs of digits, trying every way to divide it.
  private func matches(_ text: ArraySlice<UInt8>) -> Bool {
    PlantedMemory.turn()
    if text.isEmpty { return true }
    let row = text.prefix { (0x30...0x39).contains($0) }
    for length in stride(from: row.count, to: 0, by: -1) where matches(text.dropFirst(length)) {
      return true
    }
    return false
  }
}
