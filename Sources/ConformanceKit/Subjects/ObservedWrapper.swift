/// A property wrapper whose mirror does not show its `wrappedValue`, for example because it mirrors
/// itself as its value.
///
/// ``MirrorObserver`` reads the value from it. A wrapper with an ordinary mirror need not conform.
///
/// ```swift
/// extension TheirWrapper: ObservedWrapper {}
/// ```
public protocol ObservedWrapper<WrappedValue> {
  /// The type of the value.
  associatedtype WrappedValue
  /// The value.
  var wrappedValue: WrappedValue { get }
}
