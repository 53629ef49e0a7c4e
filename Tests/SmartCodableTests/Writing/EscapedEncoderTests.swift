import Foundation
import SmartCodable
import Testing

/// What user code keeps beyond its call is freed when it lets go (LIM-5).
@Suite("Encoders and containers that are kept", .serialized)
struct EscapedEncoderTests {
  private enum Key: String, CodingKey {
    case a, b
  }

  /// What was kept of a call, and a token of the call that only its state holds.
  private final class Keeper {
    var things: [Any] = []
    var keyed: [KeyedEncodingContainer<Key>] = []
  }

  private final class Token: Sendable {}

  private struct Plain: Encodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private struct Model: SmartEncodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }

    static func mappingForKey() -> [SmartKeyTransformer]? { [Key.a <--- "new"] }
  }

  /// The ways to keep something of a call.
  private enum Way: CaseIterable {
    case encoder, keyed, unkeyed, singleValue, nested, superEncoder, many, usedLater

    func keep(_ encoder: any Encoder, _ keeper: Keeper) throws {
      switch self {
      case .encoder: keeper.things.append(encoder)
      case .keyed: keeper.keyed.append(encoder.container(keyedBy: Key.self))
      case .unkeyed: keeper.things.append(encoder.unkeyedContainer())
      case .singleValue:
        keeper.things.append(encoder.singleValueContainer())
        var container = encoder.singleValueContainer()
        try container.encode(1)
      case .nested:
        var container = encoder.container(keyedBy: Key.self)
        keeper.keyed.append(container.nestedContainer(keyedBy: Key.self, forKey: .a))
        keeper.things.append(container.nestedUnkeyedContainer(forKey: .b))
      case .superEncoder:
        var container = encoder.container(keyedBy: Key.self)
        keeper.things.append(container.superEncoder())
        keeper.things.append(container.superEncoder(forKey: .a))
      case .many:
        for _ in 0..<9 { keeper.keyed.append(encoder.container(keyedBy: Key.self)) }
        keeper.things.append(encoder)
      case .usedLater:
        keeper.things.append(encoder)
        keeper.keyed.append(encoder.container(keyedBy: Key.self))
      }
    }
  }

  /// Encodes a value that is kept in one way, and returns what was kept with a weak token.
  private func call(_ way: Way, isModel: Bool, _ style: SmartEncodingStyle, _ keeper: Keeper) throws
    -> () -> Bool
  {
    let token = Token()
    let encoder = SmartJSONEncoder(style: style)
    encoder.userInfo = [try #require(CodingUserInfoKey(rawValue: "token")): token]
    let body: (any Encoder) throws -> Void = { try way.keep($0, keeper) }
    _ = isModel ? try encoder.encode([Model(body: body)]) : try encoder.encode([Plain(body: body)])
    if way == .usedLater { try use(keeper) }
    return { [weak token] in token != nil }
  }

  /// Writes on after the call.
  private func use(_ keeper: Keeper) throws {
    for index in keeper.keyed.indices {
      try keeper.keyed[index].encode(["k": 1], forKey: .b)
      var nested = keeper.keyed[index].nestedContainer(keyedBy: Key.self, forKey: .a)
      try nested.encode(Plain { _ = $0.container(keyedBy: Key.self) }, forKey: .b)
    }
    for case let encoder as any Encoder in keeper.things {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
    }
  }

  @Test("LIM-5: what was kept holds its call, and letting go frees it")
  func tokens() throws {
    for way in Way.allCases {
      for isModel in [false, true] {
        for style in [SmartEncodingStyle.smart, .foundation] {
          let keeper = Keeper()
          let isAlive = try call(way, isModel: isModel, style, keeper)
          #expect(isAlive(), "\(way)")
          keeper.things = []
          keeper.keyed = []
          #expect(!isAlive(), "\(way), model: \(isModel), \(style)")
        }
      }
    }
  }

  @Test("LIM-5: a call of which nothing was kept holds nothing")
  func nothingKept() throws {
    let keeper = Keeper()
    let token = Token()
    let isAlive = { [weak token] in token != nil }
    #expect(isAlive())
    withExtendedLifetime(token) {}
    for way in Way.allCases {
      let isAlive = try call(way, isModel: true, .smart, Keeper())
      #expect(!isAlive(), "\(way)")
    }
    withExtendedLifetime(keeper) {}
  }

  #if canImport(Glibc)
  @Test(
    "LIM-5: keeping and letting go hundreds of times leaves the heap as it was",
    .enabled(if: HeapMeter.canMeasure)
  )
  func heap() throws {
    func rounds() throws -> Bool {
      for _ in 0..<200 {
        for way in Way.allCases {
          _ = try call(way, isModel: true, .smart, Keeper())
          _ = try call(way, isModel: false, .foundation, Keeper())
        }
      }
      return true
    }
    _ = try rounds()
    // Three thousand leaks of a kilobyte would show.
    #expect(try HeapMeter().cost(of: rounds) < 1_500_000)
  }
  #endif
}
