/// Makes class declarations from a seed; they are grammatical, but need not make sense.
struct BodyGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func declaration() -> String {
    let header = pick([
      "class A: B", "public final class A<T>: B, P where T: Q", "open class A : B<Int>",
    ])
    return "\(header) {\(members(pick([1, 3, 6, 10]), depth: 0))\n}\n"
  }

  // MARK: Chance

  private mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }

  private mutating func maybe(_ chance: Int, _ text: String) -> String {
    number(100) < chance ? text : ""
  }

  /// White space in one of its forms, or a comment.
  private mutating func space() -> String {
    pick([" ", " ", " ", " ", "\n    ", " /* } */ ", "  // {\n    "])
  }

  // MARK: Members

  private mutating func members(_ count: Int, depth: Int) -> String {
    var text = ""
    for _ in 0..<count {
      text += "\n  " + member(depth: depth) + maybe(10, ";") + maybe(10, " // }")
    }
    return text
  }

  private mutating func member(depth: Int) -> String {
    switch number(14) {
    case 0: return other(depth: depth)
    case 1 where depth < 2:
      return
        "#if \(pick(["DEBUG", "os(Linux) && !X", "swift(>=6) || (A && B)"]))\(members(2, depth: depth + 1))"
        + maybe(40, "\n  #elseif Z\(members(1, depth: depth + 1))")
        + maybe(40, "\n  #else\(members(1, depth: depth + 1))") + "\n  #endif"
    case 2: return computed()
    case 3: return "\(traits())var \(list())"
    case 4: return "static let \(name()) = \(value(0)), \(name()): \(type(0)) = \(value(0))"
    case 5: return "\(attributes())lazy var \(name()): \(type(0)) = \(value(0))"
    case 6: return "\(attributes())let \(name()): \(type(0))\(maybe(50, " = \(value(0))"))"
    default: return "\(traits())var\(space())\(binding())\(observers())"
    }
  }

  private mutating func traits() -> String { attributes() + modifiers() }

  private mutating func attributes() -> String {
    guard number(3) == 0 else { return "" }
    return pick([
      "@SmartAny ", "@SmartDate(encodeFormat: .iso8601)\n  ", "@SmartCompact.Array ", "@objc ",
      "@SmartCodable.SmartIgnored ", "@available(*, deprecated, message: \"} var\") ",
      "@MainActor ",
      "@Wrapper<Int, [String: Int]> ", "@Limited(1...5) @Plain ", "@A.B<C>(x: { 1 }) ",
    ])
  }

  private mutating func modifiers() -> String {
    pick([
      "", "", "", "", "private ", "public private(set) ", "fileprivate final ", "weak ", "static ",
      "class ", "override ", "nonisolated(unsafe) ", "unowned(safe) ", "open ", "package ",
      "dynamic ",
    ])
  }

  private mutating func list() -> String {
    var parts: [String] = []
    for _ in 0...number(3) { parts.append(number(3) == 0 ? name() : binding()) }
    return parts.joined(separator: "," + space())
  }

  private mutating func binding() -> String {
    switch number(4) {
    case 0: "\(name()) = \(value(0))"
    case 1: "\(name())\(maybe(10, " ")): \(type(0))"
    default:
      "\(name()):\(space())\(type(0))\(pick([" = ", " =\n      ", " /* = */ = "]))\(value(0))"
    }
  }

  private mutating func observers() -> String {
    switch number(5) {
    case 0:
      pick([
        " { didSet {} }", " {\n    willSet { f() }\n    didSet(old) { g(\"}\") }\n  }",
        "\n  { willSet(new) {} }",
      ])
    default: ""
    }
  }

  private mutating func computed() -> String {
    let accessors = pick([
      "{ 1 }", "{ get { 1 } set { f() } }", "{ get async throws { try await f() } }",
      "{ _read { yield x } }",
      "{\n    if a { b } else { c }\n  }", "{ #if X\n 1\n #else\n 2\n #endif\n }",
      "{ didSetNow() }",
      "{ @inline(never) get { 1 } nonmutating set {} }",
      "{ switch a { case .b: /\"}/ default: \"{\" } }",
    ])
    return "\(traits())var \(name()): \(type(0)) \(accessors)"
  }

  private mutating func other(depth: Int) -> String {
    pick([
      "func f<T>(_ x: T = { 1 }(), y: Int...) async throws(E) -> [T] where T: P { var inside = 1; return [x] }",
      "init() { super.init() }", "required init?(from decoder: any Decoder) throws { self.x = 1 }",
      "deinit { _ = \"}\" }", "subscript(i: Int) -> Int { get { 1 } set {} }",
      "typealias A = (Int, B<C>) -> D",
      "static func < (a: A, b: A) -> Bool { a.x < b.x }", "static prefix func -(a: A) -> A { a }",
      "struct Inner { var x = 1; static let y = 2 }",
      "enum Kind: String { case a = \"}\", b; var c: Int { 1 } }",
      "class Nested<T>: B where T: P { lazy var z = 1 }", "class func g() {}",
      "func h()\n    -> Int\n  { 1 }",
      "var (a, b) = (1, 2)", "indirect enum Tree { case leaf(Tree) }", "actor Worker { var w = 1 }",
      "func `default`() -> some View { Text(\"a\") { b }.c { d } }",
      "protocol Role { var x: Int { get } }",
    ])
  }

  // MARK: Parts

  private mutating func name() -> String {
    pick([
      "a", "b", "name", "container", "`default`", "`in`", "_x", "größe", "set", "lazy", "open",
      "x1", "actor",
    ])
  }

  private mutating func type(_ depth: Int) -> String {
    if depth > 2 { return pick(["Int", "String", "T"]) }
    switch number(13) {
    case 0: return "[\(type(depth + 1))]"
    case 1: return "[\(type(depth + 1)): \(type(depth + 1))]"
    case 2: return type(depth + 1) + "?"
    case 3: return "Optional<\(type(depth + 1))>"
    case 4: return "A.B<\(type(depth + 1)), \(type(depth + 1))>"
    case 5: return "(\(type(depth + 1)), x: \(type(depth + 1)))"
    case 6: return "((\(type(depth + 1))) async throws -> \(type(depth + 1)))"
    case 7:
      return pick([
        "any P & Q", "some P", "Int!", "Swift.Int", "Array<Set<Int>>", "A.Type",
        "@Sendable () -> Void", "(any P)?",
      ])
    default: return pick(["Int", "String", "Double", "T", "Self.X", "Date"])
    }
  }

  private mutating func value(_ depth: Int) -> String {
    if depth > 2 { return pick(["1", "\"a\"", "x", "nil"]) }
    let a = { (generator: inout BodyGenerator) in generator.value(depth + 1) }
    switch number(26) {
    case 0: return "[\(a(&self)), \(a(&self))]"
    case 1: return "[\(a(&self)): \(a(&self))]"
    case 2: return "f(\(a(&self)), x: \(a(&self)))"
    case 3: return "\(a(&self)) \(pick(["+", "??", "&&", "..<", "==", "<", ">", "|"])) \(a(&self))"
    case 4: return "x ? \(a(&self)) : \(a(&self))"
    case 5: return "{ \(a(&self)) }()"
    case 6: return "x.map { $0 }\n    .filter { y in \(a(&self)) }"
    case 7: return "f { \(a(&self)) } second: { \(a(&self)) }"
    case 8: return "\"a \\(\(a(&self))) } {\""
    case 9: return "#\"raw \\(x) \" } \\#(\(a(&self)))\"#"
    case 10: return "\"\"\"\n    text \" { \\(\(a(&self)))\n    \"\"\""
    case 11: return "if x { \(a(&self)) } else if y { \(a(&self)) } else { \(a(&self)) }"
    case 12: return "switch x { case 1: \(a(&self))\n default: \(a(&self)) }"
    case 13: return "(\(a(&self)) as? \(type(1)))"
    case 14: return "try? \(a(&self))"
    case 15: return "A<B, C<D>>(\(a(&self)))"
    case 16: return "x[\(a(&self))]?.y!.z"
    case 17:
      return pick(["/a\"b}/", "#/ { \" /#", "x.contains(/[}]\"/)", "8 / 4 / 2", "r(1, /) / 2"])
    case 18:
      return pick([
        "\\A.b", "x.map(\\.c)", "\\.[0].d", "\\A?.e", "#selector(f(x:))", "#line", ".init(x: 1)",
        ".max",
      ])
    case 19: return "-\(a(&self))".replacingDoubleMinus
    case 20: return "\(a(&self)) as \(type(1))"
    case 21:
      return pick(["Date()", "UUID()", "Data()", "-1", "0x1p4", "1_000.5e-3", "+2", "A.b.c(1).0.1"])
    case 22: return "x is \(type(1))"
    default:
      return pick([
        "1", "2.5", "true", "\"text\"", "nil", "self.x", "\"\"", "some", "1...5", "x...",
        "(y)",
      ])
    }
  }
}

extension String {
  /// The text without `--`, since `--1` would be another operator.
  fileprivate var replacingDoubleMinus: String {
    guard count > 1, let second = dropFirst().first else { return self }
    return second.isLetter || second.isNumber || second == "(" ? self : "1"
  }
}
