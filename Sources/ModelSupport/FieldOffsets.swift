/// Where the stored properties of a model are in memory, so that they can be accessed without a `Mirror`,
/// which costs a microsecond a property.
///
/// Type and offset of a field are those of the runtime (``RuntimeFields``). ``FieldBase`` accesses the
/// fields of an instance.
package struct FieldOffsets {
  package struct Field {
    /// The field's number among all fields of the model.
    package let number: Int

    package let offset: Int
    package let type: Any.Type

    /// Whether the value may be read in place.
    package let isStrong: Bool

    /// Whether it is a weak reference.
    package var isWeak: Bool {
      !isStrong && FieldCheck.tellsReferences && RuntimeFields.isWeak(index, declaredBy: level)
    }

    /// Whether the value is known to be copyable; only a class can have one that is not.
    package var isCopyable: Bool {
      if !(level is AnyClass) || type is AnyClass { return true }
      if FieldCheck.tellsReferences { return RuntimeFields.isCopyable(type) }
      return type is any Equatable.Type || type is any Decodable.Type
    }

    /// The property's name; a wrapped one is stored with an underscore before it.
    package let name: String

    /// Whether it is a `var`.
    package let isVariable: Bool

    /// The struct or class that declares the field, and the field's number within that declaration.
    package let level: Any.Type
    package let index: Int

    /// The type that an optional field wraps.
    package let wrapped: Any.Type?

    /// Whether it has this type, perhaps as an Optional.
    package func holds(_ other: Any.Type) -> Bool {
      type == other || wrapped.map { $0 == other } ?? false
    }
  }

  /// All fields; those of superclasses come first.
  package private(set) var fields: [Field] = []

  /// The numbers of the fields with each name, in ascending order.
  private var numbers: [String: [Int]] = [:]

  /// Examines a type.
  package init(of model: Any.Type) {
    let levels = Self.levels(of: model)
    for (level, start) in levels {
      for number in start..<RuntimeFields.count(of: level) {
        let property = RuntimeFields.property(number, of: model)
        numbers[property.name, default: []].append(fields.count)
        fields.append(
          Field(
            number: fields.count,
            offset: property.offset,
            type: property.type,
            isStrong: property.isStrong,
            name: property.name,
            isVariable: property.isVariable,
            level: level,
            index: number - start,
            wrapped: (property.type as? any OptionalProbe.Type)?.wrapped
          )
        )
      }
    }
  }

  /// The type and its superclasses, the topmost first, each with the number of its first field.
  private static func levels(of model: Any.Type) -> [(type: Any.Type, start: Int)] {
    var levels: [(type: Any.Type, start: Int)] = []
    var current: Any.Type? = model
    while let level = current {
      current = (level as? AnyClass).flatMap { _getSuperclass($0) }
      levels.append((level, current.map(RuntimeFields.count) ?? 0))
    }
    return levels.reversed()
  }

  /// The field of a property; a wrapped property is stored under its name with an underscore.
  ///
  /// If a class and its superclass have private properties of the same name, the one in the class that the
  /// coding keys belong to is chosen (INI-2); all of them if nothing tells which class that is.
  package func fields(of propertyName: String, keyedBy keyType: Any.Type) -> [Field] {
    let plain = (numbers[propertyName] ?? []).map { fields[$0] }
    let wrapped = (numbers["_" + propertyName] ?? []).map { fields[$0] }
      .filter { field in !plain.contains { $0.level == field.level } }
    let candidates = plain + wrapped
    guard candidates.count > 1 else { return candidates }
    let levels = candidates.map(\.level)
    guard let owner = owner(of: keyType, among: levels) ?? user(of: keyType, among: levels) else {
      return candidates
    }
    return candidates.filter { $0.level == owner }
  }

  /// The only one of these types with other properties that there are coding keys for.
  private func user(of keyType: Any.Type, among levels: [Any.Type]) -> Any.Type? {
    guard let keyType = keyType as? any CodingKey.Type else { return nil }
    let users = levels.filter { level in
      fields.contains { field in
        field.level == level && numbers[field.name]?.count == 1
          && keyType.init(stringValue: field.name) != nil
      }
    }
    return users.count == 1 ? users[0] : nil
  }

  /// The innermost of these types that the coding keys are nested in.
  private func owner(of keyType: Any.Type, among levels: [Any.Type]) -> Any.Type? {
    let keyName = String(reflecting: keyType)
    return levels.map { (type: $0, name: String(reflecting: $0)) }
      .filter { keyName.hasPrefix($0.name + ".") }
      .max { $0.name.utf8.count < $1.name.utf8.count }?
      .type
  }
}
