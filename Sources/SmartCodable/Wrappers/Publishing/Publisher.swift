#if canImport(Combine)
public import Combine
#endif

extension SmartPublished {
  /// Delivers a property's current value, then each new one before the property changes.
  public struct Publisher {
    let subject: Subject<Value>

    /// The value when the publisher was made, and how many changes there had been; copies of a struct
    /// have their own values, so the subject may have the value of another copy.
    let seen: (value: Value, changes: Int)

    private var value: Value {
      subject.announced ?? (subject.changes == seen.changes ? seen.value : subject.value)
    }
  }
}

#if canImport(Combine)
/// Untested: no Apple machine was available.
extension SmartPublished.Publisher: Combine::Publisher {
  /// What is delivered.
  public typealias Output = Value

  /// A property never fails.
  public typealias Failure = Never

  /// Subscribes to the property.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Value, S.Failure == Never {
    let relay = CurrentValueSubject<Value, Never>(value)
    let id = subject.subscribe { relay.send($0) }
    relay
      .handleEvents(receiveCancel: { [weak subject] in subject?.cancel(id) })
      .receive(subscriber: subscriber)
  }
}
#else
extension SmartPublished.Publisher {
  /// Subscribes to the property (PUB-2, PUB-3).
  ///
  /// - Parameter receiveValue: Called immediately with the current value, and with each new value
  ///   before the property changes, on the thread that sets it; reading the property in it still
  ///   gives the old value. While a new value is being delivered, that is the current one.
  /// - Returns: Keeps the subscription alive; nothing is delivered after its release.
  public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
    let id = subject.subscribe(receiveValue)
    let source: any SubscriptionSource = subject
    let cancellable = AnyCancellable { [weak source] in source?.cancel(id) }
    receiveValue(value)
    return cancellable
  }
}
#endif
