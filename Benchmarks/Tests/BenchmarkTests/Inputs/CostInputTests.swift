import BenchmarkInputs
import Foundation
import Testing

@Suite struct CostInputTests {
  private func word(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test("colliding keys are different and have one hash")
  func collisions() {
    let keys = CollidingKeys.keys(60)
    #expect(Set(keys).count == 60)
    #expect(keys.allSatisfy { $0.utf8.count == 16 })
    let hashes = keys.map {
      CollidingKeys.hash(first: word($0.utf8.prefix(8)), last: word($0.utf8.suffix(8)), count: 16)
    }
    #expect(Set(hashes).count == 1)
    // The hash itself tells other keys apart.
    #expect(CollidingKeys.hash(first: 1, last: 0, count: 16) != hashes[0])
  }

  @Test("documents are JSON and grow with their count", arguments: CostInput.allCases)
  func growth(_ input: CostInput) throws {
    // Foundation reads 512 levels, too.
    let sizes = try [30, 120]
      .map { count in
        let bytes = input.bytes(count: count)
        let graph = try JSONSerialization.jsonObject(with: Data(bytes))
        #expect(graph is [String: Any] || graph is [[String: Any]])
        return Double(bytes.count)
      }
    #expect(3.5...4.6 ~= sizes[1] / sizes[0])
  }

  @Test("only the innermost of nested objects is wrong")
  func nesting() {
    let text = String(decoding: CostInput.nesting.bytes(count: 3), as: UTF8.self)
    #expect(text.hasPrefix(#"[{"level":1,"inner":{"level":2,"inner":{"level":"3"}}},"#))
  }
}
