import Foundation
import FuzzKit

/// JSON text as a graph of the Swift and Foundation types that dictionary input accepts (ENT-10).
///
/// The type of each value is drawn; the value is always that of the text. Dates, data, URLs and UUIDs are
/// left out: repairs and `Any` distinguish them from their texts.
struct NativeGraph {
  private let tree: JSONTree
  private var generator: SeededGenerator

  /// A graph with the content of `input`, drawn by `seed`; nil if no graph can represent it.
  static func value(of input: [UInt8], seed: UInt64) -> Any? {
    guard let tree = JSONTree(parsing: input), tree.depth <= 512 else { return nil }
    var graph = NativeGraph(tree: tree, generator: SeededGenerator(seed: seed))
    return graph.value(of: tree.root)
  }

  private mutating func value(of node: JSONTree.Node) -> Any? {
    switch tree.kind(of: node) {
    case .null: return null()
    case .bool: return boolean(tree.text(of: node).first == UInt8(ascii: "t"))
    case .number: return number(String(decoding: tree.text(of: node), as: UTF8.self))
    case .string: return string(tree.string(of: node))
    case .array, .set: return array(node)
    case .object: return object(node)
    }
  }

  // MARK: Scalars

  private mutating func null() -> Any {
    switch generator.below(4) {
    case 0: Int?.none as Any
    case 1: [String]?.none as Any
    default: NSNull()
    }
  }

  private mutating func boolean(_ flag: Bool) -> Any {
    switch generator.below(3) {
    case 0: NSNumber(value: flag)
    case 1: Bool?.some(flag) as Any
    default: flag
    }
  }

  private mutating func string(_ text: String) -> Any {
    switch generator.below(6) {
    case 0: NSString(string: text)
    case 1: NSMutableString(string: text)
    case 2: ("[" + text + "]").dropFirst().dropLast()
    case 3: String??.some(text) as Any
    case 4: AnyHashable(text)
    default: text
    }
  }

  private mutating func number(_ text: String) -> Any? {
    // A decimal has no negative zero.
    if text.hasPrefix("-"), Double(text) == 0 { return nil }
    if let integer = Int(text) { return number(integer) }
    if let integer = UInt64(text) {
      return generator.oneIn(2) ? integer : NSNumber(value: integer)
    }
    let isShort = text.utf8.count <= 16
    if isShort, let double = Double(text), double.isNormal, abs(double) < 1e15,
      abs(double) > 1e-15
    {
      return fraction(double)
    }
    guard text.prefix(while: { $0 != "e" && $0 != "E" }).utf8.count <= 38,
      let decimal = Decimal(string: text)
    else { return nil }
    return generator.oneIn(2) ? decimal : NSDecimalNumber(decimal: decimal)
  }

  private mutating func number(_ integer: Int) -> Any {
    var narrow: [Any?] = [
      Int8(exactly: integer), Int16(exactly: integer), Int32(exactly: integer), Int64(integer),
      UInt8(exactly: integer), UInt16(exactly: integer), UInt32(exactly: integer),
      UInt64(exactly: integer), UInt(exactly: integer), NSNumber(value: integer),
      Decimal(integer), NSDecimalNumber(value: integer), Int?.some(integer),
    ]
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      narrow.append(Int128(integer))
    }
    return generator.pick(narrow).flatMap { $0 } ?? integer
  }

  /// A Float has the digits of its own shortest text (ENT-12), so its value must be exact in those.
  private mutating func fraction(_ double: Double) -> Any {
    switch generator.below(6) {
    case 0: return NSNumber(value: double)
    case 1: return CGFloat(double)
    case 2 where "\(Float(double))" == "\(double)": return Float(double)
    case 3 where "\(Float(double))" == "\(double)": return NSNumber(value: Float(double))
    case 4: return Decimal(string: "\(double)") ?? double
    default: return double
    }
  }

  // MARK: Containers

  private mutating func array(_ node: JSONTree.Node) -> Any? {
    var elements: [Any] = []
    for child in tree.children(of: node) {
      guard let element = value(of: child) else { return nil }
      elements.append(element)
    }
    switch generator.below(6) {
    case 0: return NSArray(array: elements)
    case 1: return NSMutableArray(array: elements)
    case 2: return elements.map(Any?.some)
    // Foundation hashes other elements forever.
    case 3 where elements.count == 1 && type(of: elements[0]) == String.self:
      return NSSet(array: elements)
    case 4: return Self.typedList(elements)
    default: return elements
    }
  }

  private mutating func object(_ node: JSONTree.Node) -> Any? {
    var members: [String: Any] = [:]
    for child in tree.children(of: node) {
      guard let member = value(of: child) else { return nil }
      members[tree.name(of: child)] = member
    }
    // The document itself is passed as a Swift dictionary.
    if node == tree.root { return members }
    switch generator.below(7) {
    case 0: return NSDictionary(dictionary: members)
    case 1: return NSMutableDictionary(dictionary: members)
    case 2: return members.mapValues(Any?.some)
    case 3: return [AnyHashable: Any](uniqueKeysWithValues: members.map { ($0, $1) })
    case 4: return Self.numbered(members) ?? members
    case 5: return Self.typedObject(members)
    default: return members
    }
  }

  /// `[T]`, or `[T?]` beside nulls, if the elements have one type; else the elements as they are.
  static func typedList(_ natives: [Any]) -> Any {
    func list<Element>(like first: Element) -> Any {
      let isNull = natives.map { type(of: $0) == NSNull.self }
      let same = natives.filter { type(of: $0) == Element.self }.compactMap { $0 as? Element }
      if same.count == natives.count { return same }
      guard same.count + isNull.count(where: \.self) == natives.count else { return natives }
      var rest = same[...]
      return isNull.map { $0 ? nil : rest.popFirst() } as [Element?]
    }
    guard let first = natives.first(where: { type(of: $0) != NSNull.self }) else { return natives }
    return list(like: first)
  }

  /// `[String: T]` if the members have one type; else the members as they are.
  static func typedObject(_ natives: [String: Any]) -> Any {
    func object<Value>(like first: Value) -> Any {
      guard natives.values.allSatisfy({ type(of: $0) == Value.self }) else { return natives }
      return natives.compactMapValues { $0 as? Value }
    }
    guard let first = natives.values.first else { return natives }
    return object(like: first)
  }

  /// The members by number, if all keys are spelled as numbers (ENT-19).
  static func numbered(_ members: [String: Any]) -> [Int: Any]? {
    var result: [Int: Any] = [:]
    for (key, value) in members {
      guard let number = Int(key), "\(number)" == key else { return nil }
      result[number] = value
    }
    return result
  }
}
