/// Reads the expected values of cases and the initial values of schemas, which are JSON text.
///
/// The shape determines the tag of each scalar. A model must be written with all its fields, so that a typo
/// cannot weaken a case; `"@"` names the class of an instance if it is not the declared one.
package struct ObservationReader {
  package let catalog: ModelCatalog

  package init(catalog: ModelCatalog) {
    self.catalog = catalog
  }

  /// The text as a value of the shape.
  package func read(_ text: String, as shape: Shape) throws(ExpectationError) -> Observation {
    try observation(of: parsed(text), as: shape, at: "$")
  }

  /// The initial values of a model, with the fields in the text replaced.
  package func defaults(of id: ModelID, except text: String) throws(ExpectationError) -> Observation
  {
    guard let schema = catalog[id] else { throw ExpectationError(path: "$", "no model \(id)") }
    guard case .object(let members) = try parsed(text) else {
      throw ExpectationError(path: "$", "the exceptions are no object")
    }
    var values: [String: Observation] = [:]
    for field in catalog.fields(of: id) {
      values[field.name] = try initialValue(of: field)
    }
    for member in members {
      guard let field = catalog.fields(of: id).first(where: { $0.name == member.key }) else {
        throw ExpectationError(path: "$.\(member.key)", "no field of \(id)")
      }
      values[member.key] = try observation(
        of: member.value,
        as: field.shape,
        at: "$.\(member.key)"
      )
    }
    return schema.isClass ? .instance(of: id.rawValue, values) : .object(values)
  }

  /// The initial value of a field, or null for an Optional without one.
  package func initialValue(of field: Field) throws(ExpectationError) -> Observation {
    if let text = field.initialValue { return try read(text, as: field.shape) }
    guard field.shape.isOptional else {
      throw ExpectationError(path: "$.\(field.name)", "no initial value")
    }
    return .null
  }

  private func parsed(_ text: String) throws(ExpectationError) -> JSONValue {
    do {
      return try JSONReader.read(text)
    } catch {
      throw ExpectationError(path: "$", "no JSON text: \(error)")
    }
  }

  private func observation(
    of value: JSONValue,
    as shape: Shape,
    at path: String
  ) throws(ExpectationError) -> Observation {
    switch (shape, value) {
    case (.optional, .null): return .null
    case (.optional(let wrapped), _): return try observation(of: value, as: wrapped, at: path)
    case (.string, .string(let text)): return .string(text)
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.integer, .number(let text)): return .integer(text)
    case (.number, _), (.float32, _), (.decimal, _), (.data, _), (.date, _), (.url, _), (.any, _):
      if let scalar = scalar(shape, value) { return scalar }
    case (.enumeration(let id), .string(let name)):
      guard case .enumeration(let cases, _)? = catalog[id]?.form,
        cases.contains(where: { $0.name == name })
      else { throw ExpectationError(path: path, "no case \(name) of \(id)") }
      return .enumeration(name)
    case (.array(let element), .array(let values)):
      var elements: [Observation] = []
      for (index, value) in values.enumerated() {
        elements.append(try observation(of: value, as: element, at: "\(path)[\(index)]"))
      }
      return .array(elements)
    case (.set(let element), .array):
      guard case .array(let elements) = try observation(of: value, as: .array(element), at: path)
      else { break }
      return .array(elements.inSetOrder())
    case (.dictionary(let value), .object(let members)):
      return try entries(members, as: value, at: path)
    case (.map(let key, let shape), .object(let members)):
      if let wrong = members.first(where: { !isKey($0.key, of: key) }) {
        throw ExpectationError(path: "\(path).\(wrong.key)", "no key of shape \(key)")
      }
      return try entries(members, as: shape, at: path)
    case (.model(let id), _): return try model(id, value, at: path)
    default: break
    }
    throw ExpectationError(path: path, "not a value of shape \(shape)")
  }

  private func entries(
    _ members: [JSONMember],
    as shape: Shape,
    at path: String
  ) throws(ExpectationError) -> Observation {
    var entries: [String: Observation] = [:]
    for member in members {
      let place = "\(path).\(member.key)"
      entries[member.key] = try observation(of: member.value, as: shape, at: place)
    }
    return .object(entries)
  }

  private func model(
    _ declared: ModelID,
    _ value: JSONValue,
    at path: String
  ) throws(ExpectationError) -> Observation {
    if let shape = catalog[declared]?.valueShape {
      return try observation(of: value, as: shape, at: path)
    }
    guard case .object(let members) = value else {
      throw ExpectationError(path: path, "a value of model \(declared) must be an object")
    }
    var id = declared
    if case .string(let name)? = members.value(of: "@") { id = ModelID(rawValue: name) }
    guard let schema = catalog[id] else { throw ExpectationError(path: path, "no model \(id)") }
    let fields = catalog.fields(of: id)
    if let extra = members.first(where: { member in
      member.key != "@" && !fields.contains { $0.name == member.key }
    }) {
      throw ExpectationError(path: "\(path).\(extra.key)", "no field of \(id)")
    }
    var values: [String: Observation] = [:]
    for field in fields {
      let place = "\(path).\(field.name)"
      guard let value = members.value(of: field.name) else {
        throw ExpectationError(path: place, "field of \(id) not named")
      }
      values[field.name] = try observation(of: value, as: field.shape, at: place)
    }
    return schema.isClass ? .instance(of: id.rawValue, values) : .object(values)
  }
}

/// Says why the expectation of a case, or an initial value of a schema, cannot be read.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the expected text the error is.
  public let path: String
  /// What is wrong there.
  public let reason: String

  package init(path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Place and reason on one line.
  public var description: String { "\(path): \(reason)" }
}
