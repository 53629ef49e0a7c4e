import Foundation
import SmartCodableV2

/// How keys are found in a call (LEG-9, LEG-10).
enum Version2Keys {
  struct Map {
    var path: String?
    let from: String
    let to: String
  }

  case plain
  case snake
  case maps([Map])
  case exact([Map])

  static let global: [Map] = [
    Map(from: "alias", to: "name"), Map(from: "other", to: "name"), Map(from: "t", to: "text"),
    Map(from: "first_flag", to: "flag"), Map(from: "amount", to: "integer"),
    Map(from: "nested", to: "child"), Map(from: "spare", to: "integer"),
  ]

  static let placed: [Map] = [
    Map(path: "", from: "t", to: "text"), Map(path: "", from: "nested", to: "child"),
    Map(path: "child", from: "alias", to: "name"), Map(path: "children", from: "other", to: "name"),
    Map(path: "child.next", from: "alias", to: "name"),
    Map(path: "", from: "amount", to: "integer"),
    Map(path: "", from: "spare", to: "integer"), Map(path: "items.k", from: "alias", to: "name"),
    Map(path: "plain", from: "amount", to: "number"), Map(path: "nested", from: "x", to: "name"),
  ]

  var maps: [Map] {
    switch self {
    case .plain, .snake: []
    case .maps(let maps), .exact(let maps): maps
    }
  }

  /// The argument of the call.
  var strategy: JSONDecoder.SmartDecodingKey? {
    switch self {
    case .plain: nil
    case .snake: .convertFromSnakeCase
    case .maps(let maps): .globalMap(maps.map { SmartGlobalMap(from: $0.from, to: $0.to) })
    case .exact(let maps):
      .exactMap(maps.map { SmartExactMap(path: $0.path ?? "", from: $0.from, to: $0.to) })
    }
  }

  /// The value of a property: its own key, then the others in their order; null gives way.
  func value(
    of name: String,
    in members: [Version2Value.Member],
    at path: String
  ) -> Version2Value? {
    func member(_ key: String) -> Version2Value? {
      members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }
    let own = member(name)
    if let own, own != .null { return own }
    var others: [Version2Value]
    switch self {
    case .plain: return own
    case .snake:
      others = members.filter { $0.key != name && Self.camel($0.key) == name }.map(\.value)
    case .maps(let maps): others = maps.filter { $0.to == name }.compactMap { member($0.from) }
    case .exact(let maps):
      others = maps.filter { $0.to == name && $0.path == path }.compactMap { member($0.from) }
    }
    if let own { others.append(own) }
    return others.first { $0 != .null } ?? others.first
  }

  /// A key as `convertFromSnakeCase` has it (KEY-12).
  static func camel(_ key: String) -> String {
    let head = key.prefix { $0 == "_" }
    let rest = key.dropFirst(head.count)
    let tail = rest.reversed().prefix { $0 == "_" }
    let words = rest.dropLast(tail.count).split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    let others = words.dropFirst().map(\.capitalized).joined()
    return head + first.lowercased() + others + String(tail)
  }

  /// The key for a name, as servers spell it.
  static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
