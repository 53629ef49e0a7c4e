/// A key of dictionaries with any text and number; keys with other identities may have the same text.
struct WritingTableLabel: Hashable, Codable, CodingKeyRepresentable {
  let identity: Int
  let text: String
  var number: Int?

  init(_ identity: Int, _ text: String, _ number: Int? = nil) {
    self.identity = identity
    self.text = text
    self.number = number
  }

  init?(codingKey: some CodingKey) { self.init(0, codingKey.stringValue, codingKey.intValue) }

  var codingKey: any CodingKey { WritingTableKey(text, number) }

  // By bytes, so that texts may differ in their normalization only.
  static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.number == right.number
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A key of dictionaries that is spelled by its raw value.
enum WritingTableWord: String, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case zebra, ant
  case mouse = "a_mouse"
  case empty = ""
  case number = "7"
  case accent = "é"
}

/// A key of dictionaries with an integer, which is no CodingKeyRepresentable: JSONEncoder writes a list.
enum WritingTableLevel: Int, Hashable, Codable, CaseIterable {
  case low = -3
  case middle = 0
  case high = 20
  case top = 100
}

/// A key of dictionaries that has no text at all.
enum WritingTableSide: Hashable, Encodable, CaseIterable {
  case left, right

  func encode(to encoder: any Encoder) throws {
    try (self == .left ? "L" : "R").encode(to: encoder)
  }
}

/// A value that writes where it is.
struct WritingTableWhere: Encodable {
  /// Whether it writes a container, whose path it then writes too.
  let isList: Bool

  func encode(to encoder: any Encoder) throws {
    guard isList else {
      var container = encoder.singleValueContainer()
      return try container.encode(Self.text(encoder.codingPath))
    }
    var container = encoder.unkeyedContainer()
    try container.encode(Self.text(container.codingPath))
    try container.encode(WritingTableWhere(isList: false))
  }

  static func text(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "\(key.stringValue)[\($0)]" } ?? key.stringValue }
      .joined(separator: " ")
  }
}

/// Keys of a keyed container, with equal texts, equal numbers or texts that a strategy makes equal.
struct WritingTableNumbered: Encodable {
  let keys: [WritingTableKey]
  let isList: Bool
  let isNested: Bool

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WritingTableKey.self)
    for key in keys { try container.encode(WritingTableWhere(isList: isList), forKey: key) }
    guard isNested else { return }
    var nested = container.nestedContainer(
      keyedBy: WritingTableKey.self,
      forKey: WritingTableKey("nested one", 5)
    )
    for key in keys.reversed() { try nested.encode(WritingTableWhere(isList: isList), forKey: key) }
    try nested.encode(WritingTableWhere.text(nested.codingPath), forKey: .init("path", 8))
  }
}

extension WritingTableDrawing {
  mutating func numbered() -> WritingTableRow {
    let texts = (0..<1 + below(3)).map { _ in text() }
    let keys = (0..<2 + below(5))
      .map { _ in
        WritingTableKey(pick(texts, or: ""), pick([nil, nil, 0, 1, 7, -1], or: nil))
      }
    let value = WritingTableNumbered(keys: keys, isList: below(2) == 0, isNested: below(2) == 0)
    // JSONEncoder leaves keys out of paths, and so no style of its own does.
    return placed(WritingTableRow("numbered", value, by: [.sorted, .foundation]))
  }
}
