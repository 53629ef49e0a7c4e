@_spi(Reflection) import Swift

/// Where the stored properties of a model lie in memory; what lets a default be read without
/// a `Mirror`, which costs a microsecond a property.
///
/// Invariants, checked once per type on a fresh instance; where one fails, `Mirror` is used for
/// good. (a) The runtime names the same fields in the same order as `Mirror` does, superclasses
/// first. (b) A field's type is the type of the mirrored value, and no class reference is
/// involved, since weak and unowned ones are stored in another form. (c) Strings, Booleans and
/// numbers read at their offsets equal the mirrored ones. A value is only ever read as exactly
/// the type its field has.
@safe
struct FieldOffsets {
  struct Field {
    let offset: Int
    let type: Any.Type

    /// What an optional field wraps.
    let wrapped: Any.Type?

    init(offset: Int, type: Any.Type) {
      self.offset = offset
      self.type = type
      wrapped = (type as? any OptionalProbe.Type)?.wrapped
    }
  }

  /// The fields that may be read in place, by name.
  private(set) var fields: [String: Field] = [:]

  /// The option that asks for the fields of a class; its name is a mutable global there.
  private static let classFields = _EachFieldOptions(rawValue: 1)

  /// Examines the type of a fresh instance.
  init<Model>(of instance: Model) {
    var runtimeFields: [(name: String, field: Field)] = []
    let isComplete = unsafe _forEachField(
      of: Model.self,
      options: Model.self is AnyClass ? Self.classFields : []
    ) { name, offset, type, _ in
      unsafe runtimeFields.append((String(cString: name), Field(offset: offset, type: type)))
      return true
    }
    let children = Self.children(Mirror(reflecting: instance))
    guard isComplete, runtimeFields.map(\.name) == children.map({ $0.label ?? "" }) else { return }
    for ((name, field), child) in zip(runtimeFields, children) {
      if let probe = field.type as? any Probe.Type {
        guard probe.equals(child.value, at: field.offset, in: instance) else {
          fields = [:]
          return
        }
      }
      if Self.isReadable(field.type, as: child.value) { fields[name] = field }
    }
  }

  /// The field of a property; a wrapped property is stored under its name with an underscore.
  func field(of propertyName: String) -> Field? {
    fields[propertyName] ?? fields["_" + propertyName]
  }

  /// The children of all levels of a class, the topmost superclass first.
  private static func children(_ mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + Array(mirror.children)
  }

  private static func isReadable(_ type: Any.Type, as value: Any) -> Bool {
    guard type == Swift.type(of: value), !(type is AnyClass) else { return false }
    return !((type as? any WrappingProbe.Type)?.wrapsClass ?? false)
  }

  /// Reads a value of exactly the field's type.
  static func read<Model, Value>(
    _ type: Value.Type,
    at offset: Int,
    in instance: inout Model
  ) -> Value {
    if Model.self is AnyClass {
      let object = instance as AnyObject
      return withExtendedLifetime(object) {
        unsafe Unmanaged.passUnretained(object).toOpaque()
          .advanced(by: offset).assumingMemoryBound(to: type).pointee
      }
    }
    return unsafe withUnsafePointer(to: &instance) { pointer in
      unsafe UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: type).pointee
    }
  }
}

/// A type whose values can be compared, to check that an offset is right.
private protocol Probe: Equatable {}

extension Probe {
  fileprivate static func equals<Model>(_ value: Any, at offset: Int, in instance: Model) -> Bool {
    var instance = instance
    guard let value = value as? Self else { return false }
    return FieldOffsets.read(Self.self, at: offset, in: &instance) == value || value != value
  }
}

extension String: Probe {}
extension Bool: Probe {}
extension Int: Probe {}
extension Int8: Probe {}
extension Int16: Probe {}
extension Int32: Probe {}
extension Int64: Probe {}
extension UInt: Probe {}
extension UInt8: Probe {}
extension UInt16: Probe {}
extension UInt32: Probe {}
extension UInt64: Probe {}
extension Float: Probe {}
extension Double: Probe {}

/// Tells whether an Optional wraps a class.
private protocol WrappingProbe {
  static var wrapsClass: Bool { get }
}

extension Optional: WrappingProbe {
  fileprivate static var wrapsClass: Bool {
    Wrapped.self is AnyClass || (Wrapped.self as? any WrappingProbe.Type)?.wrapsClass ?? false
  }
}
