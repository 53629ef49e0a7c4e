// Unsafe code in this file: fields are accessed at the offsets of `FieldOffsets`. Invariants: (a) the
// instance is of the type that was examined or of a subclass, which begins with the same fields, so at
// the offset there is a value of the field's type in the field's storage form. (b) Only a strong field,
// which is stored in the form of its type, is accessed; class references and existentials are strong.
// (c) A value is only accessed as exactly the field's type. (d) The instance is retained, or accessed
// `inout`, for as long as its address is used.

// (e) A weak reference, known by ``FieldOffsets/Field/isWeak``, is only copied as one, into the same
// field of another instance; beside it are pointers to witness tables, which are not counted.

/// The memory of one instance, whose fields are accessed in place.
@safe
package struct FieldBase {
  private let address: UnsafeMutableRawPointer

  private init(_ address: UnsafeMutableRawPointer) { unsafe self.address = address }

  /// Calls `body` with the memory of a struct, or of the object for a class; valid only during the call.
  package static func with<Model, Result, Failure: Error>(
    _ instance: inout Model,
    _ body: (FieldBase) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if Model.self is AnyClass {
      return try withObject(instance as AnyObject, body)
    }
    return try unsafe withUnsafeMutablePointer(to: &instance) { pointer throws(Failure) in
      try body(unsafe FieldBase(UnsafeMutableRawPointer(pointer)))
    }
  }

  private static func withObject<Result, Failure: Error>(
    _ object: AnyObject,
    _ body: (FieldBase) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(object) { () throws(Failure) in
      try body(unsafe FieldBase(Unmanaged.passUnretained(object).toOpaque()))
    }
  }

  /// The value of a field, whose type must be exactly this one.
  package func read<Value>(_ type: Value.Type, at offset: Int) -> Value {
    unsafe (address + offset).assumingMemoryBound(to: type).pointee
  }

  /// Replaces the value of a field, whose type must be exactly that of the value.
  package func write<Value>(_ value: Value, at offset: Int) {
    unsafe (address + offset).assumingMemoryBound(to: Value.self).pointee = value
  }

  /// Changes the value of a field in place; its type must be exactly this one.
  package func modify<Value, Result, Failure: Error>(
    _ type: Value.Type,
    at offset: Int,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let field = unsafe (address + offset).assumingMemoryBound(to: type)
    return try unsafe body(&field.pointee)
  }

  /// Stored like any weak reference.
  private struct Weak { weak var object: AnyObject? }

  /// Replaces a weak reference by that of another instance, whose type must be exactly this one.
  package func copyWeak<Value>(_ type: Value.Type, at offset: Int, from other: FieldBase) {
    let size = MemoryLayout<Weak>.size
    let (source, place) = unsafe (other.address + offset, address + offset)
    unsafe place.assumingMemoryBound(to: Weak.self).pointee =
      source.assumingMemoryBound(to: Weak.self).pointee
    unsafe (place + size)
      .copyMemory(from: source + size, byteCount: max(0, MemoryLayout<Value>.size - size))
  }
}
