import ConformanceKit
import DecoderLaw

/// The SmartCodable models of a suite with their initial values, and their bindings, as Swift source.
///
/// Models that need a property wrapper, a class or code are written by hand, as the data states. Their
/// bindings are generated all the same.
struct SmartModelSource: ModelSource {
  static let names = ModelSourceNames(
    module: "SmartCodable",
    models: "SmartModels",
    subject: "SmartDecoderSubject",
    parameter: ("bindings", "SmartBindings")
  )
  private static let width = 96
  let suite: ConformanceSuite

  /// The declaration of a model; none for a top level or a model that is written by hand.
  func declaration(of schema: ModelSchema) throws(ModelSourceError) -> [String] {
    guard schema.handWritten == nil, schema.code == nil else { return [] }
    let name = types.name(of: schema.id)
    switch schema.form {
    case .root, .container: return []
    case .enumeration(let cases, let fallback):
      return Self.enumeration(name, cases, fallback: fallback)
    case .classType:
      throw ModelSourceError(model: schema.id, reason: "a class must be handWritten")
    case .structure, .plainStructure:
      try schema.refuseRecursion(in: catalog)
      let isPlain = schema.form == .plainStructure
      var lines: [String] = []
      for field in schema.fields { lines += try property(field, of: schema) }
      return SwiftSource.declaration(
        "struct \(name): \(isPlain ? "Codable" : "SmartCodable")",
        [lines, SwiftSource.codingKeys(of: schema.fields), Self.mapping(of: schema.fields)]
      )
    }
  }

  private static func enumeration(
    _ name: String,
    _ cases: [EnumerationCase],
    fallback: String?
  ) -> [String] {
    guard let fallback else {
      return SwiftSource.enumeration(name, cases, conformance: "Codable")
    }
    let value = SwiftType.identifier(fallback)
    let isFirst = cases.first?.name == fallback
    return SwiftSource.enumeration(
      name,
      cases,
      conformance: "SmartCaseDefaultable",
      members: isFirst ? [] : ["static var defaultCase: \(name) { .\(value) }"]
    )
  }

  private func property(
    _ field: Field,
    of schema: ModelSchema
  ) throws(ModelSourceError) -> [String] {
    let isPlain = schema.form == .plainStructure
    if !field.traits.isEmpty || (!isPlain && field.shape.isUntyped) {
      let reason =
        "\(field.name) needs a property wrapper; write it by hand and say so: handWritten"
      throw ModelSourceError(model: schema.id, reason: reason)
    }
    guard let value = try values.initial(of: field, in: schema) else {
      guard isPlain || field.shape.isOptional else {
        throw ModelSourceError(model: schema.id, reason: "\(field.name) has no initial value")
      }
      return ["var \(field.head(types))"]
    }
    return wrapped(field, value)
  }

  /// The property, with one argument per line if the initial value does not fit on one line.
  private func wrapped(_ field: Field, _ value: String) -> [String] {
    let head = "var \(field.head(types)) = "
    guard (head + value).utf8.count > Self.width, case .model(let id) = field.shape,
      let initial = field.initialValue.flatMap({ try? JSONReader.read($0) }),
      let call = values.call(id, initial)
    else { return [head + value] }
    let arguments = call.arguments.enumerated()
      .map { "  \($1)" + ($0 + 1 < call.arguments.count ? "," : "") }
    return [head + call.type + "("] + arguments + [")"]
  }

  /// The mapping, with a line for each mapped field.
  private static func mapping(of fields: [Field]) -> [String] {
    let lines = fields.filter(\.isMapped)
      .map { field in
        let keys = field.keys.map { SwiftType.literal($0) }
        let source =
          switch keys.count {
          case 0: "[String]()"
          case 1: keys.joined()
          default: "[\(keys.joined(separator: ", "))]"
          }
        return "CodingKeys.\(SwiftType.identifier(field.name)) <--- \(source)"
      }
    guard !lines.isEmpty else { return [] }
    let list =
      lines.count == 1
      ? ["[\(lines[0])]"]
      : ["["] + lines.map { "  \($0)," } + ["]"]
    return SwiftSource.declaration(
      "static func mappingForKey() -> [SmartKeyTransformer]?",
      [list]
    )
  }

  /// None for an enumeration or a container, which no top-level type can represent.
  ///
  /// Plain structures are fields of other models; one is bound only if a case decodes it directly.
  func binder(of schema: ModelSchema) -> String? {
    switch schema.form {
    case .enumeration, .container: nil
    case .structure, .classType: "bind"
    case .plainStructure: isDecoded(schema) ? "bindPlain" : nil
    case .root(.array(.model(let id))): catalog[id]?.isModel == true ? "bind" : "bindPlain"
    case .root: "bindPlain"
    }
  }
}

extension ModelSchema {
  /// Whether it is a model of its library, and not any `Codable` type.
  fileprivate var isModel: Bool {
    switch form {
    case .structure, .classType: true
    case .plainStructure, .enumeration, .root, .container: false
    }
  }
}
