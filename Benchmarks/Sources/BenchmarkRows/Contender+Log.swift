import BenchmarkKit
import SmartCodable

extension Contender {
  /// The same with a log of all repairs, which goes nowhere.
  func logged(_ name: String) -> Contender {
    func logging<Result>(_ body: () throws -> Result) rethrows -> Result {
      let output = MutedOutput()
      SmartSentinel.debugMode = .verbose
      defer {
        SmartSentinel.debugMode = .none
        output.restore()
      }
      return try body()
    }
    return Contender(
      name: name,
      byteCount: byteCount,
      isRight: { try logging { try isRight() } },
      run: { count in try logging { try run(count) } }
    )
  }
}
