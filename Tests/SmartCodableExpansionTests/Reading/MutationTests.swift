import Testing

@testable import SmartCodableExpansion

/// Texts made from declarations by small changes: whatever they are, the reader ends and gives
/// either members or an error inside of the text.
@Suite("Mutated declarations")
struct MutationTests {
  /// Together 100 000 variants.
  static let runs = 10
  static let variantsPerRun = 10_000

  private static let fragments = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/*", "*/", "//",
    "\n", " ", ";", ",", ":", "::", ".", "=", "==", "->", "?", "!", "&", "@", "@A(", "#if X\n",
    "#else\n", "#elseif Y\n", "#endif\n", "#", "`", "/", "/x/", "\\", "\\.a", "var ", "let ",
    "var a: ", "var a = ", "lazy ", "static ", "class ", "func f() ", "init() ", "case ",
    "enum CodingKeys { case a }", "didSet {}", "{ didSet {} }", "get", "if ", "else ", "switch x ",
    "try ", "await ", "any ", "some ", "as ", "is ", "1", "-1", "0x", "1e", "\u{0}", "é", "≠", "👋",
  ]

  @Test("MAC-3: 100 000 variants end with members or an error", arguments: 0..<runs)
  func variants(run: Int) throws {
    let texts = try ExpansionTableTests.chapters.flatMap(DeclarationTable.chapter)
      .map { Array($0.declaration.utf8) }.filter { $0.count < 500 }
    var random = SplitMix(seed: UInt64(run))
    var outcomes = (members: 0, errors: 0)
    for _ in 0..<Self.variantsPerRun {
      var text = texts[random.below(texts.count)]
      for _ in 0...random.below(3) { mutate(&text, texts, &random) }
      let expansion = Expansion(of: String(decoding: text, as: UTF8.self))
      let errors = expansion.diagnoses.filter { $0.severity == .error }
      let length = String(decoding: text, as: UTF8.self).utf8.count
      if errors.isEmpty {
        outcomes.members += 1
        // What is added is Swift as far as the lexer can tell.
        if (try? TokenList(expansion.source)) == nil { fail(text, "unbalanced members") }
      } else {
        outcomes.errors += 1
        if !expansion.source.isEmpty { fail(text, "members beside an error") }
      }
      for diagnosis in expansion.diagnoses where diagnosis.range.upperBound > length {
        fail(text, "a place outside of the text")
      }
    }
    // Else the mutations would be too strong or too weak to show anything.
    #expect(outcomes.members > Self.variantsPerRun / 20)
    #expect(outcomes.errors > Self.variantsPerRun / 20)
  }

  private func fail(_ text: [UInt8], _ problem: String) {
    Issue.record("\(problem): \(String(decoding: text, as: UTF8.self))")
  }

  private func mutate(_ text: inout [UInt8], _ texts: [[UInt8]], _ random: inout SplitMix) {
    let place = random.below(text.count + 1)
    let end = min(text.count, place + random.below(12))
    switch random.below(7) {
    case 0, 1:
      text.insert(contentsOf: Self.fragments[random.below(Self.fragments.count)].utf8, at: place)
    case 2: text.removeSubrange(place..<end)
    case 3: text.replaceSubrange(place..<end, with: [UInt8(random.below(256))])
    case 4: text.insert(contentsOf: text[place..<end], at: random.below(text.count + 1))
    case 5: text.removeSubrange(place...)
    default:
      // The end of one declaration behind the beginning of another.
      let other = texts[random.below(texts.count)]
      text = Array(text[..<place] + other[random.below(other.count)...])
    }
    if text.isEmpty { text = Array("class A: B {}".utf8) }
  }
}

/// Numbers that are the same for the same seed.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }
}
