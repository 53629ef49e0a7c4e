import ModelSupport

extension FieldOffsets {
  /// Whether two models have the same value of a property; nil if nothing tells.
  func areSame<Model>(_ field: Field, _ left: Model, _ right: Model) -> Bool? {
    // Reading an unowned reference to an object that is gone ends the process.
    guard field.isCopyable, field.isStrong || field.isWeak else { return nil }
    if field.isStrong, let type = field.type as? any Equatable.Type {
      return Self.areEqual(type, at: field.offset, left, right)
    }
    return ValueComparison.areSame(
      RuntimeFields.value(field.index, declaredBy: field.level, in: left),
      RuntimeFields.value(field.index, declaredBy: field.level, in: right)
    )
  }

  /// Copies those fields for which `isWanted` is true, if that can be done.
  func copy<Model>(from old: Model, to model: inout Model, where isWanted: (Field) -> Bool) {
    var old = old
    for field in fields where isWanted(field) && field.isCopyable {
      func copy<Value>(_ type: Value.Type) {
        FieldBase.with(&old) { old in
          FieldBase.with(&model) { new in
            if field.isStrong {
              new.write(old.read(type, at: field.offset), at: field.offset)
            } else if field.isWeak {
              new.copyWeak(type, at: field.offset, from: old)
            }
          }
        }
      }
      _openExistential(field.type, do: copy)
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
}

/// Compares values of any type, as far as that is possible.
private enum ValueComparison {
  /// Whether two values are the same; nil if nothing tells, as for closures and different objects.
  ///
  /// Without mirrors of structs, since those may be the user's (INI-1). Values inside values are followed
  /// a few levels down.
  static func areSame(_ left: Any, _ right: Any, depth: Int = 0) -> Bool? {
    let type = type(of: left)
    guard type == Swift.type(of: right) else { return false }
    if let left = left as? any OptionalProbe, let right = right as? any OptionalProbe {
      guard let inner = left.anyWrapped, let other = right.anyWrapped else {
        return left.isNil == right.isNil
      }
      return areSame(inner, other, depth: depth)
    }
    if type is AnyClass, left as AnyObject === right as AnyObject { return true }
    if let left = left as? any Equatable { return isEqual(left, right) }
    guard !(type is AnyClass), depth < 8 else { return nil }
    let parts = parts(of: left, type)
    guard !parts.isEmpty else { return nil }
    var areSame: Bool? = true
    for (part, other) in zip(parts, self.parts(of: right, type)) {
      switch self.areSame(part, other, depth: depth + 1) {
      case true?: break
      case false?: return false
      case nil: areSame = nil
      }
    }
    return areSame
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
    (other as? Value).map { $0 == value }
  }

  /// The fields of a struct, or the elements of a tuple; none if one must not be read.
  private static func parts(of value: Any, _ type: Any.Type) -> [Any] {
    let count = RuntimeFields.count(of: type)
    if count > 0 {
      let areStrong = (0..<count).allSatisfy { RuntimeFields.property($0, of: type).isStrong }
      guard areStrong else { return [] }
      func field<T>(_ value: T) -> [Any] {
        (0..<count).map { RuntimeFields.value($0, declaredBy: type, in: value) }
      }
      return _openExistential(value, do: field)
    }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : []
  }
}
