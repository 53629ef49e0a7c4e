import BenchmarkKit
import BenchmarkRows
import CHeapCounter
import Foundation

/// Measures a call by the counts of our allocator and by what the system says of this process.
enum HeapMeter {
  static func use(of call: MemoryCall) throws -> HeapUse {
    _ = try residentBytes()
    // Without this, memory that lay about since the preparations would serve the call unseen.
    heap_counter_trim()
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = try residentBytes().now
    heap_counter_reset()
    var counts = heap_counts()
    try call.run { counts = heap_counter_read() }
    let peak = try residentBytes().peak
    return HeapUse(
      bytes: call.byteCount,
      objects: call.objectCount,
      allocations: counts.allocations,
      peakHeapBytes: counts.peak,
      peakResidentBytes: peak - before
    )
  }

  /// The resident memory of this process, and the most it was since `clear_refs` was written.
  private static func residentBytes() throws -> (now: Int, peak: Int) {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    func bytes(_ name: String) throws -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      let words = line?.split { " \t:".contains($0) } ?? []
      guard words.count > 1, let kilobytes = Int(words[1]) else {
        throw MissingStatus(name: name)
      }
      return kilobytes * 1024
    }
    return (try bytes("VmRSS"), try bytes("VmHWM"))
  }
}

/// The system does not say how much memory this process has.
struct MissingStatus: Error {
  let name: String
}
