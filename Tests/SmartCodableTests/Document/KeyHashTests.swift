import Testing

@testable import SmartCodable

/// What the index over the members of an object costs: slots and collisions are counted, not time.
@Suite struct KeyHashTests {
  private func scanned(_ text: String) throws -> Tape {
    let tape = Tape()
    tape.input.append(text)
    _ = try JSONScanner.scan(tape, from: 0, count: text.utf8.count, depth: 0)
    return tape
  }

  @Test(
    "LIM-1, PARSE-11: equal keys take one slot, however they are spelled, and the first one counts"
  )
  func equalKeys() throws {
    let spellings = [#""key""#, #""\u006bey""#, #""k\u0065y""#, #""\u006B\u0065\u0079""#]
    let members = (0..<4000).map { "\(spellings[$0 % 4]):\($0)" }.joined(separator: ",")
    let tape = try scanned("{\"other\":0,\(members)}")
    var index = MemberIndex()
    index.build(tape, object: 0)
    #expect(index.count == 2)
    #expect(index.find(KeyName("key", bit: 1), tape, object: 0) == 3)
    #expect(index.find(KeyName("other", bit: 1), tape, object: 0) == 1)
    #expect(index.find(KeyName("kez", bit: 1), tape, object: 0) == -1)
  }

  @Test("LIM-1: different keys of equal length and beginning take a slot each")
  func differentKeys() throws {
    let names = (0..<300).map { "a long beginning \($0 + 100) a long end" }
    let members = names.map { "\"\($0)\":1" }.joined(separator: ",")
    let tape = try scanned("{\(members),\(members)}")
    var index = MemberIndex()
    index.build(tape, object: 0)
    #expect(index.count == 300)
    for (place, name) in names.enumerated() {
      #expect(index.find(KeyName(name, bit: 1), tape, object: 0) == 1 + 2 * place)
    }
  }

  /// Keys of sixteen letters made to have one hash where there is no secret: the second half undoes
  /// what a multiplication by a known number makes of the first one.
  private func craftedKeys(_ count: UInt64) -> [[UInt8]] {
    (1...count)
      .map { first in
        let mixed = (first ^ 16) &* 0x9E37_79B9_7F4A_7C15
        let last = mixed ^ mixed >> 32
        return [first, last]
          .flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
          }
      }
  }

  @Test("LIM-1: keys that collide under a known hash do not collide under a seeded one")
  func craftedCollisions() {
    let keys = craftedKeys(2000)
    #expect(Set(keys.map { KeyHash.of($0) }).count == keys.count)
    // The lower bits choose the slot: 2000 keys in 4096 slots hit about 1580 of them.
    let slots = Set(keys.map { KeyHash.of($0) & 4095 }).count
    #expect(slots > 1400)
  }

  @Test("LIM-1: hashes depend on the seed, and every seed is another one")
  func seeds() {
    var generator = SystemRandomNumberGenerator()
    let (one, other) = (KeyHash.Seed(&generator), KeyHash.Seed(&generator))
    for key in ["", "a", "eight by", "nine byte", "a key that is longer than two words"] {
      let bytes = Array(key.utf8)
      #expect(KeyHash.of(bytes, seed: one) == KeyHash.of(bytes, seed: one))
      #expect(KeyHash.of(bytes, seed: one) != KeyHash.of(bytes, seed: other))
    }
    // What collides under one seed does not under another: keys whose lowest bits agree.
    let alike = craftedKeys(4000).filter { KeyHash.of($0, seed: one) & 63 == 0 }
    #expect(Set(alike.map { KeyHash.of($0, seed: other) & 63 }).count > 10)
  }

  @Test("PARSE-12: an escaped and a raw spelling of a key have one hash")
  func spellings() throws {
    let raw = "a key of several words"
    let escaped = raw.utf8.map { "\\u00" + String($0, radix: 16) }.joined()
    let tape = try scanned("{\"\(raw)\":1,\"\(escaped)\":2}")
    #expect(tape.keyHash(1) == tape.keyHash(3))
    #expect(tape.hasEqualStrings(1, 3))
    #expect(KeyName(raw, bit: 1).matches(tape, 3))
  }
}
