import Foundation
import FuzzKit
import SmartCodableFuzzing

/// The fuzzer behind the entry points.
///
/// libFuzzer calls them on one thread, one after the other, which is why the unchecked constant is
/// safe.
enum Session {
  private nonisolated(unsafe) static let fuzzer = EmbeddedFuzzer(
    targets: FuzzTargets.all.filter { !$0.isOptIn }
  )

  /// Reads all schemas, so that no input pays for it.
  static func start() { _ = unsafe fuzzer }

  static func test(_ input: [UInt8]) {
    guard let failure = unsafe fuzzer.failure(of: input) else { return }
    let text = "smartfuzz: violation \(failure.signature)\n\(failure.detail)\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    fatalError("violation \(failure.signature)")
  }

  static func mutation(of input: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    unsafe fuzzer.mutation(of: input, limit: limit, seed: seed)
  }

  static func crossing(of left: [UInt8], with right: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    unsafe fuzzer.crossing(of: left, with: right, limit: limit, seed: seed)
  }
}
