import Foundation
import Testing

@testable import SmartCodable

/// What is known about types, where several share a place.
@Suite struct TypeMemoTests {
  private final class Mark {}

  @Test("What is found is always that of the type asked for, and the last one stored is found")
  func collisions() {
    let marks = (0..<2000).map { _ in Mark() }
    let ids = marks.map { ObjectIdentifier($0) }
    var memo = TypeMemo<Int>()
    #expect(ids.allSatisfy { memo[$0] == nil })
    for (number, id) in ids.enumerated() {
      memo[id] = number
      #expect(memo[id] == number)
    }
    let found = ids.indices.filter { memo[ids[$0]] != nil }
    #expect(found.allSatisfy { memo[ids[$0]] == $0 })
    // Two thousand types share 256 places.
    #expect((1...256).contains(found.count))
    withExtendedLifetime(marks) {}
  }

  private struct Wrapper<Value: Codable & Equatable, Tag>: Codable, Equatable {
    let someValue: Value

    init(_ value: Value) { someValue = value }

    init(from decoder: any Decoder) throws {
      someValue = try decoder.singleValueContainer().decode(Value.self)
    }
  }

  private struct Pair<A, B> {}

  /// A type for each number, made of ten nested ones.
  private static func check<Tag>(_ number: Int, _ tag: Tag.Type, _ check: inout Int) throws {
    if number > 0 {
      try Self.check(number - 1, Pair<Tag, Int>.self, &check)
      try Self.check(number - 1, Pair<Int, Tag>.self, &check)
      return
    }
    typealias Value = Wrapper<Wrapper<Int, Tag>, Tag>
    let decoded = try decoder.decode([Value].self, from: Data("[1,2]".utf8))
    #expect(decoded == [Value(Wrapper(1)), Value(Wrapper(2))])
    for (encoder, key) in [(encoder, "someValue"), (snakeCase, "some_value")] {
      let text = String(decoding: try encoder.encode(decoded[0]), as: UTF8.self)
      #expect(text == "{\"\(key)\":{\"\(key)\":1}}")
    }
    check += 1
  }

  private static let decoder = SmartJSONDecoder()
  private static let encoder = SmartJSONEncoder()

  private static let snakeCase: SmartJSONEncoder = {
    let encoder = SmartJSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return encoder
  }()

  @Test("Each of 256 types is decoded by its own operations, and encoded with each spelling, twice")
  func types() throws {
    var count = 0
    for _ in 0..<2 { try Self.check(8, Bool.self, &count) }
    #expect(count == 512)
  }
}
