import ModelSupport

extension FieldOffsets {
  /// Restores in `model` the properties that an update cannot contain: those whose key `init(from:)` did
  /// not ask for, and that it left at their initial values (UPD-11).
  ///
  /// Only values that can be compared are copied, so that no value computed by `init(from:)` is
  /// overwritten. A computed value may be equal to the initial one, so `unchanged` makes the model that
  /// `init(from:)` computes of nothing but the old values; `isCoded` tells which properties it asks for.
  func keepUncoded<Model>(
    of old: Model,
    in model: inout Model,
    initial: Model,
    isCoded: (Field) -> Bool,
    unchanged: () -> (model: Model, isCoded: (Field) -> Bool)?
  ) {
    var lost: [(type: any Equatable.Type, number: Int)] = []
    for field in fields where field.isStrong && !isCoded(field) {
      guard let type = field.type as? any Equatable.Type,
        Self.areEqual(type, at: field.offset, model, initial),
        !Self.areEqual(type, at: field.offset, old, initial)
      else { continue }
      lost.append((type, field.number))
    }
    if lost.isEmpty { return }
    let unchanged = unchanged()
    for (type, number) in lost {
      let field = fields[number]
      let isKept =
        unchanged.map { unchanged in
          unchanged.isCoded(field)
            || Self.areEqual(type, at: field.offset, unchanged.model, initial)
        } ?? true
      if isKept { Self.copy(field, from: old, to: &model) }
    }
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
