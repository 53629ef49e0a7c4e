import Foundation
import Testing

@testable import FuzzKit

@Suite("The memory of a worker")
struct SharedRingTests {
  private static let counts = [3, 5, 3, 9]

  /// Takes a finished commit back to where it was after `applied` counts, one more being stored
  /// but not noted if `isStored`; then another process goes on.
  @Test(
    "A worker that is ended while it counts has counted once",
    arguments: 0..<4,
    [false, true]
  )
  func interrupted(applied: Int, isStored: Bool) throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let full = try #require(SharedRing(path: path))
    full[.index] = 7
    full.commit(7, counts: Self.counts)
    let expected = [3, 5, 9].map(full.counter)
    #expect(expected == [2, 1, 1])
    #expect(full[.done] == 8)

    // Counters only grow, so the earlier state is made in fresh memory.
    let otherPath = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: otherPath) }
    let cut = try #require(SharedRing(path: otherPath))
    cut[.index] = 7
    cut.commit(7, counts: Array(Self.counts.prefix(applied + (isStored ? 1 : 0))))
    cut[.index] = 7
    cut[.done] = 0
    cut.writePending(Self.counts)
    cut[.applied] = UInt64(applied)
    cut[.step] = UInt64(isStored ? applied + 1 : applied)
    cut[.value] = isStored ? cut.counter(Self.counts[applied]) : 0
    cut.completeCommit()
    #expect([3, 5, 9].map(cut.counter) == expected)
    #expect(cut[.done] == 8)
    cut.completeCommit()
    #expect([3, 5, 9].map(cut.counter) == expected)
  }

  @Test("Nothing is counted for an iteration that was not finished")
  func unfinished() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let ring = try #require(SharedRing(path: path))
    ring[.index] = 7
    ring.commit(7, counts: [3])
    ring[.index] = 8
    ring.writePending([3, 3])
    ring.completeCommit()
    #expect(ring.counter(3) == 1)
    #expect(ring[.done] == 8)
  }
}
