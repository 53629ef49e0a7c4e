import ConformanceKit
import FuzzKit

/// Draws documents in which a path leads to a value, or ends before.
struct KodableTableDrawing {
  /// The names that are drawn and that the key strategy changes.
  static let humps = ["first_name": "firstName", "user_info": "userInfo"]
  private static let near =
    #"[0,1,-3,7,70,2.5,1.0,-0,12345678901234567890,123456789012345678901234567890,true,false,"#
    + #"null,null,[],{},"0","1","+5","18"," 18","1.5","true","False","x"," a",""]"#
  /// Names of which some become one key, and others are spelled as paths are.
  private static let names = [
    "01", "+1", "x", "1", "2", "first_name", "firstName", "user_info", "userInfo", "a", "b", "a.b",
    #"a\"#, #"a\b"#, #"a\.b"#, #"a\\b"#, "value", "0",
  ]

  var generator: SeededGenerator
  /// The values of the input, and those of the table.
  private let values: [JSONValue]
  private let scalars: [JSONValue]

  init(_ tree: JSONTree, _ generator: SeededGenerator) {
    self.generator = generator
    values = tree.nodes().prefix(64).map { JSONValue(tree, at: $0) }.filter(Self.isPlain)
    scalars = if case .array(let list)? = try? JSONReader.read(Self.near) { list } else { [] }
  }

  /// Whether all decoders read the value alike: no numbers that types round, and no keys that are nearly equal.
  private static func isPlain(_ value: JSONValue) -> Bool {
    switch value {
    case .number(let text):
      !text.lowercased().contains("e") && text.utf8.count <= (text.contains(".") ? 16 : 30)
    case .array(let elements): elements.allSatisfy(isPlain)
    case .object(let members):
      Set(members.map(\.key)).count == members.count
        && members.allSatisfy { $0.key.allSatisfy(\.isASCII) && isPlain($0.value) }
    default: true
    }
  }

  mutating func document(_ path: [String]) -> JSONValue {
    guard let name = path.first else { return value() }
    let child = generator.oneIn(16) ? scalar() : document(Array(path.dropFirst()))
    if let index = Int(name), !generator.oneIn(3) {
      let before = (0..<index).map { _ in scalar() }
      return .array(generator.oneIn(12) ? before : before + [child, scalar()])
    }
    let other = Self.humps[name] ?? Self.humps.first { $0.value == name }?.key
    let spelled = generator.oneIn(3) ? other ?? name : name
    var members = members(generator.below(3)).filter { $0.key != spelled }
    if !generator.oneIn(12) {
      let place = generator.below(members.count + 1)
      members.insert(JSONMember(key: spelled, value: child), at: place)
    }
    return .object(members)
  }

  private mutating func value() -> JSONValue {
    switch generator.below(9) {
    case 0, 1: generator.pick(values) ?? .null
    case 2, 3: scalar()
    case 4, 5: .array((0..<generator.below(5)).map { _ in scalar() })
    default: .object(members(generator.below(7)))
    }
  }

  private mutating func scalar() -> JSONValue { generator.pick(scalars) ?? .null }

  /// Members with different names, many of them those that come first.
  private mutating func members(_ count: Int) -> [JSONMember] {
    var names: [String] = []
    for _ in 0..<count {
      let name = Self.names[generator.below(generator.oneIn(3) ? Self.names.count : 5)]
      if !names.contains(name) { names.append(name) }
    }
    return names.map { JSONMember(key: $0, value: scalar()) }
  }
}
