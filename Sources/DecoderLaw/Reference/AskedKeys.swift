package import ConformanceKit

/// What the code of a model is told of its keys by a keyed container, for objects without equal keys.
package struct AskedKeys {
  private let run: ReferenceRun
  private let fields: [Field]

  /// Creates the law of a model's keys under the setting of keys.
  package init(_ model: ModelID, in catalog: ModelCatalog, settings: DecodingSettings) {
    run = ReferenceRun(
      policy: SharedPolicy(ReferencePolicy()),
      catalog: catalog,
      settings: settings
    )
    fields = catalog.fields(of: model)
  }

  /// The names of the fields whose coding keys the members make, in their order (NEST-11).
  package func all(in members: [JSONMember]) -> [String] {
    var names: [String] = []
    for member in members {
      let converted = run.converted(member.key)
      // Whether a key counts that only a question for it finds, as it is in the document, is not said.
      let field =
        fields.first { $0.isMapped && $0.keys.contains(member.key) }
        ?? fields.first { $0.keys.contains(converted) }
      if let name = field?.name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The value of a field; null if there is no other, and nil if no key of it is there (KEY-2, KEY-15, KEY-16, NEST-10).
  package func value(of field: String, in members: [JSONMember]) -> JSONValue? {
    guard let field = fields.first(where: { $0.name == field }) else { return nil }
    let (found, sawNull) = run.candidates(for: field, in: members)
    return found.first?.value ?? (sawNull ? .null : nil)
  }

  /// What `superDecoder()` reads: a key that the model need not have (KEY-15).
  package func base(in members: [JSONMember]) -> JSONValue {
    run.member("super", in: members) ?? .null
  }
}
