import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal
import class Foundation.NSDecimalNumber
import class Foundation.NSNull
import class Foundation.NSNumber
import struct Foundation.URL

/// Turns any decoded value into an observation by walking its mirror.
///
/// Class instances are named after the model they are bound to. The storage of a property wrapper
/// (a label with a leading underscore) stands for its `wrappedValue`; see ``ObservedWrapper``.
public struct MirrorObserver: Sendable {
  private let classNames: [ObjectIdentifier: String]
  private let own: (@Sendable (Any, MirrorObserver) -> Observation?)?

  /// Creates an observer.
  ///
  /// - Parameter classNames: The model ids of classes, by the identity of their types.
  public init(classNames: [ObjectIdentifier: String] = [:]) {
    self.classNames = classNames
    own = nil
  }

  /// Creates an observer that asks for the observations of other kinds of values first.
  package init(own: @escaping @Sendable (Any, MirrorObserver) -> Observation?) {
    classNames = [:]
    self.own = own
  }

  /// Returns the observation of a value.
  ///
  /// - Parameter value: Any value of scalars, dates, bytes, URLs, enumerations, structs, classes,
  ///   arrays, sets, dictionaries and Optionals of these; untyped values may hold Foundation's
  ///   numbers and null.
  /// - Returns: The observation; a value of any other kind appears as its description.
  public func observation(of value: Any) -> Observation {
    if let observation = own?(value, self) { return observation }
    // Only objects are cast to classes: casting a Swift value would bridge it.
    if type(of: value) is AnyClass {
      if value is NSNull { return .null }
      if let number = value as? NSNumber { return observation(of: number) }
    }
    if let scalar = scalar(value) { return scalar }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { observation(of: $0.value) } ?? .null
    case .enum:
      return .enumeration(mirror.children.first?.label ?? String(describing: value))
    case .collection:
      return .array(mirror.children.map { observation(of: $0.value) })
    case .set:
      return .array(mirror.children.map { observation(of: $0.value) }.inSetOrder())
    case .dictionary:
      return .object(entries(of: mirror))
    case .class:
      let type = type(of: value)
      let name = classNames[ObjectIdentifier(type)] ?? String(describing: type)
      return .instance(of: name, fields(of: mirror))
    default:
      return .object(fields(of: mirror))
    }
  }

  private func scalar(_ value: Any) -> Observation? {
    switch value {
    case let value as Bool: .boolean(value)
    case let value as String: .string(value)
    case let value as Double: .number(value)
    case let value as Float: .number(value.isNaN ? "nan" : value.description)
    case let value as any BinaryInteger: .integer(String(value))
    case let value as Decimal: .number(Self.text(of: value))
    case let value as Date: .date(Moment.text(ofSeconds: value.timeIntervalSince1970))
    case let value as Data: .data(value.base64EncodedString())
    case let value as URL: .string(value.absoluteString)
    default: nil
    }
  }

  /// The value that a Foundation number was made from; `1` and `1.0` differ.
  private func observation(of number: NSNumber) -> Observation {
    if let decimal = number as? NSDecimalNumber {
      let text = Self.text(of: decimal.decimalValue)
      return text.allSatisfy { $0 == "-" || $0.isNumber } ? .integer(text) : .number(text)
    }
    // A C string that lives as long as the number, and is read once.
    return switch unsafe String(cString: number.objCType) {
    case "c", "B": .boolean(number.boolValue)
    case "d", "f": .number(number.doubleValue)
    default: .integer(number.stringValue)
    }
  }

  private static func text(of decimal: Decimal) -> String {
    if decimal.isNaN { return "nan" }
    return ExactDecimal(decimal.description)?.plainText ?? decimal.description
  }

  private func entries(of mirror: Mirror) -> [String: Observation] {
    var entries: [String: Observation] = [:]
    for child in mirror.children {
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard let key = pair.first, let value = pair.last else { continue }
      entries[String(describing: key)] = observation(of: value)
    }
    return entries
  }

  private func fields(of mirror: Mirror) -> [String: Observation] {
    var fields = mirror.superclassMirror.map { self.fields(of: $0) } ?? [:]
    for child in mirror.children {
      guard let label = child.label else { continue }
      if label.hasPrefix("_"), let wrapped = wrappedValue(in: child.value) {
        fields[String(label.dropFirst())] = observation(of: wrapped)
      } else {
        fields[label] = observation(of: child.value)
      }
    }
    return fields
  }

  private func wrappedValue(in wrapper: Any) -> Any? {
    if let wrapper = wrapper as? any ObservedWrapper {
      // A cast would look into an Optional of Any, and bridge what it holds.
      let value: Any = wrapper.wrappedValue
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    }
    return Mirror(reflecting: wrapper).children.first { $0.label == "wrappedValue" }?.value
  }
}
