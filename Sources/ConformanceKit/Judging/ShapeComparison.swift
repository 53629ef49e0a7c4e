/// Compares the structure of an answer with a schema: fields, kinds of values and names of each `case`.
///
/// The values of scalars do not matter, and what a lenient decoder may leave out can be absent.
struct ShapeComparison {
  let models: ModelCatalog
  /// The turn of the ``CompleteDocument`` that was decoded.
  let turn: Int

  /// The first place where the answer does not match the shape; nil if it matches.
  func difference(_ actual: Observation, from shape: Shape, at path: String = "$") -> Difference? {
    if case .model(let id) = shape, case .root(let inner)? = models[id]?.form {
      return difference(actual, from: inner, at: path)
    }
    switch (shape, actual) {
    case (.optional, .null), (.any, _), (.string, .string), (.url, .string), (.url, .null),
      (.boolean, .boolean), (.integer, .integer), (.number, .number), (.float32, .number),
      (.decimal, .number), (.data, .data), (.date, .date):
      return nil
    case (.optional(let wrapped), _):
      return difference(actual, from: wrapped, at: path)
    case (.enumeration(let id), .enumeration(let name)):
      guard case .enumeration(let cases, _)? = models[id]?.form,
        let expected = CompleteDocument.value(of: cases, in: turn), expected.name != name
      else { return nil }
      return Difference(path: path, expected: "case \(expected.name)", actual: "case \(name)")
    case (.array(let element), .array(let values)), (.set(let element), .array(let values)):
      return values.enumerated().lazy
        .compactMap { difference($1, from: element, at: "\(path)[\($0)]") }.first
    case (.dictionary(let entry), .object(let entries)), (.map(_, let entry), .object(let entries)):
      return entries.sorted { $0.key < $1.key }.lazy
        .compactMap { difference($1, from: entry, at: "\(path).\($0)") }.first
    case (.model(let id), .object(let members)):
      return difference(members, from: id, at: path)
    case (.model(let id), .instance(let name, let members)):
      if name == id.rawValue { return difference(members, from: id, at: path) }
      return Difference(path: path, expected: "an object of \(id)", actual: "an object of \(name)")
    default:
      return Difference(path: path, expected: "\(shape)", actual: actual.description)
    }
  }

  private func difference(
    _ members: [String: Observation],
    from id: ModelID,
    at path: String
  ) -> Difference? {
    let fields = models.fields(of: id)
    for field in fields {
      let place = "\(path).\(field.name)"
      guard let value = members[field.name] else {
        return Difference(path: place, expected: "\(field.shape)", actual: "no such field")
      }
      // A field that the document did not contain says nothing about its type.
      if field.isMapped || field.traits.contains(.uncoded) { continue }
      if let found = difference(value, from: field.shape, at: place) { return found }
    }
    let known = Set(fields.map(\.name))
    return members.keys.filter { !known.contains($0) }.sorted().first
      .map {
        Difference(path: "\(path).\($0)", expected: "no such field", actual: "a field of that name")
      }
  }
}
