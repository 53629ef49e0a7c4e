/// A value in one of the places that values may have, with others before and after it.
struct WritingTablePlace: Encodable {
  static let count = 13

  let value: any Encodable
  let number: Int
  /// Fails in the same place just before; what it writes must appear nowhere (ENF-1).
  var failing: (any Encodable)?

  private static let key = WritingTableKey("value", nil)

  func encode(to encoder: any Encoder) throws {
    switch number {
    case 0: try value.encode(to: encoder)
    case 1: try single(in: encoder)
    case 2: try elements(in: encoder.unkeyedContainer())
    case 3:
      var container = encoder.unkeyedContainer()
      try elements(in: container.nestedUnkeyedContainer())
      try container.encode("end")
    case 4:
      var container = encoder.unkeyedContainer()
      try members(in: container.nestedContainer(keyedBy: WritingTableKey.self))
      try container.encodeNil()
    case 5:
      var container = encoder.container(keyedBy: WritingTableKey.self)
      try members(
        in: container.nestedContainer(keyedBy: WritingTableKey.self, forKey: .init("n", 4))
      )
      try elements(in: container.nestedUnkeyedContainer(forKey: .init("m", nil)))
    case 6:
      var container = encoder.container(keyedBy: WritingTableKey.self)
      try single(in: container.superEncoder(forKey: Self.key))
      try container.encode(2, forKey: .init("after", nil))
    case 7:
      var container = encoder.unkeyedContainer()
      try value.encode(to: container.superEncoder())
      try container.encode(container.count)
    case 8: try [inside(1), inside(2)].encode(to: encoder)
    case 9: try ["k": inside(1)].encode(to: encoder)
    case 10:
      var container = encoder.container(keyedBy: WritingTableKey.self)
      try attempt { try container.encode($0, forKey: Self.key) }
      try container.encodeIfPresent(Optional(inside(1)), forKey: Self.key)
    default: try members(in: encoder.container(keyedBy: WritingTableKey.self))
    }
  }

  private func inside(_ number: Int) -> WritingTablePlace {
    WritingTablePlace(value: value, number: number, failing: failing)
  }

  private func attempt(_ encode: (any Encodable) throws -> Void) throws {
    guard let failing else { return }
    do {
      try encode(WritingTableFailing(contents: failing))
    } catch is WritingTableFailing.Failure {}
  }

  private func single(in encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try attempt { try container.encode($0) }
    try container.encode(value)
  }

  private func elements(in container: any UnkeyedEncodingContainer) throws {
    var container = container
    try container.encode(0.5)
    try attempt { try container.encode($0) }
    try container.encode(value)
    try attempt { try container.encode($0) }
    try container.encode(container.count)
  }

  private func members(in container: KeyedEncodingContainer<WritingTableKey>) throws {
    var container = container
    try container.encode("a", forKey: .init("before", nil))
    try attempt { try container.encode($0, forKey: Self.key) }
    try container.encode(value, forKey: Self.key)
    // Replaces the value, which must come back.
    try attempt { try container.encode($0, forKey: Self.key) }
    try attempt { try container.encode($0, forKey: .init("other", nil)) }
    try container.encode(true, forKey: .init("after", nil))
  }
}

/// A value that writes its contents and then fails, or fails on the way.
struct WritingTableFailing: Encodable {
  struct Failure: Error {}

  let contents: any Encodable

  func encode(to encoder: any Encoder) throws {
    // What the contents cannot write is not what fails here.
    try? contents.encode(to: encoder)
    throw Failure()
  }
}
