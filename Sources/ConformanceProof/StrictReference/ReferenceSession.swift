import ConformanceKit
import Synchronization

/// What all decoders of one object share.
///
/// A right decoder needs the policy and the strategies only. The rest is the memory of faulty ones,
/// who let one read change another.
@dynamicMemberLookup final class ReferenceSession: Sendable {
  /// What happened before.
  struct Memory: Sendable {
    /// How many calls are running.
    var depth = 0
    /// Whether a call threw.
    var hasFailed = false
    /// Whether a call inside another one ended.
    var hasLeftInnerCall = false
    /// The step to the value whose read threw last.
    var failedPath: [any CodingKey] = []
    /// The value whose read threw last.
    var failedValue: JSONValue?
    /// Whether a type asked its decoder for something.
    var isTouched = false
    /// How far containers got, by the places that share it.
    var indexes: [String: Int] = [:]
    /// What happened in this call.
    var events: Set<String> = []
  }

  let policy: SharedPolicy<StrictPolicy>
  let strategies: ReferenceStrategies
  private let remembers: Bool
  private let memory = Mutex(Memory())

  init(policy: SharedPolicy<StrictPolicy>, strategies: ReferenceStrategies) {
    self.policy = policy
    self.strategies = strategies
    remembers = policy.policy != StrictPolicy()
  }

  subscript<Value: Sendable>(
    dynamicMember path: any WritableKeyPath<Memory, Value> & Sendable
  ) -> Value {
    get { memory.withLock { $0[keyPath: path] } }
    set { memory.withLock { if remembers { $0[keyPath: path] = newValue } } }
  }

  /// Begins a call.
  func enter() {
    self.depth += 1
  }

  /// Ends a call, and forgets what only counts during one.
  func leave() {
    self.depth -= 1
    self.hasLeftInnerCall = self.depth > 0
    if self.depth > 0 { return }
    self.failedPath = []
    self.failedValue = nil
    self.indexes = [:]
    self.events = []
  }

  /// Remembers that something happened.
  func note(_ event: @autoclosure () -> String) {
    if remembers { self.events.insert(event()) }
  }
}

// What faulty decoders remember of a place in the document.
extension ReferenceDecoder {
  /// Remembers that something happened to the value, or to one inside it.
  func note(_ event: String, _ step: String = "") {
    session.note("\(event) \(place(path[...])) \(step)")
  }

  /// Whether it happened before in this call.
  func hasSeen(_ event: String, _ step: String = "") -> Bool {
    session.events.contains("\(event) \(place(path[...])) \(step)")
  }

  /// A path as a text.
  func place(_ path: ArraySlice<any CodingKey>) -> String {
    path.map { "/" + $0.stringValue }.joined()
  }
}
