import Foundation

/// Lists and dictionaries without a model, or around a small one.
enum Collections {
  static var idioms: [Idiom] { dictionaries + lists }

  private static var dictionaries: [Idiom] {
    [
      Idiom("counts", [String: Int].self, Idiom.members(2000) { "\"key-\($0)\":\($0)" }),
      Idiom(
        "translations",
        [String: String].self,
        Idiom.members(2000) { "\"some.localized.key.\($0)\":\"The translated text \($0)\"" }
      ),
      Idiom(
        "lists-by-name",
        [String: [String]].self,
        Idiom.members(500) { "\"key-\($0)\":[\"a\",\"bcd\",\"efgh\($0)\"]" }
      ),
      Idiom(
        "pairs-by-name",
        [String: Pair].self,
        Idiom.members(500) { "\"key-\($0)\":{\"x\":\($0),\"y\":\"v\($0)\"}" }
      ),
      Idiom("texts-by-number", [Int: String].self, Idiom.members(1000) { "\"\($0)\":\"v\($0)\"" }),
      Idiom(
        "small-dictionaries",
        [[String: Int]].self,
        Idiom.list(500) { "{\"a\":\($0),\"b\":2,\"total\":3}" }
      ),
      Idiom(
        "numbers-by-uuid",
        [UUID: Int].self,
        Idiom.list(200) { "\"\(uuid($0))\",\($0)" },
        isSame: ==
      ),
    ]
  }

  private static var lists: [Idiom] {
    [
      Idiom(
        "sets",
        [Set<String>].self,
        Idiom.list(300) { "[\"a\($0)\",\"b\",\"c\",\"d\"]" },
        isSame: ==
      ),
      Idiom("lists-of-integers", [[Int]].self, Idiom.list(500) { "[\($0),2,3,4]" }),
      Idiom(
        "optional-integers",
        [Int?].self,
        Idiom.list(2000) { $0 % 3 == 0 ? "null" : "\($0)" }
      ),
      Idiom(
        "optional-texts",
        [String?].self,
        Idiom.list(2000) { $0 % 3 == 0 ? "null" : "\"v\($0)\"" }
      ),
      Idiom("texts", [String].self, Idiom.list(2000) { "\"value number \($0)\"" }),
      Idiom("flags", [Bool].self, Idiom.list(2000) { $0 % 2 == 0 ? "true" : "false" }),
      Idiom("floats", [Float].self, Idiom.list(1000) { "\($0).125" }),
      Idiom("bytes", [UInt8].self, Idiom.list(3000) { "\($0 % 256)" }),
      Idiom("decimals", [Decimal].self, Idiom.list(1000) { "\($0).25" }),
      Idiom("urls", [URL].self, Idiom.list(300) { "\"https://example.com/path/\($0)?q=1\"" }),
      Idiom("uuids", [UUID].self, Idiom.list(500) { "\"\(uuid($0))\"" }),
      Idiom("ranges", [Range<Int>].self, Idiom.list(500) { "[\($0),\($0 + 5)]" }),
      Idiom("empty-objects", [Nothing].self, Idiom.list(1000) { _ in "{}" }),
      Idiom("members-nobody-reads", [Nothing].self, Strategies.snake),
      Idiom("one-member-of-nine", [One].self, Strategies.snake),
    ]
  }

  static func uuid(_ index: Int) -> String {
    "\(10_000_000 + index * 977)-C36C-495A-93FC-0C247A3E6E5F"
  }

  struct Pair: Codable {
    var x: Int
    var y: String
  }

  private struct Nothing: Codable {}

  private struct One: Codable {
    enum CodingKeys: String, CodingKey { case count = "stargazers_count" }

    var count: Int?
  }
}
