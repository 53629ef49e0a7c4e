import ModelSupport

extension InitialValues {
  /// The value of the record's property, if there is one of this type.
  final func value<T>(of record: KeyRecord, as type: T.Type) -> T? {
    guard let field = record.field(in: offsets, as: type) else { return nil }
    return value(of: offsets.fields[field], as: type)
  }

  /// The value of the record's property, if there is one; nil of an Optional stays a value.
  final func anyValue(of record: KeyRecord) -> Any? {
    record.field(in: offsets, as: nil).flatMap { value(of: offsets.fields[$0]) }
  }

  /// Where the value of the record's property is in memory, if it is known and of exactly this type.
  @inline(__always)
  final func place(of record: KeyRecord, as type: Any.Type) -> Place? {
    guard let field = record.field(in: offsets, as: type) else { return nil }
    return place(of: offsets.fields[field], as: type)
  }

  /// The value of the only field of this type, or nil if there is none or several.
  final func onlyValue<T>(as type: T.Type) -> T? {
    let fields = offsets.fields.filter { $0.type == type }
    return fields.count == 1 ? value(of: fields[0], as: type) : nil
  }
}

/// The initial values of successive instances.
@safe
final class InitialInstance<Model: _SmartModel>: FreshInstance<Model> {
  init(in offsets: FieldOffsets) { super.init(offsets: offsets) }

  override func fill() { put(Model()) }
}
