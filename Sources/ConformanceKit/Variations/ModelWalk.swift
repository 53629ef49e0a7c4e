/// Finds the objects of an input that are read as models, and adds unknown members to them.
///
/// The walk follows the schema, since an unknown member in a dictionary would be another entry. It goes only
/// where the schema is certain: through the coding keys of ordinary fields, arrays and dictionaries.
struct ModelWalk {
  let models: ModelCatalog

  /// The members to add; no field has their names.
  static let unknownMembers = [
    JSONMember(key: "unknown-sibling", value: .object([JSONMember(key: "deep", value: .null)])),
    JSONMember(key: "unknown sibling 2", value: .array([.number("1"), .string("x")])),
  ]

  /// The value with unknown members in it, or nil if none can be added.
  func addingUnknownMembers(to value: JSONValue, as shape: Shape) -> JSONValue? {
    let changed = walk(value, shape)
    return changed == value ? nil : changed
  }

  private func walk(_ value: JSONValue, _ shape: Shape) -> JSONValue {
    switch (shape, value) {
    case (.optional(let wrapped), _): return walk(value, wrapped)
    case (.array(let element), .array(let elements)):
      return .array(elements.map { walk($0, element) })
    case (.dictionary(let entry), .object(let members)):
      return .object(members.map { JSONMember(key: $0.key, value: walk($0.value, entry)) })
    case (.model(let id), _):
      // Only a type that uses containers itself determines what it does with unknown members.
      guard let schema = models[id], !schema.isContainer else { return value }
      if case .root(let shape) = schema.form { return walk(value, shape) }
      guard case .object(let members) = value else { return value }
      return .object(walk(members, id))
    default: return value
    }
  }

  private func walk(_ members: [JSONMember], _ id: ModelID) -> [JSONMember] {
    let fields = models.fields(of: id)
    let isMapped = fields.contains { $0.isMapped || $0.traits.contains(.flat) }
    let walked =
      isMapped
      ? members
      : members.map { member in
        guard let field = fields.first(where: { $0.codingKey == member.key }) else { return member }
        return JSONMember(key: member.key, value: walk(member.value, field.shape))
      }
    return takesEveryKey(id) ? walked : walked + Self.unknownMembers
  }

  /// Whether a flat dictionary somewhere in the model reads all keys.
  private func takesEveryKey(_ id: ModelID) -> Bool {
    models.fields(of: id)
      .contains { field in
        guard field.traits.contains(.flat) else { return false }
        var shape = field.shape
        if case .optional(let wrapped) = shape { shape = wrapped }
        switch shape {
        case .dictionary, .map, .any: return true
        case .model(let inner): return takesEveryKey(inner)
        default: return false
        }
      }
  }
}
