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

    /// The value that is being delivered.
    var announced: Value?
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

  /// The value that is being delivered, if one is.
  var announced: Value? { table.withLock { Carried(content: $0.announced) }.content }

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
  /// Only those that subscribed before are told: for one that joins meanwhile, the value is already the
  /// current one (PUB-2). So code that subscribes anew with each value comes to an end.
  func announce(_ value: Value) {
    var (ids, changes) = subscribers(after: 0)
    if ids.isEmpty { return }
    let outer = exchange(announced: value)
    while let last = ids.last {
      for id in ids { subscriber(id)?(value) }
      // A subscriber may have set the property; those that joined then know its value and not this one.
      let before = changes
      (ids, changes) = subscribers(after: last)
      if changes == before { break }
    }
    _ = exchange(announced: outer)
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

  /// Sets the value that is being delivered; returns the one before.
  private func exchange(announced value: Value?) -> Value? {
    let value = Carried(content: value)
    return
      table.withLock { table in
        let old = Carried(content: table.announced)
        table.announced = value.content
        return old
      }
      .content
  }

  /// The later subscribers in their order, and how often the value has changed.
  private func subscribers(after last: Int) -> (ids: [Int], changes: Int) {
    table.withLock { table in
      (PlaceOrder(<).sorted(table.subscribers.keys.filter { $0 > last }), table.changes)
    }
  }

  /// The subscriber, or nil if it has been cancelled.
  private func subscriber(_ id: Int) -> ((Value) -> Void)? {
    table.withLock { Carried(content: $0.subscribers[id]) }.content
  }
}
