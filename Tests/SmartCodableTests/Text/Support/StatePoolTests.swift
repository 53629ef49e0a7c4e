import Foundation
import Testing

@testable import SmartCodable

/// Decoders and containers that user code keeps must stay harmless (UNS-12).
@Suite struct StatePoolTests {
  /// Used by one test only, so by one thread at a time.
  private enum Keeper {
    @safe nonisolated(unsafe) static var decoders: [any Decoder] = []
    @safe nonisolated(unsafe) static var containers: [KeyedDecodingContainer<PathKey>] = []
  }

  private struct Escaping: SmartCodable {
    var a = 1
    init() {}
    init(from decoder: any Decoder) throws {
      Keeper.decoders.append(decoder)
      let container = try decoder.container(keyedBy: PathKey.self)
      Keeper.containers.append(container)
      a = try container.decode(Int.self, forKey: PathKey(stringValue: "a"))
    }
  }

  private struct Inner: SmartCodable { var v = 0 }

  private struct Outer: SmartCodable {
    var text = ""
    var inner = Inner()
    var after = 0
    mutating func didFinishMapping() {
      inner = Inner.deserialize(from: text) ?? inner
    }
  }

  @Test("an escaped decoder and container still read the document they were made for")
  func escaped() throws {
    Keeper.decoders = []
    Keeper.containers = []
    for number in 0..<50 { #expect(Escaping.deserialize(from: "{\"a\":\(number)}")?.a == number) }
    for number in 0..<50 {
      let container = try Keeper.decoders[number].container(keyedBy: PathKey.self)
      #expect(try container.decode(Int.self, forKey: PathKey(stringValue: "a")) == number)
      let kept = Keeper.containers[number]
      #expect(try kept.decode(Int.self, forKey: PathKey(stringValue: "a")) == number)
    }
  }

  @Test("A state returns to the pool unless it is still retained")
  func reuse() throws {
    let pool = StatePool<Reader>()
    let first = try pool.withState { state throws(DecodingError) in ObjectIdentifier(state) }
    #expect(pool.parkedCount == 1)
    let second = try pool.withState { state throws(DecodingError) in ObjectIdentifier(state) }
    #expect(first == second)
    var held: ValueDecoder?
    try pool.withState { state throws(DecodingError) in held = state.decoder(at: -1) }
    #expect(pool.parkedCount == 0)
    #expect(held?.isNull == true)
  }

  /// A key of one byte whose string user code computes.
  private struct ComputedKey: CodingKey {
    @TaskLocal static var text = ""
    let byte: UInt8 = 1
    var stringValue: String { Self.text }
    var intValue: Int? { nil }
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }

  @Test("a state that learned very many strings of computed keys is let go")
  func tooMuchLearned() throws {
    let pool = StatePool<Reader>()
    for count in [100, 10_000] {
      try pool.withState { state throws(DecodingError) in
        let table = state.keyTable(ComputedKey.self).object
        for number in 0..<count {
          ComputedKey.$text.withValue("\(number)") { _ = table.record(for: ComputedKey()) }
        }
      }
      #expect(pool.parkedCount == (count == 100 ? 1 : 0))
    }
  }

  @Test("LIM-5: a state keeps few of the keys that are made up at run time")
  func passingKeys() throws {
    let pool = StatePool<Reader>()
    var counts: [Int] = []
    for count in [100, 10_000, 100_000] {
      try pool.withState { state throws(DecodingError) in
        let table = state.keyTable(PathKey.self).object
        for number in 0..<count {
          let record = table.record(for: PathKey(stringValue: "\(number)", intValue: number % 3))
          #expect(record.object.codingKey == "\(number)" && record.object.integerKey == number % 3)
          table.release(record)
        }
        counts.append(state.types.records.count)
      }
      #expect(pool.parkedCount == 1)
    }
    #expect(counts == [100, 256, 256])
  }

  @Test("THR-4: a decode inside a hook does not disturb the outer call")
  func nested() throws {
    let value = try Outer.decode(from: #"{"text":"{\"v\":7}","inner":{"v":1},"after":3}"#)
    #expect(value.value.inner.v == 7)
    #expect(value.value.after == 3)
    #expect(value.isClean)
  }

  @Test("a call that fails leaves nothing behind for the next one")
  func afterFailure() throws {
    for _ in 0..<20 {
      #expect(Inner.deserialize(from: "[") == nil)
      #expect(throws: DecodingError.self) { try Inner.decode(from: "[1]") }
      let report = try Inner.decode(from: #"{"v":5}"#)
      #expect(report.value.v == 5)
      #expect(report.isClean)
    }
  }

  @Test("THR-1: concurrent calls give the results of sequential ones")
  func concurrent() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<300)
            .allSatisfy { number in
              let json =
                "{\"text\":\"t\(task)\",\"inner\":{\"v\":\"\(number)\"},\"after\":\(number)}"
              guard let value = Outer.deserialize(from: json) else { return false }
              return value.inner.v == number && value.after == number && value.text == "t\(task)"
            }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
