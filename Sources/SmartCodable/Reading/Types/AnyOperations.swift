import Foundation

/// What is read like `Any`.
class AnyLikeOperations: TypeOperations {
  /// A flat is merged like an object under a key (UPD-8).
  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    try update(old, at: index, in: reader)
  }
}

/// `Any`: the JSON value in the form that Swift code expects (ANY-1 to ANY-8).
final class AnyOperations: AnyLikeOperations {
  init() { super.init(name: "Any") }

  override var takesNull: Bool { true }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    // The cast keeps the existential from being opened, which would pass its content instead.
    exactly(try read(at: index, in: reader) as Any, as: type)
  }

  /// Objects are merged, everything else replaces the old value (UPD-6).
  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    let index = reader.tape.resolved(index)
    guard reader.tape.has(.object, at: index), var object = (old as Any) as? [String: Any] else {
      return try decode(T.self, at: index, in: reader)
    }
    try entries.update(&object, with: index, in: reader)
    return exactly(object as Any, as: T.self)
  }

  /// The value at `index`, which must be present; null is NSNull (ANY-6).
  func read(at index: Int, in reader: Reader) throws(Miss) -> Any {
    let tape = reader.tape
    let index = tape.resolved(index)
    switch tape.tag(index) {
    case .null, .shared: return NSNull()
    case .yes: return true
    case .no: return false
    case .integer, .unsigned, .double, .bigNumber: return try AnyNumber.read(tape, index)
    case .plainString, .unicodeString, .escapedString:
      return tape.originals[index] ?? tape.string(index)
    case .foreign: return tape.foreignValues[Int(tape.payload(index))]
    case .array, .object:
      // A flat leaves members out, other places do not.
      return tape.isReferred(index) && !reader.collectsRest(of: index)
        ? try shared(at: index, in: reader) : try container(at: index, in: reader)
    }
  }

  private func container(at index: Int, in reader: Reader) throws(Miss) -> Any {
    guard reader.canGoDeeper else { throw .invalid }
    if reader.tape.has(.object, at: index) { return try entries.entries(of: index, in: reader) }
    return try ElementLoop.array(of: Any.self, self, over: index, in: reader)
  }

  /// A container that is met several times, and read once: the value is shared as its input is (LIM-3).
  ///
  /// Unless it has repairs, which every place reports, or its keys depend on where they are.
  private func shared(at index: Int, in reader: Reader) throws(Miss) -> Any {
    let place = 2 * index + (reader.isStrict ? 1 : 0)
    if let known = reader.document.sharedValues[place] { return known }
    let before = reader.repairs.count
    let value = try container(at: index, in: reader)
    let options = reader.settings.options
    let isClean = reader.repairs.count == before && options.dialect == nil
    if isClean || !reader.repairs.isCollecting, options.keepsKeys {
      reader.document.sharedValues[place] = value
    }
    return value
  }

  private var entries: EntryLoop<String, Any> {
    EntryLoop(value: self, name: "[String: Any]", makeKey: { $0 })
  }
}

/// `Any?`: like `Any`, but a miss gives nil; an inner null is NSNull here too (ANY-6).
final class OptionalAnyOperations: AnyLikeOperations {
  private let wrapped = AnyOperations()

  init() { super.init(name: "Any") }

  override var isOptional: Bool { true }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    let value: Any? = index < 0 ? nil : try wrapped.read(at: index, in: reader)
    return exactly(value, as: type)
  }

  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard let old = exactly(old, as: Any?.self) else {
      return try decode(T.self, at: index, in: reader)
    }
    // The cast keeps the existential from being opened: its type is Any, not that of its content.
    let value = try wrapped.update(old as Any, at: index, in: reader)
    return exactly(Any?.some(value), as: T.self)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Any?.none, as: type), .nilValue)
  }
}

/// Numbers inside `Any`, in a form that casts to every type that can represent them (ANY-2, ANY-3).
enum AnyNumber {
  /// The largest magnitude up to which every integer is exact as a Double.
  private static let exactInDouble: UInt64 = 1 << 53

  static func read(_ tape: Tape, _ index: Int) throws(Miss) -> Any {
    switch tape.tag(index) {
    case .integer:
      let value = Int64(bitPattern: tape.payload(index))
      // Beyond that, only a decimal number casts to Int and, rounded, to Double. But Foundation compares
      // some that end with zeros with a Double, and refuses the cast: then the integer counts more.
      if value.magnitude <= exactInDouble { return NSNumber(value: Int(value)) }
      let decimal = NSDecimalNumber(decimal: Decimal(value))
      return value % 10 == 0 && decimal as? Int == nil ? NSNumber(value: Int(value)) : decimal
    case .unsigned:
      let value = tape.payload(index)
      let decimal = NSDecimalNumber(decimal: Decimal(value))
      return value % 10 == 0 && decimal as? UInt64 == nil ? NSNumber(value: value) : decimal
    case .double:
      return NSNumber(value: Double(bitPattern: tape.payload(index)))
    default:
      return try big(tape, index)
    }
  }

  /// An integer beyond 64 bits, a number beyond Double, or one too long to be read by the scanner.
  private static func big(_ tape: Tape, _ index: Int) throws(Miss) -> Any {
    let text = tape.numberText(index)
    if JSONNumber.isInteger(text.utf8) {
      let number = ExactDecimal(tape, index)
      if number.digits.count + number.exponent <= Decimal.precision,
        Decimal.holdsDigits(of: number)
      {
        return NSDecimalNumber(decimal: try Decimal.value(of: number))
      }
    }
    let double = Double(text) ?? .infinity
    if double.isFinite { return NSNumber(value: double) }
    throw Miss(kind: .overflow)
  }
}
