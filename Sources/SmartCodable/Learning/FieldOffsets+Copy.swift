import ModelSupport

extension FieldOffsets {
  /// Restores in `model` the properties that an update cannot contain: those without a coding key that
  /// `init(from:)` left at their initial values (UPD-11).
  ///
  /// Only values that can be compared are copied, so that no value computed by `init(from:)` is
  /// overwritten. A computed value may be equal to the initial one, so `unchanged` makes the model that
  /// `init(from:)` computes of nothing but the old values. `coded` contains the numbers of the fields
  /// that have a coding key.
  func keepUncoded<Model>(
    of old: Model,
    in model: inout Model,
    initial: Model,
    coded: Set<Int>,
    unchanged: () -> Model?
  ) {
    var lost: [(type: any Equatable.Type, offset: Int)] = []
    for field in fields where field.isStrong && !coded.contains(field.number) {
      guard let type = field.type as? any Equatable.Type,
        Self.areEqual(type, at: field.offset, model, initial),
        !Self.areEqual(type, at: field.offset, old, initial)
      else { continue }
      lost.append((type, field.offset))
    }
    if lost.isEmpty { return }
    let unchanged = unchanged() ?? initial
    for (type, offset) in lost where Self.areEqual(type, at: offset, unchanged, initial) {
      Self.copy(type, at: offset, from: old, to: &model)
    }
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

  private static func copy<Model, Value>(
    _ type: Value.Type,
    at offset: Int,
    from old: Model,
    to model: inout Model
  ) {
    var old = old
    let kept = FieldBase.with(&old) { $0.read(type, at: offset) }
    FieldBase.with(&model) { $0.write(kept, at: offset) }
  }
}
