import SmartCodable
import Testing

/// Keyed containers are used again when nobody has a copy of them any more.
@Suite("Keyed containers that are used again")
struct ContainerReuseTests {
  private enum Key: String, CodingKey {
    case before, child, after
  }

  private struct Nest: SmartEncodable {
    var level = 0

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(level, forKey: .before)
      if level > 0 { try container.encode(Nest(level: level - 1), forKey: .child) }
      try container.encode(-level, forKey: .after)
    }
  }

  @Test("ENC-4: objects of one type inside each other each write to their own place")
  func nested() {
    func text(_ level: Int) -> String {
      let child = level > 0 ? ",\"child\":" + text(level - 1) : ""
      return "{\"before\":\(level)\(child),\"after\":\(-level)}"
    }
    for level in [0, 1, 3, 4, 5, 12] {
      #expect(Nest(level: level).toJSONString() == text(level))
      #expect([Nest(level: level), Nest()].toJSONString() == "[\(text(level)),\(text(0))]")
    }
  }

  private final class Keeper {
    var containers: [KeyedEncodingContainer<Key>] = []
  }

  private struct Kept: SmartEncodable {
    let number: Int
    let keeper: Keeper

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(number, forKey: .before)
      keeper.containers.append(container)
    }
  }

  private struct Late: SmartEncodable {
    let keeper: Keeper

    func encode(to encoder: any Encoder) throws {
      for index in keeper.containers.indices {
        try keeper.containers[index].encode(index, forKey: .after)
      }
      var container = encoder.singleValueContainer()
      try container.encode("end")
    }
  }

  private struct Either: SmartEncodable {
    let body: any Encodable
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  @Test("ENC-4: containers that are kept for later write to the objects they were made for")
  func kept() {
    for count in [1, 3, 4, 5, 9] {
      let keeper = Keeper()
      let kept = (0..<count).map { Either(body: Kept(number: $0 + 10, keeper: keeper)) }
      let objects = (0..<count).map { "{\"before\":\($0 + 10),\"after\":\($0)}" }
      #expect(
        (kept + [Either(body: Late(keeper: keeper))]).toJSONString()
          == "[" + objects.joined(separator: ",") + ",\"end\"]"
      )
    }
  }

  @Test("ENC-1: a container kept after its call does not write into a later call")
  func keptTooLong() throws {
    let keeper = Keeper()
    #expect(Kept(number: 1, keeper: keeper).toJSONString() == #"{"before":1}"#)
    let late = Keeper()
    try keeper.containers[0].encode("lost", forKey: .after)
    #expect(Kept(number: 2, keeper: late).toJSONString() == #"{"before":2}"#)
    try keeper.containers[0].encode("lost", forKey: .before)
    #expect(Nest(level: 0).toJSONString() == #"{"before":0,"after":0}"#)
    try late.containers[0].encode(Nest(level: 6), forKey: .child)
    keeper.containers = []
    late.containers = []
    #expect(Nest(level: 0).toJSONString() == #"{"before":0,"after":0}"#)
  }
}
