package import ConformanceKit

/// Determines how a value of a model must be written, by chapters 18 and 30 of the specification.
///
/// Its input is an observation and a schema, and it shares no code with any encoder.
package struct ReferenceWriter {
  private let catalog: ModelCatalog
  private var settings: WritingSettings
  private let policy: SharedPolicy<ReferencePolicy>
  /// What the fields of the top level were read from, for dates that keep their form.
  private let origins: [JSONMember]

  /// Creates a writer for the models of a catalog.
  package init(catalog: ModelCatalog = .standard, settings: WritingSettings = WritingSettings()) {
    self.init(catalog: catalog, settings: settings, policy: SharedPolicy(ReferencePolicy()))
  }

  /// Creates a writer with the decisions of a policy, for a value that was read from these members.
  init(
    catalog: ModelCatalog,
    settings: WritingSettings,
    policy: SharedPolicy<ReferencePolicy>,
    origins: [JSONMember] = []
  ) {
    self.catalog = catalog
    self.settings = settings
    self.policy = policy
    self.origins = origins
  }

  /// The reason why a value cannot be written.
  package enum Obstacle: Error {
    /// The encoder must refuse it: a number is not finite (ENC-10).
    case refused
    /// The writer does not know the model, or the value does not match it.
    case unknown
  }

  /// The required output for a value.
  package func written(
    _ value: Observation,
    as model: ModelID
  ) throws(Obstacle) -> WrittenValue {
    guard let schema = catalog[model] else { throw .unknown }
    if let shape = schema.valueShape { return try written(value, shape) }
    switch (schema.form, value) {
    case (.enumeration(let cases, _), .enumeration(let name)):
      guard let raw = cases.first(where: { $0.name == name })?.raw else { throw .unknown }
      return policy.writesRawValues ? try Self.raw(raw) : .string(name)
    // A subclass in place of its superclass is written as the subclass.
    case (.classType, .instance(let name, let fields)):
      return try object(fields, of: ModelID(rawValue: name))
    case (.structure, .object(let fields)), (.plainStructure, .object(let fields)):
      return try object(fields, of: model)
    default: throw .unknown
    }
  }

  private static func raw(_ value: JSONValue) throws(Obstacle) -> WrittenValue {
    switch value {
    case .string(let text): return .string(text)
    case .number(let digits): return .number(digits)
    default: throw .unknown
    }
  }

  // MARK: Models

  private func object(
    _ values: [String: Observation],
    of model: ModelID
  ) throws(Obstacle) -> WrittenValue {
    guard catalog[model] != nil else { throw .unknown }
    var members = Members()
    for field in catalog.fields(of: model)
    where !field.traits.contains(.uncoded) || !policy.writesNoIgnoredField {
      guard let value = values[field.name] else { throw .unknown }
      if case .null = value, field.shape.isOptional, policy.writesNoNilField { continue }
      var writer = self
      if field.traits.contains(.flat), !policy.mappedKeysReachFlats {
        writer.settings.usesMappedKeys = false
      }
      let written =
        field.traits.contains(.automaticDate) && policy.datesKeepTheirForm
        ? recognizedMoment(value, field) : try writer.written(value, field.shape)
      // The keys of a flat field are among those of the enclosing model (FLAT-8); an array cannot be flat
      // (FLAT-6).
      if field.traits.contains(.flat), case .object(let inner) = written {
        let isRest = isRest(field.shape) || !policy.laterFlatsWin
        for member in inner { members.set(member.key, member.value, isRest: isRest) }
      } else {
        members.set(key(of: field), written)
      }
    }
    return .object(members.list)
  }

  /// Whether a flat is a dictionary, whose entries give way to properties (FLAT-8).
  private func isRest(_ shape: Shape) -> Bool {
    switch shape {
    case .optional(let wrapped): isRest(wrapped)
    case .dictionary: true
    default: false
    }
  }

  /// A date in the form that it was read from, of which the value says nothing (SDT-2).
  private func recognizedMoment(_ value: Observation, _ field: Field) -> WrittenValue {
    if let origin = origins.value(of: field.codingKey) { return .origin(origin) }
    guard case .date(let text) = value, Self.isInFourDigitYear(text) else { return .anything }
    return .recognizedMoment(text)
  }

  private static func isInFourDigitYear(_ text: String) -> Bool {
    text.first?.isNumber == true && text.dropFirst(4).first == "-"
  }

  private func key(of field: Field) -> String {
    let mapped = policy.writesFirstCandidate ? field.keys.first : field.keys.last
    return settings.spelled(settings.usesMappedKeys ? mapped ?? field.codingKey : field.codingKey)
  }

  // MARK: Values

  private func written(_ value: Observation, _ shape: Shape) throws(Obstacle) -> WrittenValue {
    switch (shape, value) {
    case (.optional, .null): return .null
    case (.optional(let wrapped), _): return try written(value, wrapped)
    case (.any, _): return try untyped(value)
    case (.model(let id), _), (.enumeration(let id), _): return try written(value, as: id)
    case (.array(let element), .array(let elements)): return .array(try list(elements, element))
    case (.set(let element), .array(let elements)): return .set(try list(elements, element))
    case (.dictionary(let inner), .object(let entries)):
      return try dictionary(entries, inner) { $0 }
    case (.map(let key, let inner), .object(let entries)):
      let object = try dictionary(entries, inner) { name throws(Obstacle) in
        try keyText(name, key)
      }
      guard case .enumeration = key, !policy.enumerationKeysMakeObjects,
        case .object(let members) = object
      else { return object }
      return .array(members.flatMap { [.string($0.key), $0.value] })
    case (.decimal, .number(let text)) where !policy.writesAllDecimalDigits:
      return .number(Double(text)?.description ?? text)
    case (_, .boolean(let flag)): return .boolean(flag)
    case (_, .integer(let digits)): return .number(digits)
    case (.float32, .number(let text)):
      if case .number(let digits) = try number(text) { return .float(digits) }
      return try number(text)
    case (_, .number(let text)): return try number(text)
    case (_, .string(let text)), (_, .data(let text)): return .string(text)
    case (_, .date(let text)):
      if Self.isInFourDigitYear(text) {
        return .moment(text, settings.dates)
      }
      // A number is less exact for moments in other years, and cannot represent all of them in milliseconds;
      // a text cannot represent them at all.
      if settings.dates == .milliseconds || settings.dates == .iso8601 { throw .unknown }
      return .anything
    default: throw .unknown
    }
  }

  private func list(
    _ elements: [Observation],
    _ shape: Shape
  ) throws(Obstacle) -> [WrittenValue] {
    var list: [WrittenValue] = []
    for element in elements {
      if case .null = element, !policy.writesNilElements { continue }
      list.append(try written(element, shape))
    }
    return list
  }

  /// Keys of dictionaries keep their spelling, and are in ascending order (ENC-4, ENC-9).
  private func dictionary(
    _ entries: [String: Observation],
    _ shape: Shape,
    key: (String) throws(Obstacle) -> String
  ) throws(Obstacle) -> WrittenValue {
    var writer = self
    if !policy.mappedKeysReachEntries { writer.settings.usesMappedKeys = false }
    var members: [(key: String, value: WrittenValue)] = []
    for (name, value) in entries {
      let name = policy.writtenEntriesKeepKeys ? try key(name) : settings.spelled(try key(name))
      members.append((name, try writer.written(value, shape)))
    }
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object(policy.writtenEntriesAreSorted ? sorted : sorted.reversed())
  }

  /// The key of an entry, which is observed as the name of a `case` (ENC-13).
  private func keyText(_ name: String, _ shape: Shape) throws(Obstacle) -> String {
    guard case .enumeration(let id) = shape else { return name }
    guard case .enumeration(let cases, _)? = catalog[id]?.form,
      let raw = cases.first(where: { $0.name == name })?.raw
    else { throw .unknown }
    switch raw {
    case .string(let text), .number(let text): return text
    default: throw .unknown
    }
  }

  private func number(_ text: String) throws(Obstacle) -> WrittenValue {
    guard ["nan", "inf", "-inf"].contains(text) else { return .number(text) }
    guard settings.namesNonFinite else {
      if policy.refusesNonFinite { throw .refused }
      return .null
    }
    return .string(text == "nan" ? "NAN" : text.uppercased())
  }

  private func untyped(_ value: Observation) throws(Obstacle) -> WrittenValue {
    switch value {
    case .null: return .null
    case .array(let elements): return .array(try list(elements, .any))
    case .object(let entries): return try dictionary(entries, .any) { $0 }
    case .instance, .enumeration: throw .unknown
    case .boolean(let flag) where !policy.writesUntypedBooleans: return .number(flag ? "1" : "0")
    default: return try written(value, .string)
    }
  }

  /// Members in the order in which their keys first occurred, with their last values (FLAT-8).
  private struct Members {
    private(set) var list: [(key: String, value: WrittenValue)] = []

    mutating func set(_ key: String, _ value: WrittenValue, isRest: Bool = false) {
      if let index = list.firstIndex(where: { $0.key.hasSameScalars(as: key) }) {
        if !isRest { list[index].value = value }
      } else {
        list.append((key, value))
      }
    }
  }
}
