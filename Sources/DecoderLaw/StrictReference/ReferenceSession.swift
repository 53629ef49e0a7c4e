import ConformanceKit
import PlatformSupport

/// State that all decoders of one object share.
///
/// A correct decoder only needs the policy and the strategies. The rest is the memory of faulty ones, in
/// which one read changes another.
@dynamicMemberLookup final class ReferenceSession: Sendable {
  /// The memory of earlier reads.
  struct Memory: Sendable {
    /// How many calls are running.
    var depth = 0
    /// Whether a call threw.
    var hasFailed = false
    /// Whether a nested call ended.
    var hasLeftInnerCall = false
    /// The path step to the value whose read threw last.
    var failedPath: [any CodingKey] = []
    /// The value whose read threw last.
    var failedValue: JSONValue?
    /// The document of the call that began last.
    var document: JSONValue?
    /// Whether a type queried its decoder.
    var isTouched = false
    /// The current indexes of containers, by the paths that share them.
    var indexes: [String: Int] = [:]
    /// The events of this call.
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

  /// Ends a call, and forgets what applies only during one.
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

// What faulty decoders remember about a place in the document.
extension ReferenceDecoder {
  /// Remembers that something happened to the value, or to one inside it.
  func note(_ event: String, _ step: String = "") {
    session.note("\(event) \(place(path[...])) \(step)")
  }

  /// Whether it happened before in this call.
  func hasSeen(_ event: String, _ step: String = "") -> Bool {
    session.events.contains("\(event) \(place(path[...])) \(step)")
  }

  /// A path as text.
  func place(_ path: ArraySlice<any CodingKey>) -> String {
    path.map { "/" + $0.stringValue }.joined()
  }
}
