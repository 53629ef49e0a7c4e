extension ContractModels {
  /// Containers and decoders that are used after decoding has returned (model 40).
  ///
  /// The record is made when it is asked for, after decoding is over. A late read may be refused, return the
  /// empty value of a lenient decoder or return anything from this input, so only a value from elsewhere is
  /// told apart.
  package struct Keep: Recording {
    /// A nested value that keeps its decoder.
    private struct Below: Decodable {
      let decoder: any Decoder

      init(from decoder: any Decoder) {
        self.decoder = decoder
      }
    }

    private let decoder: any Decoder
    private let object: KeyedDecodingContainer<AnyKey>
    private let row: any UnkeyedDecodingContainer
    private let single: any SingleValueDecodingContainer
    private let base: any Decoder
    private let below: Below
    private let before: String

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      self.decoder = decoder
      self.object = object
      row = try object.nestedUnkeyedContainer(forKey: "l")
      single = try object.superDecoder(forKey: "c").singleValueContainer()
      base = try object.superDecoder(forKey: "d")
      below = try object.decode(Below.self, forKey: "d")
      before = try object.decode(String.self, forKey: "a")
    }

    package var seen: Seen {
      var copy = row
      var seen = Seen(["before \(before)"])
      seen.note("keyed", Self.origin { try object.decode(String.self, forKey: "a") })
      seen.note("unkeyed", Self.origin { try copy.decode(String.self) })
      seen.note("single", Self.origin { try single.decode(String.self) })
      seen.note("decoder", Self.origin { try Self.first(of: decoder) })
      seen.note("super", Self.origin { try Self.first(of: base) })
      seen.note("below", Self.origin { try Self.first(of: below.decoder) })
      return seen
    }

    /// The string under the key `k`, or under `a` if there is none.
    private static func first(of decoder: any Decoder) throws -> String {
      let object = try decoder.container(keyedBy: AnyKey.self)
      return try object.decode(String.self, forKey: object.contains("k") ? "k" : "a")
    }

    /// `own` if a string belongs to the document, was refused or is a stand-in; else `foreign`.
    private static func origin(_ body: () throws -> String) -> String {
      guard let text = try? body(), !text.isEmpty else { return "own" }
      return ["alpha", "beta", "gamma", "delta"].contains(text) ? "own" : "foreign"
    }
  }

  /// Elements that keep their decoders, which are used after all of them are made (model 40).
  package struct KeepRow: Recording {
    private struct Element: Decodable {
      let single: any SingleValueDecodingContainer

      init(from decoder: any Decoder) throws {
        single = try decoder.singleValueContainer()
      }
    }

    private let elements: [Element]

    package init(from decoder: any Decoder) throws {
      elements = try decoder.singleValueContainer().decode([Element].self)
    }

    package var seen: Seen {
      let texts = elements.map { try? $0.single.decode(String.self) }
      let own = texts.allSatisfy { ["alpha", "beta", ""].contains($0 ?? "") }
      return Seen(["kept \(elements.count)", own ? "own" : "foreign"])
    }
  }
}
