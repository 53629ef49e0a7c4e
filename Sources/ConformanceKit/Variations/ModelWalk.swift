/// Finds the objects of an input that are read as models, and adds members that none of them knows.
///
/// The walk follows the schema, since a foreign member in a dictionary would be one more entry. It
/// goes only where it is sure: through the coding keys of ordinary fields, arrays and dictionaries.
struct ModelWalk {
  let models: ModelCatalog

  /// The members to add; their names are those of no field.
  static let unknownMembers = [
    JSONMember(key: "unknown-sibling", value: .object([JSONMember(key: "deep", value: .null)])),
    JSONMember(key: "unknown sibling 2", value: .array([.number("1"), .string("x")])),
  ]

  /// The value with unknown members in it, or nil if there is no place for any.
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
      // What a type that uses containers itself would make of an unknown member is for it to say.
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

  /// Whether a flat dictionary somewhere in the model reads whatever keys there are.
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
