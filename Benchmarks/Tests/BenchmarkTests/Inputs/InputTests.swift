import BenchmarkInputs
import Foundation
import Testing

@Suite struct InputTests {
  private func value(_ bytes: [UInt8]) throws -> NSObject {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSObject)
  }

  @Test(
    "the same seed gives the same document, another one another",
    arguments: InputShape.allCases
  )
  func seeds(_ shape: InputShape) {
    let styles = [
      InputStyle(), InputStyle(order: .shuffled), InputStyle(isPretty: true),
      InputStyle(isDirty: true),
    ]
    for style in styles {
      let document = shape.document(size: 3000, seed: 5, style: style)
      #expect(shape.document(size: 3000, seed: 5, style: style).bytes == document.bytes)
      #expect(shape.document(size: 3000, seed: 6, style: style).bytes != document.bytes)
    }
  }

  /// A change of a generator makes all earlier reports incomparable, so it has to be meant.
  @Test("the generator is SplitMix64")
  func generator() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<2).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973,
      ]
    )
  }

  @Test("order and layout do not change the content", arguments: InputShape.allCases)
  func styles(_ shape: InputShape) throws {
    let plain = try value(shape.document(size: 3000, seed: 5).bytes)
    let orders: [KeyOrder] = [.reversed, .shuffled]
    for order in orders {
      // Lists end by their size, which order leaves alone.
      let style = InputStyle(order: order)
      #expect(try value(shape.document(size: 3000, seed: 5, style: style).bytes) == plain)
    }
    #expect(
      try value(shape.document(size: 1, seed: 5, style: InputStyle(isPretty: true)).bytes)
        == value(shape.document(size: 1, seed: 5).bytes)
    )
  }

  @Test("documents have about the size that is asked for", arguments: InputShape.allCases)
  func sizes(_ shape: InputShape) {
    guard shape != .small else { return }
    let count = shape.document(size: 200_000, seed: 3).bytes.count
    #expect(190_000...225_000 ~= count)
  }

  @Test("a third of the fields of a dirty document are wrong")
  func dirt() throws {
    let document = InputShape.messages.document(
      size: 200_000,
      seed: 3,
      style: InputStyle(isDirty: true)
    )
    let users = try [document.bytes, document.expected]
      .map { bytes in
        let list = try #require(try value(bytes) as? [[String: Any]])
        return list.compactMap { $0["user"] as? [String: Any] }
      }
    let fields = ["id", "name", "followers_count", "verified", "lang"]
    var wrong = 0
    for (dirty, clean) in zip(users[0], users[1]) {
      for field in fields where (dirty[field] as? NSObject) != (clean[field] as? NSObject) {
        wrong += 1
      }
    }
    let share = Double(wrong) / Double(users[0].count * fields.count)
    #expect(abs(share - 1.0 / 3) < 0.08)
  }

  @Test("objects are counted")
  func objects() {
    let document = InputShape.airports.document(size: 5000, seed: 1)
    #expect(document.objectCount == document.bytes.count { $0 == UInt8(ascii: "{") })
  }

  @Test("the deep document has 500 levels, and others as many members as they say")
  func extremes() {
    let deep = ExtremeInput.deep.document(seed: 1)
    #expect(deep.objectCount == 250)
    #expect(ExtremeInput.wide.document(seed: 1).bytes.count { $0 == UInt8(ascii: ":") } == 10_000)
    #expect(
      ExtremeInput.manyKeys.document(seed: 1).bytes.count { $0 == UInt8(ascii: ":") } == 10_001
    )
  }
}
