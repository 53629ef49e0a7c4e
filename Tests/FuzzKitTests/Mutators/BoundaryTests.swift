import Testing

@testable import FuzzKit

/// The bounds that the boundary mutators promise are reached, not only possible.
@Suite struct BoundaryTests {
  private static func trees(_ mutator: Mutator, of document: String, _ count: Int) -> [JSONTree] {
    guard case .tree(let derive) = mutator.work,
      let tree = JSONTree(parsing: Array(document.utf8))
    else { return [] }
    let context = MutationContext(keys: [], donors: [tree], maximumLength: 4096, schema: .none)
    return (0..<UInt64(count))
      .compactMap { seed in
        var (draft, generator) = (tree, SeededGenerator(seed: seed))
        return derive(&draft, &generator, context) ? draft : nil
      }
  }

  private static func texts(_ mutator: Mutator, _ count: Int) -> [String] {
    trees(mutator, of: "[1]", count)
      .map { String(decoding: $0.text(of: $0.children(of: $0.root)[0]), as: UTF8.self) }
  }

  @Test("Texts have every control character, every end of a range and every length")
  func textsHaveEveryControlCharacter() {
    let texts = Self.texts(.boundaryText, 6000)
    let all = Set(
      texts.flatMap {
        String(decoding: JSONText.unescaped(Array($0.utf8)[...]), as: UTF8.self).unicodeScalars
      }
    )
    for value in Array(0..<0x20) + [
      0x7F, 0x80, 0x85, 0x9F, 0xA0, 0xAD, 0x2028, 0x2029, 0x200B, 0xFEFF,
      0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF,
    ] {
      #expect(all.contains { $0.value == value }, "\(value)")
    }
    let lengths = Set(texts.map(\.utf8.count))
    #expect(lengths.isSuperset(of: [7, 8, 9, 15, 16, 17, 31, 32, 33, 64, 65, 128, 129]))
  }

  @Test("Keys come with others that share a prefix of each boundary length, or begin with them")
  func keysShareAPrefix() {
    let common = Set(
      Self.trees(.relatedKeys, of: #"{"a":1,"b":[2]}"#, 2000)
        .flatMap { tree -> [Int] in
          let added = tree.children(of: tree.root).dropFirst(2).compactMap { tree.key(of: $0) }
          return zip(added, added.dropFirst())
            .map { left, right in zip(left, right).prefix { $0 == $1 }.count }
        }
    )
    #expect(common.isSuperset(of: [0, 1, 7, 8, 9, 15, 16, 17, 23, 24, 31, 32]))
  }

  @Test("Keys come beside their own: longer, shorter, another in one letter")
  func keysComeBesideTheirOwn() {
    let keys = Set(
      Self.trees(.renameKey, of: #"{"published":1}"#, 2000)
        .compactMap { tree in
          tree.key(of: tree.children(of: tree.root)[0]).map { String(decoding: $0, as: UTF8.self) }
        }
    )
    #expect(
      keys.isSuperset(of: ["publishedx", "publishe", "publishez", "zublished", "publzshed"])
    )
  }

  @Test("Containers have the counts beside powers of two")
  func containersHaveCountsBesidePowers() {
    let counts = Set(
      Self.trees(.boundaryCount, of: #"{"k":[1]}"#, 400)
        .flatMap { tree in
          tree.nodes().map { tree.children(of: $0).count }
        }
    )
    #expect(counts.isSuperset(of: [7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65]))
  }

  @Test("Dates have every field beside its bound, in every form")
  func datesHaveEveryFieldBesideItsBound() {
    let texts = Set(Self.texts(.boundaryDate, 20_000))
    for text in [
      "2024-02-30", "2024-13-29", "2023-02-29", "2024-02-29T24:59:58.25Z",
      "2024-02-29T23:60:58.25Z",
      "2024-02-29T23:59:60.25Z", "2024-02-29T23:59:58.25+14:00", "2024-02-29T23:59", "2024/02/29",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("Forms have colors, data, URLs and identifiers, whole and not")
  func formsHaveColors() {
    let texts = Self.texts(.boundaryForm, 4000)
    let colors = texts.filter { $0.hasPrefix("#") }.map(\.utf8.count)
    #expect(Set(colors).isSuperset(of: [4, 5, 7, 9, 3, 6, 8]))
    #expect(texts.contains { $0.hasSuffix("==") } && texts.contains { $0.contains("/%zz") })
    #expect(texts.contains { $0.utf8.count == 36 && $0.split(separator: "-").count == 5 })
  }

  @Test("Numbers lie in the middle between two doubles, and beside powers")
  func numbersLieBetweenTwoDoubles() {
    let texts = Set(Self.texts(.boundaryNumber, 20_000))
    let middles = texts.compactMap(UInt128.init)
      .filter { number in
        guard number > 1 << 54 else { return false }
        let exponent: Int = UInt128.bitWidth - 54 - number.leadingZeroBitCount
        let unit: UInt128 = 1 << exponent
        return number % (2 * unit) == unit
      }
    #expect(middles.count > 50)
    let beside = texts.compactMap(UInt128.init)
      .filter { number in
        [max(1, number) - 1, number, number + 1].contains { $0.nonzeroBitCount == 1 }
      }
    #expect(beside.count > 60)
    #expect(texts.contains { $0.hasPrefix("9.999999999999999e") })
    let tens = texts.filter {
      $0.count > 3 && $0.hasPrefix("1") && $0.dropFirst().allSatisfy { $0 == "0" }
    }
    let nines = texts.filter { $0.count > 3 && $0.allSatisfy { $0 == "9" } }
    #expect(tens.count > 10 && nines.count > 10)
  }

  @Test("Control bytes stand as they are, inside of strings too")
  func controlBytesStandAsTheyAre() {
    guard case .bytes(let derive) = Mutator.rawControl.work else { return }
    var inside: Set<UInt8> = []
    for seed in 0..<2000 as Range<UInt64> {
      var (bytes, generator) = (Array(#"["a"]"#.utf8), SeededGenerator(seed: seed))
      if derive(&bytes, &generator), bytes[1] == UInt8(ascii: "\"") { inside.insert(bytes[2]) }
    }
    #expect(inside.isSuperset(of: 0..<0x20))
  }
}
