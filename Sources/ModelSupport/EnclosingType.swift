// Unsafe code in this file: reads the descriptors that the runtime keeps of types, whose layout is part of
// Swift's ABI (docs/ABI/TypeMetadata in the compiler's repository). Invariants: only metadata of structs and enums is
// read, which begins with its kind, its descriptor and its generic arguments; a relative reference is
// followed only where the kind of its descriptor says that there is one; an accessor is called with exactly
// as many arguments as its type has, which the type inside it must have too. `isReliable` tries all of it
// once per process, on types whose answers are known; where it fails, no type has an enclosing one.

/// Finds the type in which another one is declared: that of a model, for its synthesized `CodingKeys`.
package enum EnclosingType {
  /// The struct, enum or class that a struct or enum is declared in; nil for one that is declared elsewhere:
  /// in a file, in a function, in a protocol's extension.
  ///
  /// It is also found for private, local and generic types; not for a type that is declared in an extension with
  /// constraints of its own or, inside a generic one, with generic parameters of its own.
  package static func of(_ type: Any.Type) -> Any.Type? {
    isReliable ? find(type) : nil
  }

  /// Whether a type is another one or a subclass of it.
  package static func isKind(_ type: Any.Type, of other: Any.Type) -> Bool {
    var current: Any.Type? = type
    while let level = current {
      if level == other { return true }
      current = (level as? AnyClass).flatMap { _getSuperclass($0) }
    }
    return false
  }

  private struct Probe {
    enum Keys { case one }
    struct Inner<Value> { struct Key { var value: Value? } }
  }

  private final class Owner<First: Hashable, Second> {
    enum Keys { case first, second }
    private enum Hidden { case one }
    static var hidden: Any.Type { Hidden.self }
  }

  private static let isReliable: Bool = {
    #if arch(x86_64) || arch(arm64)
    return find(Probe.Keys.self) == Probe.self
      && find(Owner<Int, String>.Keys.self) == Owner<Int, String>.self
      && find(Owner<Probe.Keys, Int?>.hidden) == Owner<Probe.Keys, Int?>.self
      && find(Probe.Inner<[Int]>.Key.self) == Probe.Inner<[Int]>.self
      && find(Probe.Inner<[Int]>.self) == Probe.self && find(Int.self) == nil
    #else
    return false
    #endif
  }()

  private static func find(_ type: Any.Type) -> Any.Type? {
    guard let metadata = unsafe Metadata(type) else { return nil }
    var context = unsafe metadata.descriptor.parent
    while let outer = unsafe context, unsafe outer.kind == .anonymous {
      unsafe context = outer.parent
    }
    guard let outer = unsafe context, unsafe outer.isType else { return nil }
    guard unsafe outer.isGeneric else { return unsafe outer.type(with: []) }
    guard unsafe metadata.descriptor.isGeneric,
      unsafe metadata.descriptor.argumentCounts == outer.argumentCounts
    else { return nil }
    return unsafe outer.type(with: metadata.arguments)
  }
}

/// The metadata of a struct or enum.
@unsafe
private struct Metadata {
  private let address: UnsafeRawPointer
  let descriptor: Descriptor

  init?(_ type: Any.Type) {
    unsafe address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Struct, enum, Optional.
    guard unsafe (0x200...0x202).contains(address.load(as: UInt.self)) else { return nil }
    unsafe descriptor = Descriptor(
      address: address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    )
  }

  /// The generic arguments and the witnesses of their conformances.
  var arguments: [UnsafeRawPointer] {
    unsafe (0..<Int(descriptor.argumentCounts.keys))
      .map { number in
        unsafe address.load(fromByteOffset: 16 + 8 * number, as: UnsafeRawPointer.self)
      }
  }
}

/// What the runtime keeps of one declaration.
@unsafe
private struct Descriptor {
  let address: UnsafeRawPointer

  enum Kind: UInt32 {
    case anonymous = 2
    case aClass = 16
    case aStruct = 17
    case anEnum = 18
  }

  private var flags: UInt32 { unsafe address.load(as: UInt32.self) }

  var kind: Kind? { unsafe Kind(rawValue: flags & 0x1F) }

  var isType: Bool { unsafe kind.map { $0 != .anonymous } ?? false }

  var isGeneric: Bool { unsafe flags & 0x80 != 0 }

  var parent: Descriptor? {
    let offset = unsafe Int(address.load(fromByteOffset: 4, as: Int32.self))
    guard offset != 0 else { return nil }
    let target = unsafe address + 4 + (offset & ~1)
    return unsafe Descriptor(
      address: offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    )
  }

  /// How many generic parameters and how many arguments there are; only of a generic type.
  var argumentCounts: (parameters: UInt16, keys: UInt16) {
    let start = unsafe kind == .aClass ? 52 : 36
    return unsafe (
      address.load(fromByteOffset: start, as: UInt16.self),
      address.load(fromByteOffset: start + 4, as: UInt16.self)
    )
  }

  private typealias Accessor =
    @convention(c) (
      UInt, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer

  /// The type with these arguments: up to three are passed one by one, more as an array.
  func type(with arguments: [UnsafeRawPointer]) -> Any.Type? {
    let offset = unsafe Int(address.load(fromByteOffset: 12, as: Int32.self))
    guard offset != 0 else { return nil }
    let accessor = unsafe unsafeBitCast(address + 12 + offset, to: Accessor.self)
    func argument(_ number: Int) -> UnsafeRawPointer? {
      unsafe number < arguments.count ? arguments[number] : nil
    }
    let metadata = unsafe arguments.withUnsafeBytes { bytes in
      unsafe arguments.count > 3
        ? accessor(0, bytes.baseAddress, nil, nil)
        : accessor(0, argument(0), argument(1), argument(2))
    }
    return unsafe unsafeBitCast(metadata, to: Any.Type.self)
  }
}
