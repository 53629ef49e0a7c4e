#if canImport(Combine)
import Combine
#endif

/// A property that decodes like its bare value and notifies subscribers (PUB-1 to PUB-5).
///
///     final class Account: ObservableObject, SmartCodable {
///       @SmartPublished var name = ""
///     }
///     account.$name.sink { name in show(name) }.store(in: &cancellables)
///
/// Meant for classes. In a struct each copy has its own value, while the subscribers are shared
/// (PUB-5).
@propertyWrapper
public struct SmartPublished<Value: Codable> {
  private var value: Value
  private let subject: Subject<Value>

  /// Wraps the initial value, which stands in if none can be decoded.
  public init(wrappedValue: Value) {
    value = wrappedValue
    subject = Subject(wrappedValue)
  }

  /// The value; setting it first delivers the new value to all subscribers.
  public var wrappedValue: Value {
    get { value }
    set {
      subject.announce(newValue)
      value = newValue
      subject.commit(newValue)
    }
  }

  /// Delivers the current value and each new one.
  ///
  /// While a new value is being delivered, that one is the current value for a subscriber that joins.
  public var projectedValue: Publisher {
    Publisher(subject: subject, seen: (value, subject.changes))
  }

  /// The value in a class: subscribers may read the property while they receive the new value,
  /// since the wrapper is not being modified then.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storagePath: ReferenceWritableKeyPath<Owner, SmartPublished>
  ) -> Value {
    get { owner[keyPath: storagePath].value }
    set {
      let subject = owner[keyPath: storagePath].subject
      #if canImport(Combine)
      if let observable = owner as? any ObservableObject {
        (observable.objectWillChange as any Combine::Publisher as? ObservableObjectPublisher)?
          .send()
      }
      #endif
      subject.announce(newValue)
      owner[keyPath: storagePath].value = newValue
      subject.commit(newValue)
    }
  }
}

extension SmartPublished: Codable {
  /// Reads the bare value, as an element or in a foreign decoder.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }

  /// Writes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension SmartPublished: Equatable where Value: Equatable {
  /// Compares the wrapped values (API-11).
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

extension SmartPublished: Hashable where Value: Hashable {
  /// Hashes the wrapped value (API-11).
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension SmartPublished: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartPublished {
    published(try ownValue(from: position), at: position)
  }

  static func wrapping(_ value: Any, at position: Position) -> SmartPublished? {
    (value as? Value).map { published($0, at: position) }
  }

  /// An update is a change like any other: subscribers are kept and notified, also by a transformer.
  private static func published(_ value: Value, at position: Position) -> SmartPublished {
    guard position.reader.settings.isUpdating, var published = position.initialWrapper(Self.self)
    else {
      return SmartPublished(wrappedValue: value)
    }
    published.wrappedValue = value
    return published
  }
}

extension SmartPublished: PositionEncodable {
  func encode(at position: EncodePosition) throws { try position.encode(value) }
}
