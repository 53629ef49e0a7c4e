import ModelSupport

extension FieldOffsets {
  /// The properties that are left at their initial values, although the old ones are others.
  ///
  /// Only values that can be compared, so that none that `init(from:)` computed is taken for a lost one.
  func reset<Model>(in model: Model, from old: Model, initial: Model) -> [Field] {
    fields.filter { field in
      field.isStrong && areEqual(field, model, initial) ?? false
        && !(areEqual(field, old, initial) ?? true)
    }
  }

  /// Whether two models have equal values of a property; nil if the values cannot be compared.
  func areEqual<Model>(_ field: Field, _ left: Model, _ right: Model) -> Bool? {
    guard field.isStrong, let type = field.type as? any Equatable.Type else { return nil }
    return Self.areEqual(type, at: field.offset, left, right)
  }

  /// Copies those fields for which `isWanted` is true, if their values are known to be copyable.
  func copy<Model>(from old: Model, to model: inout Model, where isWanted: (Field) -> Bool) {
    for field in fields where field.isStrong && isWanted(field) && Self.isCopyable(field.type) {
      Self.copy(field, from: old, to: &model)
    }
  }

  /// Whether values of the type may be copied; no runtime before 6.0 tells of a type that may not.
  private static func isCopyable(_ type: Any.Type) -> Bool {
    if let type = type as? any OptionalProbe.Type { return isCopyable(type.wrapped) }
    return type is any Equatable.Type || type is any Decodable.Type || type is any Encodable.Type
      || type is AnyClass
  }

  private static func areEqual<Model, Value: Equatable>(
    _ type: Value.Type,
    at offset: Int,
    _ left: Model,
    _ right: Model
  ) -> Bool {
    var left = left
    var right = right
    let value = FieldBase.with(&left) { $0.read(type, at: offset) }
    return FieldBase.with(&right) { $0.read(type, at: offset) } == value
  }

  private static func copy<Model>(_ field: Field, from old: Model, to model: inout Model) {
    var old = old
    func copy<Value>(_ type: Value.Type) {
      let kept = FieldBase.with(&old) { $0.read(type, at: field.offset) }
      FieldBase.with(&model) { $0.write(kept, at: field.offset) }
    }
    _openExistential(field.type, do: copy)
  }
}
