import Testing

@testable import SmartCodableExpansion

/// A declaration with `¦` before the place of the error, and words of the message.
struct DiagnosedRow: CustomTestStringConvertible {
  let marked: String
  let words: [String]

  init(_ marked: String, _ words: String...) {
    self.marked = marked
    self.words = words
  }

  var testDescription: String { marked }

  var declaration: String { marked.filter { $0 != "¦" } }

  var offset: Int { marked.prefix { $0 != "¦" }.utf8.count }
}

@Suite("Diagnosed declarations")
struct DiagnosisTests {
  private func check(_ row: DiagnosedRow, _ severity: Diagnosis.Severity = .error) throws {
    let expansion = Expansion(of: row.declaration)
    #expect(expansion.diagnoses.count == 1)
    let diagnosis = try #require(expansion.diagnoses.first)
    #expect(diagnosis.severity == severity)
    #expect(diagnosis.range.lowerBound == row.offset)
    for words in row.words { #expect(diagnosis.message.contains(words)) }
    #expect(expansion.source.isEmpty == (severity == .error))
  }

  @Test(
    "MAC-10: only a class with a superclass",
    arguments: [
      DiagnosedRow("@SmartSubclass ¦struct A: Base { var a = 1 }", "only be attached to a class"),
      DiagnosedRow("@SmartSubclass public ¦enum A: String { case a }", "enums cannot"),
      DiagnosedRow("@SmartSubclass ¦actor A { }", "remove it"),
      DiagnosedRow("@SmartSubclass ¦protocol A: AnyObject { }", "protocols cannot"),
      DiagnosedRow("@SmartSubclass ¦extension A { }", "extensions cannot"),
      DiagnosedRow("@SmartSubclass class ¦A { var a = 1 }", "needs a superclass", "class A: Base"),
      DiagnosedRow("@SmartSubclass final class ¦A<T> where T: Codable { }", "needs a superclass"),
    ]
  )
  func placement(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-11: a protocol is no superclass",
    arguments: [
      "SmartCodable", "SmartCodableX", "SmartDecodable", "Codable", "Equatable",
      "Hashable & Sendable",
      "Swift.Codable", "SmartCodable.SmartCodable", "@unchecked Sendable",
      "CustomStringConvertible",
      "Decodable & Encodable", "ObservableObject", "Identifiable", "Comparable",
    ]
  )
  func protocols(name: String) throws {
    let row = DiagnosedRow("@SmartSubclass class A: ¦\(name), Other { var a = 1 }", "protocol")
    try check(row)
    #expect(Expansion(of: "class A: Base, \(name) {}").diagnoses.isEmpty)
  }

  @Test(
    "MAC-11: a class of that name in another module or behind `&` is a superclass",
    arguments: ["Kit.Codable", "Base & Codable", "Codable2", "Codable.Base"]
  )
  func superclasses(name: String) {
    #expect(Expansion(of: "class A: \(name) {}").diagnoses.isEmpty)
  }

  @Test(
    "MAC-4: a closure is no value that can be coded",
    arguments: [
      DiagnosedRow("class A: B { var a = ¦{ 1 } }", "holds a function", "@SmartIgnored"),
      DiagnosedRow("class A: B { var a = 1, b = ¦{ (x: Int) in x } { didSet {} } }", "`b` cannot"),
    ]
  )
  func closures(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-4: every other value without a type is read, and its type inferred",
    arguments: [
      "1 + 2", "[1]", "Date.now", "Date(timeIntervalSince1970: 0)", "Other()", "-c",
      "\"x\" + \"y\"",
      "{ 1 }()", "f { 1 } { didSet {} }", "Style.plain", "Optional(1)", "try? f()", "a ? b : c",
    ]
  )
  func inferred(value: String) {
    let expansion = Expansion(of: "class A: B { var a = \(value) }")
    #expect(expansion.diagnoses.isEmpty)
    #expect(expansion.source.contains("self.a = try container._decode(like: self.a, forKey: .a)"))
    #expect(expansion.source.contains("try container._encode(self.a, forKey: .a)"))
  }

  @Test(
    "MAC-5: a variable without a value",
    arguments: [
      DiagnosedRow(
        "class A: B { var ¦a: Int }",
        "`a` needs an initial value",
        "Optional",
        "required init"
      ),
      DiagnosedRow("class A: B { var a = 1, ¦b: Int }", "`b` needs"),
      DiagnosedRow("class A: B { var ¦a: [Int?] }", "`a` needs"),
      DiagnosedRow("class A: B { var ¦a: Int { didSet {} } }", "`a` needs"),
      DiagnosedRow("class A: B { #if X\n var ¦a: Int\n #endif\n }", "`a` needs"),
      DiagnosedRow("class A: B { @Tallied var ¦a: Int }", "`@Tallied()`"),
      DiagnosedRow("class A: B { @SmartAny var ¦a: Any }", "`a` needs"),
      DiagnosedRow("class A: B { let ¦a: Int }", "`a` is a constant", "`var`"),
      DiagnosedRow("class A: B { let ¦a: Int; required init() { a = 1 } }", "`a` is a constant"),
      DiagnosedRow("class A: B { init(x: Int) { a = x }\n var ¦a: Int }", "`a` needs"),
      DiagnosedRow(
        "class A: B { enum CodingKeys: CodingKey {}\n var ¦a: Int; required init() { a = 1 } }",
        "`CodingKeys` leaves it out"
      ),
    ]
  )
  func missingValue(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-5: a class with `required init()` may leave values to it",
    arguments: ["var a: Int", "var a, b: Int", "@Plain var a: Int", "var a: Int { didSet {} }"]
  )
  func valueByInitializer(member: String) {
    let expansion = Expansion(of: "class A: B { \(member); required init() { a = 1 } }")
    #expect(expansion.diagnoses.isEmpty)
    #expect(!expansion.source.contains("required init()"))
  }

  @Test("MAC-6: the hint at a wrapper's own value is not given for wrappers without one")
  func smartWrapperHint() throws {
    for wrapper in ["SmartAny", "SmartCompact.Array", "SmartCodable.SmartFlat", "IgnoredKey"] {
      let diagnosis = Expansion(of: "class A: B { @\(wrapper) var a: [Int] }").diagnoses.first
      #expect(try #require(diagnosis).message.contains("makes its own") == false)
    }
  }

  @Test(
    "MAC-13: a tuple pattern",
    arguments: [
      DiagnosedRow("class A: B { var ¦(a, b) = (1, 2) }", "tuple pattern", "by itself"),
      DiagnosedRow("class A: B { var ¦(a, b): (Int, Int) = (1, 2) }", "tuple pattern"),
      DiagnosedRow(
        "class A: B { private var x = 1; var ¦(a, (b, c)) = f { (1, (2, 3)) } }",
        "tuple"
      ),
    ]
  )
  func tuplePattern(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-14: a hook without `override`",
    arguments: [
      DiagnosedRow(
        "class A: B { static func ¦mappingForKey() -> [K]? { nil } }",
        "`mappingForKey`"
      ),
      DiagnosedRow(
        "class A: B { class func ¦mappingForValue() -> [K]? { nil } }",
        "`mappingForValue`"
      ),
      DiagnosedRow("class A: B { func ¦didFinishMapping() {} }", "never called", "override"),
      DiagnosedRow("class A: B { #if X\n public func ¦didFinishMapping() {}\n #endif\n }", "never"),
    ]
  )
  func hiddenHook(row: DiagnosedRow) throws {
    try check(row, .warning)
    let diagnosis = try #require(Expansion(of: row.declaration).diagnoses.first)
    let insertion = try #require(diagnosis.insertion)
    var fixed = Array(row.declaration.utf8)
    fixed.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    #expect(Expansion(of: String(decoding: fixed, as: UTF8.self)).diagnoses.isEmpty)
  }

  @Test(
    "MAC-14: a class that conforms by itself has nothing to override",
    arguments: [
      "class A: B, SmartCodable { static func mappingForKey() -> [K]? { nil } }",
      "class A: B, SmartCodable.SmartDecodable { class func mappingForValue() -> [K]? { nil } }",
      "class A: B, Equatable, nonisolated SmartCodable { func didFinishMapping() {} }",
      "class A: B<C>, @MainActor SmartCodable & Sendable { func didFinishMapping() {} }",
      "final class A<T>: B, SmartCodableX { static func mappingForKey() -> [K]? { nil } }",
    ]
  )
  func ownHook(declaration: String) {
    #expect(Expansion(of: declaration).diagnoses.isEmpty)
  }

  @Test(
    "MAC-9: coding keys that cannot be followed",
    arguments: [
      DiagnosedRow("class A: B { var a = 1; typealias ¦CodingKeys = K }", "cases of `CodingKeys`"),
      DiagnosedRow("class A: B { struct ¦CodingKeys: CodingKey {} }", "as an enum"),
      DiagnosedRow(
        "class A: B { #if X\n enum ¦CodingKeys: CodingKey {}\n #endif\n }",
        "out of `#if`"
      ),
      DiagnosedRow(
        "class A: B { enum ¦CodingKeys { #if X\n case a\n #endif\n } }",
        "without `#if`"
      ),
      DiagnosedRow(
        "class A: B { enum CodingKeys { case a, ¦b }; var a = 1 }",
        "`b` is not a stored"
      ),
      DiagnosedRow(
        "class A: B { enum CodingKeys { case ¦a }; override var a: Int { didSet {} } }",
        "`a` is not"
      ),
      DiagnosedRow("class A: B { enum CodingKeys { case ¦a }; let a = 1 }", "`a` is not a stored"),
      DiagnosedRow("class A: B { enum CodingKeys { case ¦a }; var a: Int { 1 } }", "`a` is not"),
    ]
  )
  func codingKeys(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-1: own members in `#if`",
    arguments: [
      DiagnosedRow("class A: B { #if X\n required ¦init() {}\n #endif\n }", "whether `init()`"),
      DiagnosedRow(
        "class A: B { #if X\n required ¦init(from d: Decoder) {}\n #endif\n }",
        "(from:)"
      ),
      DiagnosedRow("class A: B { #if X\n func ¦encode(to e: any Encoder) {}\n #endif\n }", "(to:)"),
    ]
  )
  func conditionalMembers(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-3: a variable that can never be coded",
    arguments: [
      DiagnosedRow("class A: B { var a: ¦() -> Void = {} }", "a function", "@SmartIgnored"),
      DiagnosedRow("class A: B { var a: ¦((Int) async throws -> Int)? }", "a function"),
      DiagnosedRow("class A: B { var a: ¦@Sendable () -> Int = { 1 } }", "a function"),
      DiagnosedRow("class A: B { var a: ¦(Int, y: Int) = (1, 2) }", "a tuple"),
      DiagnosedRow("class A: B { var a: ¦[(x: Int, y: Int)] = [] }", "a tuple"),
      DiagnosedRow("class A: B { var a: ¦Any = 1 }", "`Any`", "@SmartAny"),
      DiagnosedRow("class A: B { var a: ¦[String: Any?] = [:] }", "@SmartAny"),
      DiagnosedRow("class A: B { var a: ¦any Codable = 1 }", "an existential"),
      DiagnosedRow("class A: B { var a: ¦AnyObject? }", "an existential"),
      DiagnosedRow("class A: B { var a: ¦P & Q = p }", "an existential"),
      DiagnosedRow("class A: B { var a: ¦Int.Type = Int.self }", "a metatype"),
      DiagnosedRow("class A: B { var a: ¦Array<Any> = [] }", "`Any`"),
      DiagnosedRow("class A: B { var a: ¦Optional<() -> Void> = nil }", "a function"),
    ]
  )
  func obstacles(row: DiagnosedRow) throws { try check(row) }

  @Test(
    "MAC-3: what the reader does not know is an error where it stands",
    arguments: [
      DiagnosedRow("class A: B { ¦#members(1)\n var a = 1 }", "`#members`", "extension"),
      DiagnosedRow("class A: B { ¦case a }", "cannot read `case`"),
      DiagnosedRow("class A: B { ¦associatedtype T }", "cannot read `associatedtype`"),
      DiagnosedRow("class A: B { @objc\n ¦#if X\n var a = 1\n #endif\n }", "attributes in `#if`"),
      DiagnosedRow(
        "class A: B { var a: Int ¦{ #if X\n didSet {}\n #endif\n } }",
        "observers in `#if`"
      ),
      DiagnosedRow("class A: B { var a: Int = 1 ¦2 }", "what follows `a`"),
      DiagnosedRow("class A: B { var a: Int = ¦}", "a value was expected"),
      DiagnosedRow("class A: B { var a: ¦= 1 }", "a type was expected"),
      DiagnosedRow("class A: B { var ¦= 1 }", "the name of a property"),
      DiagnosedRow("class A: B { var a = ¦\"never ends }", "string never ends"),
      DiagnosedRow("class A: B { ¦/* /* */ }", "comment never ends"),
      DiagnosedRow("class A: B ¦{ var a = 1 ", "never closed"),
      DiagnosedRow("class A: B { var a: [Int¦) = 1 }", "closes nothing"),
      DiagnosedRow("class A: B { var a: Foo<Int ¦= 1 }", "`,` or `>`"),
      DiagnosedRow("class A: B { var a: Int = 1 ¦-2 }", "operator"),
      DiagnosedRow("class A: B { ¦#if X\n var a = 1 }", "`#if` never ends"),
      DiagnosedRow("class A: B { ¦'x' }", "not Swift"),
      DiagnosedRow("class A: B { ¦`never }", "backticks"),
      DiagnosedRow("class A: B { ¦5 }", "cannot read this member"),
    ]
  )
  func unreadable(row: DiagnosedRow) throws { try check(row) }

  @Test("MAC-3: nesting beyond the limits is an error and no crash")
  func nesting() {
    let deepType = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
    let deepString =
      String(repeating: #""\("#, count: 100) + "1" + String(repeating: #")""#, count: 100)
    let deepCondition =
      String(repeating: "#if X\n", count: 100) + String(repeating: "#endif\n", count: 100)
    for member in ["var a: \(deepType) = []", "var a = \(deepString)", deepCondition] {
      let diagnoses = Expansion(of: "class A: B {\n\(member)\n}").diagnoses
      #expect(diagnoses.count == 1)
      #expect(diagnoses.first?.message.contains("too deeply") == true)
    }
  }

  @Test("MAC-5: several errors are reported at once, in the order of their places")
  func several() {
    let expansion = Expansion(
      of: "class A: Codable { var a: Int; var b: Any = f(); var (c, d) = (1, 2) }"
    )
    #expect(expansion.diagnoses.map(\.range.lowerBound) == [9, 23, 38, 53])
    #expect(expansion.source.isEmpty)
  }
}
