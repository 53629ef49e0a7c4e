import ModelSupport

extension FieldOffsets {
  /// Restores in `model` the properties that an update cannot contain: those without a coding key that
  /// `init(from:)` left at their initial values (UPD-11).
  ///
  /// Only values that can be compared are copied, so that no value computed by `init(from:)` is
  /// overwritten. `coded` contains the numbers of the fields that have a coding key.
  func keepUncoded<Model>(
    of old: Model,
    in model: inout Model,
    initial: Model,
    coded: Set<Int>
  ) {
    for field in fields where field.isStrong && !coded.contains(field.number) {
      guard let type = field.type as? any Equatable.Type else { continue }
      Self.keep(type, at: field.offset, of: old, in: &model, initial: initial)
    }
  }

  private static func keep<Model, Value: Equatable>(
    _ type: Value.Type,
    at offset: Int,
    of old: Model,
    in model: inout Model,
    initial: Model
  ) {
    var old = old
    var initial = initial
    let kept = FieldBase.with(&old) { $0.read(type, at: offset) }
    let fresh = FieldBase.with(&initial) { $0.read(type, at: offset) }
    FieldBase.with(&model) { base in
      if base.read(type, at: offset) == fresh { base.write(kept, at: offset) }
    }
  }
}
