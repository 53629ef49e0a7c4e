import Foundation
import FuzzKit
import SmartCodableFuzzing

/// The fuzzer behind the entry points.
///
/// libFuzzer calls them on one thread, one after the other, which is why the unchecked constant is
/// safe.
enum Session {
  private nonisolated(unsafe) static let fuzzer = EmbeddedFuzzer(targets: chosen)

  /// The variable that names the targets, with commas; all that need not be asked for by default.
  private static let variable = "SMARTFUZZ_TARGETS"

  /// Reads all schemas, so that no input pays for it; ends the process if there is no target.
  static func start() {
    // libFuzzer leaves signals alone that somebody handles, and the Swift runtime handles these to
    // write backtraces: without this nothing would be saved of an input that traps.
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { signal(number, SIG_DFL) }
    guard chosen.isEmpty else {
      _ = unsafe fuzzer
      return
    }
    write("smartfuzz: no target has a name in \(variable); smartfuzz list shows the names\n")
    exit(2)
  }

  private static let chosen: [any FuzzTarget] = {
    guard let list = ProcessInfo.processInfo.environment[variable] else {
      return FuzzTargets.all.filter { !$0.isOptIn }
    }
    let names = list.split(separator: ",").map(String.init)
    return FuzzTargets.all.filter { names.contains($0.name) }
  }()

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func test(_ input: [UInt8]) {
    guard let failure = unsafe fuzzer.failure(of: input) else { return }
    write("smartfuzz: violation \(failure.signature)\n\(failure.detail)\n")
    fatalError("violation \(failure.signature)")
  }

  static func mutation(of input: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    unsafe fuzzer.mutation(of: input, limit: limit, seed: seed)
  }

  static func crossing(of left: [UInt8], with right: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    unsafe fuzzer.crossing(of: left, with: right, limit: limit, seed: seed)
  }
}
