import SmartCodable
import Testing

/// Repairs in places where two rules meet.
@Suite("Rare repairs")
struct RareRepairTests {
  private struct OwnError: Error {}

  private struct ByHand: SmartCodable {
    var a: Int?

    init() {}

    init(from decoder: any Decoder) throws {
      a = try decoder.container(keyedBy: CodingKeys.self).decode(Int?.self, forKey: .a)
    }
  }

  private struct Pairs: SmartCodable {
    var d: [Double: Int] = [:]
  }

  private struct Refusing: SmartCodable {
    var a = 0

    init() {}

    init(from decoder: any Decoder) throws {
      a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
      if a == 7 { throw OwnError() }
    }
  }

  private struct Refusers: SmartCodable {
    var list: [Refusing] = []
  }

  private struct Asking: Codable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Throwing: Codable {
    init(from decoder: any Decoder) throws { throw OwnError() }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Both: SmartCodable {
    var first: Asking?
    var second: Throwing?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.first <--- "x", CodingKeys.second <--- "x"]
    }
  }

  private static func repairs<Model: SmartDecodable>(
    _ type: Model.Type,
    _ text: String
  ) throws -> [String] {
    try Model.decode(from: text).repairs.map { "\($0.pathDescription) \($0.kind) \($0.action)" }
  }

  @Test("REP-7: an Optional that is decoded as such gets nil, and no initial value")
  func optionalByHand() throws {
    #expect(try Self.repairs(ByHand.self, #"{"a":"x"}"#) == ["a invalid nilValue"])
  }

  @Test("REP-8, COL-18: a bad value beside a good key is at its own place in the array")
  func valueOfPair() throws {
    #expect(
      try Self.repairs(Pairs.self, #"{"d":[1.5,"x",2.5,3]}"#) == ["d[1] invalid droppedElement"]
    )
  }

  @Test("REP-10: what an element reported before its code threw is taken back")
  func takenBack() throws {
    #expect(
      try Self.repairs(Refusers.self, #"{"list":[{"a":"7"}]}"#) == [
        "list[0] invalid droppedElement"
      ]
    )
  }

  @Test("REP-4: why a value was refused is not the reason of a later error")
  func ownReason() throws {
    #expect(
      try Self.repairs(Both.self, #"{"x":[1]}"#)
        == ["first mismatch nilValue", "second invalid nilValue"]
    )
  }
}
