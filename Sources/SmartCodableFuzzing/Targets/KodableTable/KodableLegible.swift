import ConformanceKit
import Foundation
import SmartCodable

typealias KodablePath = [SmartRepair.PathComponent]

/// How a property is read; `standard` is what holds without an option (KOD-30 to KOD-35).
enum KodableRule {
  case strict, standard, lossy, lossless

  var isByElement: Bool { self == .lossy || self == .lossless }
  var ofElements: KodableRule { self == .lossless ? .lossless : .strict }
}

enum KodableReading<Value> {
  /// With the repairs, as a report states them.
  case value(Value, [(KodablePath, SmartRepair.Action)] = [])
  case mismatch
  /// The specification does not say.
  case open

  func map<New>(_ change: (Value) -> New) -> KodableReading<New> {
    switch self {
    case .value(let value, let repairs): .value(change(value), repairs)
    case .mismatch: .mismatch
    case .open: .open
    }
  }

  /// The elements that can be read.
  static func all<Element>(
    _ readings: [(SmartRepair.PathComponent, KodableReading<Element>)]
  ) -> KodableReading where Value == [Element] {
    var (elements, repairs): (Value, [(KodablePath, SmartRepair.Action)]) = ([], [])
    for (step, reading) in readings {
      switch reading {
      case .value(let element, let inner):
        elements.append(element)
        repairs += inner.map { ([step] + $0.0, $0.1) }
      case .mismatch: repairs.append(([step], .droppedElement))
      case .open: return .open
      }
    }
    return .value(elements, repairs)
  }
}

/// A type of properties: what is read as one.
protocol KodableLegible: Codable, Equatable, Sendable {
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self>
}

extension KodableLegible {
  /// What JSONDecoder reads.
  static func strict(_ value: JSONValue) -> Self? {
    try? JSONDecoder().decode([Self].self, from: Data(JSONWriter.line(of: .array([value])))).first
  }
}

extension Bool: KodableLegible {}
extension Int: KodableLegible {}
extension Double: KodableLegible {}
extension String: KodableLegible {}

extension KodableLegible where Self: LosslessStringConvertible {
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self> {
    if let value = strict(value) { return .value(value) }
    let isFlag = Self.self == Bool.self
    let converts = rule == .lossless || rule == .standard && (isFlag || Self.self == String.self)
    var text: String
    switch value {
    case .string(let word): text = word
    case .boolean(let flag): text = "\(flag)"
    case .number(let number): text = number
    default: return .mismatch
    }
    if isFlag, text == "0" || text == "1" {
      // Whether the texts are a Bool is not said.
      if case .string = value { return converts ? .open : .mismatch }
      text = text == "1" ? "true" : "false"
    }
    guard converts else { return .mismatch }
    if case .number = value, text == "-0" || text.contains(".") {
      // How a number is spelled that Swift writes otherwise is not said.
      guard let double = Double(text), "\(double)" == text, double != double.rounded() else {
        return .open
      }
    }
    guard let converted = Self(text) else { return .mismatch }
    // Such a Double cannot be written, nor compared.
    if let double = converted as? Double, !double.isFinite { return .open }
    return .value(converted, [([], .converted)])
  }
}

extension Optional: KodableLegible where Wrapped: KodableLegible {
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self> {
    value == .null ? .value(nil) : Wrapped.read(value, rule).map { $0 }
  }
}

extension Array: KodableLegible where Element: KodableLegible {
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self> {
    guard rule.isByElement else { return strict(value).map { .value($0) } ?? .mismatch }
    guard case .array(let elements) = value else { return .mismatch }
    return .all(
      elements.enumerated().map { (.index($0), Element.read($1, rule.ofElements)) }
    )
  }
}

extension Set: KodableLegible where Element: KodableLegible {
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self> {
    [Element].read(value, rule).map { Set($0) }
  }
}

extension Dictionary: KodableLegible
where Key: KodableLegible & LosslessStringConvertible, Value: KodableLegible {
  /// Of one key, the last in ascending order of names counts (KOD-33).
  static func read(_ value: JSONValue, _ rule: KodableRule) -> KodableReading<Self> {
    guard case .object(let members) = value else { return .mismatch }
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let entries = sorted.map { member in
      let value = Key(member.key)
        .map { key in
          Value.read(member.value, rule.ofElements).map { (key, $0) }
        }
      return (SmartRepair.PathComponent.key(member.key), value ?? .mismatch)
    }
    return KodableReading.all(entries).map { Self($0) { $1 } }
  }
}
