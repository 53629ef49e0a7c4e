/// The property values of one freshly made instance: what stands in for that object only.
///
/// Values are never shared between objects: dates and identifiers must differ, and class
/// instances must not be shared (DEF-9).
final class InitialValues {
  private let mirror: Mirror

  init(of instance: Any) { mirror = Mirror(reflecting: instance) }

  /// The value of the property, if there is one with this name that fits the type.
  ///
  /// The storage of a wrapped property has the property's name with an underscore in front.
  func value<T>(of propertyName: String, as type: T.Type) -> T? {
    guard let child = child(named: propertyName) ?? child(named: "_" + propertyName) else {
      return nil
    }
    return child as? T
  }

  private func child(named name: String) -> Any? {
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children where child.label == name { return child.value }
      level = current.superclassMirror
    }
    return nil
  }
}
