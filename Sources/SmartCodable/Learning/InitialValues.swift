import ModelSupport

/// The property values of one freshly made instance: the stand-ins for that object only.
///
/// Offsets may be reused for other objects, but values must not: dates and identifiers must differ, and
/// class instances must not be shared (DEF-9).
///
/// Invariant: while there is an instance, `base` is its address, or that of the object for a class, and
/// a value is only read as the type of the field at its offset (``FieldOffsets``). The instance is of
/// the type that the offsets are for, or of a subclass.
@safe
class InitialValues {
  fileprivate(set) final var base: UnsafeMutableRawPointer?
  final let offsets: FieldOffsets

  init(offsets: FieldOffsets) { self.offsets = offsets }

  /// The value of a field, if it has the type.
  final func value<T>(of field: FieldOffsets.Field, as type: T.Type) -> T? {
    if let place = place(of: field, as: type) { return place.value(as: type) }
    if field.wrapped == type, let place = place(of: field, as: field.type) {
      return place.value(as: T?.self)
    }
    return value(of: field) as? T
  }

  /// Where the value of a property is in memory.
  @safe
  struct Place {
    fileprivate let address: UnsafeMutableRawPointer

    /// The value, as the type that was passed to `place(of:as:)`; valid only while there is an
    /// instance.
    @inline(__always)
    func value<T>(as type: T.Type) -> T { unsafe address.assumingMemoryBound(to: type).pointee }
  }

  /// Where the value of a field is in memory, if it is known and of exactly this type.
  ///
  /// Unlike ``value(of:as:)`` this is not generic, so no metadata for an optional result is needed.
  final func place(of field: FieldOffsets.Field, as type: Any.Type) -> Place? {
    guard let base = unsafe base, field.type == type, field.isStrong else { return nil }
    return unsafe Place(address: base + field.offset)
  }

  /// Makes the instance; ``empty()`` must be called afterwards.
  func fill() {}

  /// Releases the instance.
  func empty() {}

  /// The value of a field that may be stored in any form.
  func value(of field: FieldOffsets.Field) -> Any? { nil }
}

/// The values of one instance.
@safe
class FreshInstance<Model>: InitialValues {
  private final let storage: UnsafeMutablePointer<Model>

  convenience init(_ instance: Model, offsets: FieldOffsets) {
    self.init(offsets: offsets)
    put(instance)
  }

  override init(offsets: FieldOffsets) {
    unsafe storage = UnsafeMutablePointer<Model>.allocate(capacity: 1)
    super.init(offsets: offsets)
  }

  deinit {
    empty()
    unsafe storage.deallocate()
  }

  final func put(_ instance: Model) {
    unsafe storage.initialize(to: instance)
    unsafe base =
      Model.self is AnyClass
      ? Unmanaged.passUnretained(instance as AnyObject).toOpaque()
      : UnsafeMutableRawPointer(storage)
  }

  override final func empty() {
    guard unsafe base != nil else { return }
    unsafe base = nil
    unsafe storage.deinitialize(count: 1)
  }

  override final func value(of field: FieldOffsets.Field) -> Any? {
    guard unsafe base != nil else { return nil }
    return unsafe RuntimeFields.value(field.index, declaredBy: field.level, in: storage.pointee)
  }
}
