import PlatformSupport

/// The state that state-leak bugs keep from one decode to the next; no other bug uses it.
enum PlantedMemory {
  struct State {
    /// The array of strings that was decoded last.
    var list: [String] = []
    /// The depth that a refused document left behind.
    var depth = 0
    /// Strings by length and first byte.
    var strings: [[Int]: String] = [:]
    /// The dictionary of integers that was decoded last.
    var dictionary: [String: Int] = [:]
    /// Whether an integer that was too large left its minus sign.
    var isNegative = false
    /// The last array of Doubles, followed by the rest of longer ones before.
    var totals: [Double] = []
    /// Iterations of an infinite loop.
    var turns: UInt64 = 0
  }

  private static let state = Mutex(State())

  /// Reads and changes the state.
  static func use<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    state.withLock { body(&$0) }
  }

  /// Forgets everything, as a new process does.
  static func reset() { use { $0 = State() } }

  /// One iteration of a loop; it keeps the loop from being optimized away.
  static func turn() { use { $0.turns &+= 1 } }

  /// Loops forever.
  static func loop() -> Never {
    while true { turn() }
  }
}
