/// The property values of one freshly made instance: what stands in for that object only.
///
/// Offsets may be kept between objects, values never: dates and identifiers must differ, and
/// class instances must not be shared (DEF-9).
class InitialValues {
  /// The value of the record's property, if there is one that fits the type.
  func value<T>(of record: KeyRecord, as type: T.Type) -> T? { nil }
}

/// The initial values of a model, read in place where its layout is known.
final class FreshInstance<Model>: InitialValues {
  private var instance: Model
  private let offsets: FieldOffsets?

  /// Without offsets every value is found by `Mirror`; the simple way, and the one to test against.
  init(_ instance: Model, offsets: FieldOffsets?) {
    self.instance = instance
    self.offsets = offsets
  }

  override func value<T>(of record: KeyRecord, as type: T.Type) -> T? {
    if let field = offsets?.field(of: record.propertyName) {
      if field.type == type { return FieldOffsets.read(type, at: field.offset, in: &instance) }
      if field.type == T?.self {
        return FieldOffsets.read(T?.self, at: field.offset, in: &instance)
      }
    }
    return mirrored(record.propertyName) as? T
  }

  /// The storage of a wrapped property has the property's name with an underscore in front.
  private func mirrored(_ propertyName: String) -> Any? {
    let mirror = Mirror(reflecting: instance)
    return child(named: propertyName, of: mirror) ?? child(named: "_" + propertyName, of: mirror)
  }

  private func child(named name: String, of mirror: Mirror) -> Any? {
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children where child.label == name { return child.value }
      level = current.superclassMirror
    }
    return nil
  }
}
