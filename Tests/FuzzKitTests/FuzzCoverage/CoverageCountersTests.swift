import FuzzCoverage
import Testing

@Suite(.serialized) struct CoverageCountersTests {
  @Test("Counters are seen in order, once however often they are registered, and cleared")
  func countersAreSeenInOrder() {
    let before = CoverageCounters.count
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 21)
    // They stay: whoever registers counters promises that they live as long as the process.
    unsafe memory.initialize(repeating: 0)
    guard let start = memory.baseAddress else { return }
    unsafe registerCounters(start, start + 21)
    unsafe registerCounters(start, start + 21)
    registerCounters(nil, nil)
    unsafe registerCounters(start, start)
    #expect(CoverageCounters.count == before + 21)
    CoverageCounters.clear()
    unsafe (memory[0], memory[9], memory[20]) = (1, 255, 7)
    var seen: [Int: UInt8] = [:]
    var order: [Int] = []
    CoverageCounters.forEachHit { number, value in
      guard number >= before else { return }
      seen[number - before] = value
      order.append(number)
    }
    #expect(seen == [0: 1, 9: 255, 20: 7])
    #expect(order == order.sorted())
    CoverageCounters.clear()
    var count = 0
    CoverageCounters.forEachHit { number, _ in count += number >= before ? 1 : 0 }
    #expect(count == 0)
  }
}
