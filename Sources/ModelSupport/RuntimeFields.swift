// Unsafe code in this file: calls into the runtime's reflection, declared as the standard library
// declares them for `Mirror`. Invariants: `Metadata` has the layout of the library's
// `_FieldReflectionMetadata`; an index is below the count that the runtime returned for the same type;
// a name is copied before it is freed.

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
}
