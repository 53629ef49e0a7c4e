import Foundation
import SmartCodable

/// What a value of a model is, in a form that a judge can make and compare.
enum UpdateState: Equatable, Sendable, CustomStringConvertible {
  /// Nil.
  case none
  /// `NSNull` inside `Any`.
  case null
  case flag(Bool)
  case integer(Int)
  /// A number inside `Any`: everything that it casts to.
  case number(String)
  case text(String)
  case list([UpdateState])
  case members([String: UpdateState])

  var description: String {
    switch self {
    case .none: "nil"
    case .null: "NSNull"
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let casts): "<\(casts)>"
    case .text(let text): "\"\(text)\""
    case .list(let elements): "\(elements)"
    case .members(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// The calls of hooks that models inside have counted.
  var calls: Int {
    switch self {
    case .list(let elements): elements.reduce(0) { $0 + $1.calls }
    case .members(let members):
      members.reduce(0) { sum, member in
        if case ("calls", .integer(let count)) = member { return sum + count }
        return sum + member.value.calls
      }
    default: 0
    }
  }

  var elements: [UpdateState] { if case .list(let elements) = self { elements } else { [] } }

  var members: [String: UpdateState] {
    if case .members(let members) = self { members } else { [:] }
  }
}

/// A value that has a state.
protocol UpdateStated {
  var state: UpdateState { get }
}

/// A key of a dictionary, as it is spelled in its shortest form.
protocol UpdateKeyed: Hashable {
  var spelling: String { get }
}

extension Int: UpdateStated, UpdateKeyed {
  var state: UpdateState { .integer(self) }
  var spelling: String { description }
}

extension UInt8: UpdateKeyed {
  var spelling: String { description }
}

extension Int16: UpdateKeyed {
  var spelling: String { description }
}

extension UInt64: UpdateKeyed {
  var spelling: String { description }
}

extension String: UpdateStated, UpdateKeyed {
  var state: UpdateState { .text(self) }
  var spelling: String { self }
}

extension Bool: UpdateStated {
  var state: UpdateState { .flag(self) }
}

extension Optional: UpdateStated where Wrapped: UpdateStated {
  var state: UpdateState { map(\.state) ?? .none }
}

extension Array: UpdateStated where Element: UpdateStated {
  var state: UpdateState { .list(map(\.state)) }
}

extension Set: UpdateStated where Element == Int {
  var state: UpdateState { .list(sorted().map(\.state)) }
}

extension Dictionary: UpdateStated where Key: UpdateKeyed, Value: UpdateStated {
  var state: UpdateState {
    let pairs = map { ($0.key.spelling, $0.value.state) }
    return .members([String: UpdateState](pairs) { first, _ in first })
  }
}

extension UpdateState {
  /// The state of a value of unknown type (ANY-1).
  init(any value: Any?) {
    guard let value else {
      self = .none
      return
    }
    switch value {
    case is NSNull: self = .null
    case let text as String: self = .text(text)
    case let elements as [Any]: self = .list(elements.map { UpdateState(any: $0) })
    case let members as [String: Any]: self = .members(members.mapValues { UpdateState(any: $0) })
    default:
      if type(of: value) == Bool.self, let flag = value as? Bool {
        self = .flag(flag)
      } else {
        self = .number(Self.casts(of: value))
      }
    }
  }

  /// An integer must cast to the first of these that holds it, and every number to Double (ANY-2).
  private static func casts(of value: Any) -> String {
    let double = (value as? Double).map { "\($0)" } ?? "no Double"
    if let integer = value as? Int { return "Int \(integer) \(double)" }
    if let natural = value as? UInt64 { return "UInt64 \(natural) \(double)" }
    if let fraction = value as? Double, fraction.rounded() != fraction { return "Double \(double)" }
    if let decimal = value as? Decimal { return "Decimal \(decimal) \(double)" }
    return "Double \(double)"
  }

  /// What the literal of a number inside `Any` must cast to; nil if no type holds it (ANY-8).
  static func number(literal: String) -> UpdateState? {
    guard let double = Double(literal), double.isFinite else { return nil }
    if let integer = Int(literal) { return .number("Int \(integer) \(double)") }
    if let natural = UInt64(literal) { return .number("UInt64 \(natural) \(double)") }
    if double.rounded() == double, let decimal = Decimal(string: literal) {
      return .number("Decimal \(decimal) \(double)")
    }
    return .number("Double \(double)")
  }
}
