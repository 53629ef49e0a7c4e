// Unsafe code in this file: calls into the runtime's reflection, declared as the standard library
// declares them for `Mirror`, and reads of type metadata. Invariants: `Metadata` has the layout of the
// library's `_FieldReflectionMetadata`; an index is below the count that the runtime returned for the
// same type; a name is copied before it is freed; metadata, value witnesses and field records have the
// layout that the ABI of Swift fixes, and ``FieldCheck`` tries them on known types first.

/// The stored properties of a type as the runtime reports them, which is also the source of `Mirror`;
/// `CustomReflectable` has no influence (INI-1).
package enum RuntimeFields {
  private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void

  @unsafe
  private struct Metadata {
    var name: UnsafePointer<CChar>?
    var freeName: FreeName?
    var isStrong = false
    var isVariable = false
  }

  /// One stored property.
  package struct Property {
    package let name: String
    package let offset: Int
    package let type: Any.Type

    /// Whether the value is stored in its own form; weak and unowned references are not.
    package let isStrong: Bool

    /// Whether it is a `var`.
    package let isVariable: Bool
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func runtimeCount(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func runtimeOffset(_ type: Any.Type, index: Int) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func runtimeMetadata(
    _ type: Any.Type,
    index: Int,
    fieldMetadata: UnsafeMutablePointer<Metadata>
  ) -> Any.Type

  @_silgen_name("swift_reflectionMirror_subscript")
  private static func runtimeChild<T>(
    of value: T,
    type: Any.Type,
    index: Int,
    outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    outFreeFunc: UnsafeMutablePointer<FreeName?>
  ) -> Any

  @_silgen_name("swift_reflectionMirror_displayStyle")
  private static func runtimeStyle<T>(_ value: T) -> CChar

  /// How many stored properties a struct or class has, those of superclasses included; 0 for other types.
  package static func count(of type: Any.Type) -> Int { runtimeCount(type) }

  /// A stored property; those of superclasses have the lower indexes.
  package static func property(_ index: Int, of type: Any.Type) -> Property {
    var metadata = unsafe Metadata()
    let propertyType = unsafe runtimeMetadata(type, index: index, fieldMetadata: &metadata)
    let name = unsafe metadata.name.map { unsafe String(cString: $0) } ?? ""
    unsafe metadata.freeName?(metadata.name)
    return unsafe Property(
      name: name,
      offset: runtimeOffset(type, index: index),
      type: propertyType,
      isStrong: metadata.isStrong,
      isVariable: metadata.isVariable
    )
  }

  /// The value of a property that may be stored in any form; `index` counts from the first property
  /// that `type`, the instance's own or a superclass, declares itself.
  package static func value<T>(_ index: Int, declaredBy type: Any.Type, in instance: T) -> Any {
    var name: UnsafePointer<CChar>?
    var freeName: FreeName?
    let value = unsafe runtimeChild(
      of: instance,
      type: type,
      index: index,
      outName: &name,
      outFreeFunc: &freeName
    )
    unsafe freeName?(name)
    return value
  }

  /// Whether a value is a case of an enum.
  package static func isEnum<T>(_ value: T) -> Bool {
    runtimeStyle(value) == CChar(UInt8(ascii: "e"))
  }

  /// Whether values of a type can be copied; of a field of a class this is not certain.
  package static func isCopyable(_ type: Any.Type) -> Bool {
    // The word before the metadata leads to eight functions, two sizes and the flags.
    let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let flags = unsafe metadata[-1]
      .load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
    return flags & 0x80_0000 == 0
  }

  @_silgen_name("swift_getTypeContextDescriptor")
  private static func runtimeDescriptor(_ type: Any.Type) -> UnsafeRawPointer?

  /// Whether a property is a weak reference; `index` counts from the first one that `type` declares itself.
  package static func isWeak(_ index: Int, declaredBy type: Any.Type) -> Bool {
    guard let descriptor = unsafe runtimeDescriptor(type),
      let fields = unsafe target(of: descriptor + 16),
      unsafe index < Int(fields.loadUnaligned(fromByteOffset: 12, as: UInt32.self)),
      var name = unsafe target(of: fields + 16 + 12 * index + 4)
    else { return false }
    // The mangled type ends with the kind of reference. Low bytes announce a pointer to another type.
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = unsafe name.load(as: UInt8.self)
      switch byte {
      case 0: return last == (UInt8(ascii: "X"), UInt8(ascii: "w"))
      case 1...0x17: unsafe name += 5
      case 0x18...0x1F: unsafe name += 1 + MemoryLayout<Int>.size
      default: unsafe name += 1
      }
      last = (last.1, byte)
    }
  }

  /// Where a relative pointer leads to, or nil.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = unsafe place.loadUnaligned(as: Int32.self)
    return unsafe distance == 0 ? nil : place + Int(distance)
  }
}
