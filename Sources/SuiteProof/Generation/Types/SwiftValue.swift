import ConformanceKit
import DecoderLaw

/// Spells the initial value of a field in Swift, where the type of the property is known.
struct SwiftValue {
  /// The models that shapes name.
  let catalog: ModelCatalog
  /// How types are spelled.
  let types: SwiftType

  init(catalog: ModelCatalog) {
    self.catalog = catalog
    types = SwiftType(catalog: catalog)
  }

  /// The initial value of a field in Swift; nil if it has none.
  func initial(of field: Field, in schema: ModelSchema) throws(ModelSourceError) -> String? {
    guard let initial = field.initialValue else { return nil }
    guard let value = text(of: initial, as: field.shape) else {
      throw ModelSourceError(model: schema.id, reason: "the initial value of \(field.name)")
    }
    return value
  }

  /// The Swift for JSON text; nil if the text is not of the shape.
  func text(of text: String, as shape: Shape) -> String? {
    (try? JSONReader.read(text)).flatMap { self.text(of: $0, as: shape) }
  }

  /// The Swift for a value; nil if the value is not of the shape.
  func text(of value: JSONValue, as shape: Shape) -> String? {
    switch (shape, value) {
    case (.optional, .null): "nil"
    case (.optional(let wrapped), _): text(of: value, as: wrapped)
    case (.any, _): verbatim(value)
    case (.string, .string(let text)): SwiftType.literal(text)
    case (.boolean, .boolean(let flag)): flag ? "true" : "false"
    case (.integer, .number(let literal)), (.number, .number(let literal)),
      (.float32, .number(let literal)):
      literal
    case (.number, .string(let name)), (.float32, .string(let name)):
      ["nan": ".nan", "inf": ".infinity", "-inf": "-.infinity"][name]
    case (.decimal, .number(let literal)): "Initial.decimal(\(SwiftType.literal(literal)))"
    case (.data, .string(let text)): Base64.bytes(of: text).map(data)
    case (.date, .string(let text)):
      Moment(text).map { _ in "Initial.date(\(SwiftType.literal(text)))" }
    case (.url, .string(let text)): "Initial.url(\(SwiftType.literal(text)))"
    case (.enumeration(let id), .string(let name)): enumerationCase(name, of: id)
    case (.array(let element), .array(let values)), (.set(let element), .array(let values)):
      list(values.map { text(of: $0, as: element) }, empty: "[]")
    case (.dictionary(let shape), .object(let members)):
      list(members.map { entry(SwiftType.literal($0.key), $0.value, shape) }, empty: "[:]")
    case (.map(.enumeration(let id), let shape), .object(let members)):
      list(
        members.map { entry(enumerationCase($0.key, of: id), $0.value, shape) },
        empty: "[:]"
      )
    case (.map(_, let shape), .object(let members)):
      list(members.map { entry(Int($0.key).map(String.init), $0.value, shape) }, empty: "[:]")
    case (.model(let id), _): model(id, value)
    default: nil
    }
  }

  /// The arguments that make an instance of a model, and its type; nil if the value is not an object of the
  /// model's fields.
  ///
  /// An Optional that is null by default is left out, as an author would do.
  func call(_ declared: ModelID, _ value: JSONValue) -> (type: String, arguments: [String])? {
    guard case .object(let members) = value else { return nil }
    var id = declared
    if case .string(let name)? = members.value(of: "@") { id = ModelID(rawValue: name) }
    var arguments: [String] = []
    for field in catalog.fields(of: id) {
      guard let value = members.value(of: field.name) else { return nil }
      if value == .null, field.initialValue == nil { continue }
      guard let text = text(of: value, as: field.shape) else { return nil }
      arguments.append("\(SwiftType.identifier(field.name)): \(text)")
    }
    return (types.name(of: id), arguments)
  }

  private func model(_ id: ModelID, _ value: JSONValue) -> String? {
    if case .root(let shape)? = catalog[id]?.form { return text(of: value, as: shape) }
    return call(id, value).map { "\($0.type)(\($0.arguments.joined(separator: ", ")))" }
  }

  private func enumerationCase(_ name: String, of id: ModelID) -> String? {
    guard case .enumeration(let cases, _)? = catalog[id]?.form,
      cases.contains(where: { $0.name == name })
    else { return nil }
    // An Optional also has cases with these names.
    let type = ["none", "some"].contains(name) ? types.name(of: id) : ""
    return "\(type).\(SwiftType.identifier(name))"
  }

  private func data(_ bytes: [UInt8]) -> String {
    let digits = bytes.map { "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return bytes.isEmpty ? "Data()" : "Data([\(digits.joined(separator: ", "))])"
  }

  private func verbatim(_ value: JSONValue) -> String? {
    switch value {
    case .null: return ".null"
    case .boolean(let flag): return ".boolean(\(flag))"
    case .number(let literal):
      return Int(literal) == nil ? ".number(\(literal))" : ".integer(\(literal))"
    case .string(let text): return ".string(\(SwiftType.literal(text)))"
    case .array(let values):
      return list(values.map(verbatim), empty: "[]").map { ".array(\($0))" }
    case .object: return text(of: value, as: .dictionary(.any)).map { ".object(\($0))" }
    }
  }

  private func entry(_ key: String?, _ value: JSONValue, _ shape: Shape) -> String? {
    guard let key, let text = text(of: value, as: shape) else { return nil }
    return "\(key): \(text)"
  }

  private func list(_ texts: [String?], empty: String) -> String? {
    let found = texts.compactMap(\.self)
    guard found.count == texts.count else { return nil }
    return texts.isEmpty ? empty : "[\(found.joined(separator: ", "))]"
  }
}

extension Field {
  /// The name and type of the property, as a declaration has them.
  func head(_ types: SwiftType) -> String {
    "\(SwiftType.identifier(name)): \(types.name(of: shape))"
  }
}
