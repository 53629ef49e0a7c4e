import Foundation
import FuzzKit

/// JSON text as a graph of the Swift and Foundation types that dictionary input accepts (ENT-10), made by FuzzKit's tree
/// and not by a decoder.
///
/// The type of each value is drawn, or the plainest that holds it exactly: Int, UInt64, Double for short fractions,
/// Decimal for the rest. The value is always that of the text. Dates, data, URLs and UUIDs are left out: repairs and
/// `Any` distinguish them from their texts.
struct NativeGraph {
  private let tree: JSONTree
  /// Nil for the plainest types.
  private var generator: SeededGenerator?

  /// A graph with the content of `input`, drawn by a seed, if there is one; nil if no graph can represent it.
  static func value(of input: [UInt8], seed: UInt64? = nil) -> Any? {
    guard let tree = JSONTree(parsing: input), tree.depth <= 512 else { return nil }
    return value(of: tree, seed: seed)
  }

  private static func value(of tree: JSONTree, seed: UInt64? = nil) -> Any? {
    var graph = NativeGraph(tree: tree, generator: seed.map { SeededGenerator(seed: $0) })
    return graph.value(of: tree.root)
  }

  /// A choice, of which the last one is the plainest.
  private mutating func below(_ count: Int) -> Int { generator?.below(count) ?? count - 1 }

  // MARK: Property lists

  /// Deeper property lists are skipped: Foundation reads them recursively.
  private static let propertyListDepth = 32

  /// The plainest value for a property list; nil if it has nulls or numbers that property lists do not preserve.
  static func propertyList(of input: [UInt8]) -> Any? {
    guard let tree = JSONTree(parsing: input), tree.depth <= propertyListDepth else { return nil }
    for node in tree.nodes() {
      switch tree.kind(of: node) {
      case .null: return nil
      case .number:
        let number = number(String(decoding: tree.text(of: node), as: UTF8.self))
        guard number is Int || number is Double, number as? Double != 0 else { return nil }
      case .string:
        // XML has no control characters, and line ends would be normalized; `$null` is null (ENT-23).
        let text = tree.string(of: node)
        if text == "$null" || text.unicodeScalars.contains(where: { !isPlain($0) }) { return nil }
      default: break
      }
    }
    return value(of: tree)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0xD7FF).contains(scalar.value) && scalar.value != 0x7F
  }

  // MARK: Values

  private mutating func value(of node: JSONTree.Node) -> Any? {
    switch tree.kind(of: node) {
    case .null: return null()
    case .bool: return boolean(tree.text(of: node).first == UInt8(ascii: "t"))
    case .number:
      let plain = Self.number(String(decoding: tree.text(of: node), as: UTF8.self))
      return plain.flatMap { number($0) }
    case .string: return string(tree.string(of: node))
    case .array, .set: return array(node)
    case .object: return object(node)
    }
  }

  // MARK: Scalars

  private mutating func null() -> Any {
    switch below(4) {
    case 0: Int?.none as Any
    case 1: [String]?.none as Any
    default: NSNull()
    }
  }

  private mutating func boolean(_ flag: Bool) -> Any {
    switch below(3) {
    case 0: NSNumber(value: flag)
    case 1: Bool?.some(flag) as Any
    default: flag
    }
  }

  private mutating func string(_ text: String) -> Any {
    switch below(6) {
    case 0: NSString(string: text)
    case 1: NSMutableString(string: text)
    case 2: ("[" + text + "]").dropFirst().dropLast()
    case 3: String??.some(text) as Any
    case 4: AnyHashable(text)
    default: text
    }
  }

  /// The plainest number of a text; nil if it has no such type.
  private static func number(_ text: String) -> Any? {
    if let integer = Int(text), text != "-0" { return integer }
    if !text.hasPrefix("-"), let integer = UInt64(text) { return integer }
    // Double and Decimal read numbers that are too small or too large for them as zero or as another number.
    guard let exact = ExactDecimal(text),
      exact.digits.isEmpty || (-128...127).contains(exact.exponent)
    else { return nil }
    let significand = text.prefix { $0 != "e" && $0 != "E" }
    if significand.utf8.count <= 16, let double = Double(text), abs(double) < 1e15,
      double == 0 || abs(double) > 1e-15
    {
      return double
    }
    guard significand.utf8.count <= 38 else { return nil }
    return Decimal(string: text)
  }

  private mutating func number(_ plain: Any) -> Any? {
    switch plain {
    case let integer as UInt64 where below(2) == 0: NSNumber(value: integer)
    case let decimal as Decimal where below(2) == 0: NSDecimalNumber(decimal: decimal)
    case let integer as Int: number(integer)
    // A decimal has no negative zero.
    case let double as Double where double.sign == .plus || double != 0: fraction(double)
    default: generator == nil || !(plain is Double) ? plain : nil
    }
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
    narrow.append(integer)
    return narrow[below(narrow.count)] ?? integer
  }

  /// A Float has the digits of its own shortest text (ENT-12), so its value must be exact in those.
  private mutating func fraction(_ double: Double) -> Any {
    switch below(6) {
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
    switch below(6) {
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
    switch below(7) {
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
