import Synchronization

/// Something that can be unsubscribed from, whatever it delivers.
protocol SubscriptionSource: AnyObject, Sendable {
  /// Removes a subscriber; harmless if it is gone.
  func cancel(_ id: Int)
}

/// Who listens to the changes of one published property, and its value of now.
///
/// Values are delivered on the thread that sets the property; it must be one at a time, as for
/// every property. Subscriptions may be cancelled on any thread. No lock is held while a closure
/// of the user runs.
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

  /// How often the value changed.
  var changes: Int { table.withLock { $0.changes } }

  /// The value of now.
  var value: Value { table.withLock { Carried(content: $0.value) }.content }

  /// Adds a subscriber; the number is for ``cancel(_:)``.
  func subscribe(_ receive: @escaping (Value) -> Void) -> Int {
    let receive = Carried(content: receive)
    return table.withLock { table in
      table.made += 1
      table.subscribers[table.made] = receive.content
      return table.made
    }
  }

  func cancel(_ id: Int) {
    // The closure is let go of outside of the lock, since that may run code of the user.
    _ = table.withLock { Carried(content: $0.subscribers.removeValue(forKey: id)) }
  }

  /// Delivers a value that the property is about to get, in the order of subscription.
  ///
  /// Those who subscribe meanwhile still got the old value, so they hear of the new one too.
  func announce(_ value: Value) {
    var last = 0
    while let (id, receive) = subscriber(after: last) {
      receive(value)
      last = id
    }
  }

  /// Notes that the property has got the value.
  func commit(_ value: Value) {
    let value = Carried(content: value)
    table.withLock {
      $0.value = value.content
      $0.changes += 1
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
