// Unsafe code in this file: writing a field at the offset from `FieldOffsets`. Invariant: the value is
// of exactly the field's type, and the instance is retained, or accessed `inout`, for as long as its
// address is used.

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
    let kept = read(type, at: offset, in: &old)
    guard read(type, at: offset, in: &model) == read(type, at: offset, in: &initial) else { return }
    write(kept, at: offset, in: &model)
  }

  /// Writes a value of exactly the field's type.
  private static func write<Model, Value>(
    _ value: Value,
    at offset: Int,
    in instance: inout Model
  ) {
    if Model.self is AnyClass {
      let object = instance as AnyObject
      withExtendedLifetime(object) {
        unsafe Unmanaged.passUnretained(object).toOpaque()
          .advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
      }
      return
    }
    unsafe withUnsafeMutablePointer(to: &instance) { pointer in
      unsafe UnsafeMutableRawPointer(pointer)
        .advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}
