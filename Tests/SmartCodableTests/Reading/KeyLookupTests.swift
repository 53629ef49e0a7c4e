import Testing

@testable import SmartCodable

/// Key lookup has a fast way and two slow ones; all must name the same member.
@Suite struct KeyLookupTests {
  private struct Wide: SmartCodable, Equatable {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var f = 0
    var g = 0
    var h = 0
    var i = 0
    var longEnoughForTwoWords = 0
  }

  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "longEnoughForTwoWords"]

  /// What the first member of each name says, found by walking.
  private func expected(_ members: [(String, Int)]) -> [Int] {
    Self.names.map { name in members.first { $0.0 == name }?.1 ?? 0 }
  }

  private func text(of members: [(String, Int)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private func decoded(_ members: [(String, Int)]) throws -> [Int] {
    let wide = try Wide.decode(from: text(of: members)).value
    return [
      wide.a, wide.b, wide.c, wide.d, wide.e, wide.f, wide.g, wide.h, wide.i,
      wide.longEnoughForTwoWords,
    ]
  }

  @Test("PARSE-11: any order, any duplicates, any strangers: the first member of a name counts")
  func randomObjects() throws {
    var generator = SeededRandom(seed: 3)
    let pool = Self.names + ["x", "aa", "longEnoughForTwoWordt", "longEnough", ""]
    for _ in 0..<3000 {
      let count = Int(generator.next() % 16)
      let members = (0..<count)
        .map { position in
          (pool[Int(generator.next() % UInt64(pool.count))], position + 1)
        }
      #expect(try decoded(members) == expected(members), "\(members)")
    }
  }

  private struct Few: SmartCodable {
    var p = 0
    var q = 0
    var r = 0
    var s = 0
    var again = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.again <--- "q"] }
  }

  @Test(
    "PARSE-11: the same for a few names that are far from each other, before the object gets an index"
  )
  func farMembers() throws {
    var generator = SeededRandom(seed: 5)
    let pool = ["p", "q", "r", "s"] + (0..<20).map { "x\($0)" }
    for _ in 0..<2000 {
      // Now and then more than are searched.
      let count = Int(generator.next() % (generator.next() % 16 == 0 ? 90 : 40))
      let members = (0..<count)
        .map { position in (pool[Int(generator.next() % UInt64(pool.count))], position + 1) }
      let few = try Few.decode(from: text(of: members)).value
      let expected = pool.prefix(4).map { name in members.first { $0.0 == name }?.1 ?? 0 }
      #expect([few.p, few.q, few.r, few.s] == expected, "\(members)")
      #expect(few.again == expected[1], "\(members)")
    }
  }

  @Test("PARSE-12: a key may be spelled with escapes, in small and in wide objects")
  func escapedKeys() throws {
    #expect(Wide.deserialize(from: #"{"\u0061":1}"#)?.a == 1)
    let filler = (0..<12).map { "\"x\($0)\":0" }.joined(separator: ",")
    #expect(Wide.deserialize(from: "{\(filler),\"\\u0062\":2,\"b\":3}")?.b == 2)
  }

  @Test("a property asked for twice gets the same member twice")
  func askedTwice() throws {
    struct Twice: SmartCodable {
      var first = 0
      var second = 0
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.first <--- "k", CodingKeys.second <--- "k"]
      }
    }
    let value = try #require(Twice.deserialize(from: #"{"k":1,"k":2}"#))
    #expect(value.first == 1)
    #expect(value.second == 1)
  }

  /// Reads members by keys of any text, in the given order.
  private struct Dynamic: SmartCodable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ text: String) { stringValue = text }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    @TaskLocal static var order: [String] = []
    var found: [Int] = []

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in Self.order { found.append(try container.decode(Int.self, forKey: Key(key))) }
    }
  }

  @Test("PARSE-11: keys of any text are told apart by their bytes, in any order and repeatedly")
  func dynamicKeys() throws {
    // The first two are canonically equal, as are the next three, two of which have one length.
    let texts = ["K", "\u{212A}", "\u{E9}", "a\u{323}\u{307}", "a\u{307}\u{323}", "k", "plain", ""]
    let members = texts.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
    var generator = SeededRandom(seed: 9)
    for _ in 0..<400 {
      let order = (0..<12).map { _ in Int(generator.next() % UInt64(texts.count)) }
      let found = Dynamic.$order.withValue(order.map { texts[$0] }) {
        Dynamic.deserialize(from: "{\(members)}")?.found
      }
      #expect(found == order)
    }
  }

  @Test("keys of any length have one hash on the tape and in a name, with every byte in it")
  func hashes() throws {
    for count in 0...48 {
      let key = String(repeating: "k", count: count)
      let tape = Tape()
      tape.input.append("{\"\(key)\":1}")
      let root = try JSONScanner.scan(tape, from: 0, count: count + 6, depth: 0)
      let hash = tape.keyHash(root + 1)
      #expect(hash == KeyName(key, bit: 1).hash, "\(count)")
      for place in 0..<count {
        var bytes = Array(key.utf8)
        bytes[place] = UInt8(ascii: "x")
        #expect(KeyHash.of(bytes) != hash, "byte \(place) of \(count)")
      }
    }
  }
}
