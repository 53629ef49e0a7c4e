/// Writes a document in which every field of a model has a valid value of its type.
///
/// In turn *n* each enumeration has its `case` *n*, so that all turns together include each of them.
struct CompleteDocument {
  let models: ModelCatalog

  /// How many turns it takes to include every `case`; 1 for a model without enumerations.
  func turns(for id: ModelID) -> Int {
    models.fields(of: id).map { turns(of: $0.shape, Self.depth) }.max().map { max(1, $0) } ?? 1
  }

  /// The document as text in UTF-8.
  func bytes(for id: ModelID, turn: Int) -> [UInt8] {
    JSONWriter.line(of: .object(members(of: id, turn, Self.depth)))
  }

  /// Whether each field is read by its own name and holds what decoders read without any strategy, so that no
  /// decoder may refuse the document.
  func isOrdinary(_ id: ModelID) -> Bool {
    models.fields(of: id)
      .allSatisfy { field in
        field.traits.isEmpty && !field.isMapped && isOrdinary(field.shape, Self.depth)
      }
  }

  /// The `case` that an enumeration has in a turn.
  static func value(of cases: [EnumerationCase], in turn: Int) -> EnumerationCase? {
    cases.isEmpty ? nil : cases[turn % cases.count]
  }

  /// How deep models are filled; deeper ones, which are recursive, get empty collections and nulls.
  private static let depth = 4

  private func members(of id: ModelID, _ turn: Int, _ depth: Int) -> [JSONMember] {
    models.fields(of: id)
      .flatMap { field -> [JSONMember] in
        if field.traits.contains(.uncoded) { return [] }
        let value = value(of: field.shape, turn, depth)
        if field.traits.contains(.flat), case .object(let members) = value { return members }
        let key = field.keys.first { !$0.contains(".") } ?? field.codingKey
        return [JSONMember(key: key, value: value)]
      }
  }

  private func value(of shape: Shape, _ turn: Int, _ depth: Int) -> JSONValue {
    switch shape {
    case .string: .string("a")
    case .boolean: .boolean(true)
    case .integer: .number("1")
    case .number, .float32, .decimal: .number("0.5")
    case .data: .string("AA==")
    case .date: .number("0")
    case .url: .string("https://a.b/c")
    case .any: .string("a")
    case .enumeration(let id): raw(of: id, turn)
    case .model(let id): .object(members(of: id, turn, depth - 1))
    case .array(let element), .set(let element):
      .array(depth > 0 ? [value(of: element, turn, depth - 1)] : [])
    case .dictionary(let entry):
      .object(depth > 0 ? [JSONMember(key: "a", value: value(of: entry, turn, depth - 1))] : [])
    case .map: .object([])
    case .optional(let wrapped): depth > 0 ? value(of: wrapped, turn, depth - 1) : .null
    }
  }

  private func raw(of id: ModelID, _ turn: Int) -> JSONValue {
    guard case .enumeration(let cases, _)? = models[id]?.form else { return .null }
    return Self.value(of: cases, in: turn)?.raw ?? .null
  }

  private func turns(of shape: Shape, _ depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    switch shape {
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = models[id]?.form else { return 1 }
      return cases.count
    case .model(let id):
      return models.fields(of: id).map { turns(of: $0.shape, depth - 1) }.max() ?? 1
    case .array(let inner), .set(let inner), .dictionary(let inner), .optional(let inner):
      return turns(of: inner, depth - 1)
    default: return 1
    }
  }

  private func isOrdinary(_ shape: Shape, _ depth: Int) -> Bool {
    guard depth > 0 else { return true }
    switch shape {
    case .string, .boolean, .integer, .number, .float32, .enumeration: return true
    case .decimal, .data, .date, .url, .any, .map: return false
    case .model(let id):
      return models.fields(of: id)
        .allSatisfy { $0.traits.isEmpty && !$0.isMapped && isOrdinary($0.shape, depth - 1) }
    case .array(let inner), .set(let inner), .dictionary(let inner), .optional(let inner):
      return isOrdinary(inner, depth - 1)
    }
  }
}
