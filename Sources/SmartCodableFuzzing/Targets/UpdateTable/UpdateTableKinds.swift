import SmartCodable

/// Keys of dictionaries, and plain types.
extension UpdateTableLeaves {
  enum Kind: String, Codable, CaseIterable, UpdateKeyed {
    case one, two, three

    var spelling: String { rawValue }
  }

  enum Level: Int, Codable, CaseIterable, UpdateKeyed {
    case zero, one
    case seven = 7
    case below = -2

    var spelling: String { "\(rawValue)" }
  }

  enum Rank: Int, Codable, CaseIterable, CodingKeyRepresentable, UpdateKeyed {
    case zero, one
    case seven = 7
    case below = -2

    var spelling: String { "\(rawValue)" }
  }

  struct Label: Codable, CodingKeyRepresentable, UpdateKeyed {
    let spelling: String

    var codingKey: any CodingKey { LabelKey(stringValue: spelling) }

    init?<T: CodingKey>(codingKey: T) { spelling = codingKey.stringValue }
  }

  private struct LabelKey: CodingKey {
    let stringValue: String

    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// A plain type with a model inside, which keeps its own leniency (AGR-2).
  struct Plain: Codable, UpdateStated {
    var count = 8
    var word: String? = "w"
    var leaf = Leaf()

    var state: UpdateState {
      .members(["count": count.state, "word": word.state, "leaf": leaf.state])
    }

    static let shape = UpdateModelShape(
      [
        .init("count", .integer, .integer(0)), .init("word", .optional(.text), .none),
        .init("leaf", .model(Leaf.shape), Leaf.shape.initial),
      ]
    )
  }

  /// A plain type whose strict attempt always succeeds with an object.
  struct Probing: Codable, UpdateStated {
    enum CodingKeys: CodingKey { case count, leaf }

    var count: Int?
    var leaf: Leaf?

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try? container.decode(Int.self, forKey: .count)
      leaf = try? container.decode(Leaf.self, forKey: .leaf)
    }

    var state: UpdateState { .members(["count": count.state, "leaf": leaf.state]) }
  }
}
