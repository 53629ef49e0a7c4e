import PlatformSupport

/// A source of values of any type that can be unsubscribed from.
protocol SubscriptionSource: AnyObject, Sendable {
  /// Removes a subscriber; does nothing if it has been removed.
  func cancel(_ id: Int)
}

/// The subscribers of one published property, and its current value.
///
/// Values are delivered on the thread that sets the property; as for every property, only one thread
/// may do so at a time. Subscriptions may be cancelled on any thread. No lock is held while user code
/// runs.
final class Subject<Value>: SubscriptionSource, @unchecked Sendable {
  // Unchecked, because values and closures need not be Sendable: only the thread that owns the
  // property reads and runs them. The table itself is guarded by the lock.
  private struct Table: @unchecked Sendable {
    var value: Value
    var subscribers: [Int: (Value) -> Void] = [:]
    var made = 0
    var changes = 0
  }

  private let table: Mutex<Table>

  init(_ value: Value) { table = Mutex(Table(value: value)) }

  private struct Carried<Content>: @unchecked Sendable {
    let content: Content
  }

  /// How often the value has changed.
  var changes: Int { table.withLock { $0.changes } }

  /// The current value.
  var value: Value { table.withLock { Carried(content: $0.value) }.content }

  /// Adds a subscriber; returns its number for ``cancel(_:)``.
  func subscribe(_ receive: @escaping (Value) -> Void) -> Int {
    let receive = Carried(content: receive)
    return table.withLock { table in
      table.made += 1
      table.subscribers[table.made] = receive.content
      return table.made
    }
  }

  func cancel(_ id: Int) {
    // The closure is released outside the lock, since that may run user code.
    _ = table.withLock { Carried(content: $0.subscribers.removeValue(forKey: id)) }
  }

  /// Delivers the value that the property is about to get, in the order of subscription.
  ///
  /// Subscribers added during delivery received the old value, so they also receive the new one.
  func announce(_ value: Value) {
    var last = 0
    while let (id, receive) = subscriber(after: last) {
      receive(value)
      last = id
    }
  }

  /// Records that the property has the value.
  func commit(_ value: Value) {
    let value = Carried(content: value)
    // The old value is released outside the lock, since that may run user code.
    _ = table.withLock { table in
      let old = Carried(content: table.value)
      table.value = value.content
      table.changes += 1
      return old
    }
  }

  private func subscriber(after last: Int) -> (Int, (Value) -> Void)? {
    table.withLock { table in
      let next = table.subscribers.filter { $0.key > last }.min { $0.key < $1.key }
      return Carried(content: next.map { ($0.key, $0.value) })
    }
    .content
  }
}
