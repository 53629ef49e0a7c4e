import Dispatch
import Testing

@testable import PlatformSupport

/// What stands in for newer libraries on older systems, tried where the newer ones are.
@Suite("Platform support")
struct PlatformSupportTests {
  @Test("A locked value loses no change of another thread")
  func lockedValue() {
    let value = LockedValue(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { value.withLock { $0 += 1 } }
    }
    #expect(value.withLock { $0 } == 80_000)
  }

  @Test("A locked value is free again after an error")
  func lockedError() {
    struct Problem: Error {}
    let value = LockedValue(1)
    #expect(throws: Problem.self) { try value.withLock { _ throws(Problem) in throw Problem() } }
    #expect(value.withLock { $0 } == 1)
  }

  @Test("A locked word adds, wraps around, and tells the number before and after")
  func lockedWord() {
    let word = LockedWord<UInt8>(250)
    #expect(word.add(3, ordering: .relaxed) == (250, 253))
    #expect(word.add(5, ordering: .relaxed) == (253, 2))
    word.store(7, ordering: .releasing)
    #expect(word.load(ordering: .acquiring) == 7)
    let total = LockedWord(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { total.add(1, ordering: .relaxed) }
    }
    #expect(total.load(ordering: .relaxed) == 80_000)
  }

  @Test(
    "Text is checked by the parser as by the standard library",
    arguments: [
      [], [0x61], [0], [0xC3, 0xA9], [0xC3], [0xA9], [0xC0, 0x80], [0xE2, 0x82, 0xAC],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0x61, 0xFF, 0x62], [0xEF, 0xBB, 0xBF, 0x7B],
    ] as [[UInt8]]
  )
  func checkedText(_ bytes: [UInt8]) {
    let expected = String(validating: bytes, as: UTF8.self).map { Array($0.utf8) }
    #expect(String(parsing: bytes, as: UTF8.self).map { Array($0.utf8) } == expected)
    #expect(String(checking: bytes, as: UTF8.self).map { Array($0.utf8) } == expected)
    let pairs = bytes.map { UInt16($0) << 8 | 0xD8 }
    #expect(
      String(parsing: pairs, as: UTF16.self).map { Array($0.utf16) }
        == String(validating: pairs, as: UTF16.self).map { Array($0.utf16) }
    )
  }
}
