import ConformanceKit
import DecoderLaw

extension TwinSource {
  /// The files by their names: one for each file of models, and one that lists all twins.
  func files(of areas: [String: [ModelSchema]]) throws(ModelSourceError) -> [String: String] {
    let outside = SwiftType(catalog: catalog, namespace: "Twins.")
    var files: [String: String] = [:]
    var entries: [String] = []
    for (area, schemas) in areas.sorted(by: { $0.key < $1.key }) {
      var groups: [[String]] = []
      for schema in schemas where hasTwin(schema.id) && !schema.isContainer {
        groups.append(try declaration(of: schema))
        guard case .enumeration = schema.form else {
          entries.append("twins.add(\"\(schema.id)\", \(outside.name(of: schema.id)).self)")
          continue
        }
      }
      guard groups.contains(where: { !$0.isEmpty }) else { continue }
      files["Twins+\(SwiftType.words(of: area)).swift"] = SwiftSource.file(
        origin: "models/\(area).json",
        SwiftSource.declaration("extension Twins", groups)
      )
    }
    let containers = areas.sorted { $0.key < $1.key }.flatMap(\.value).compactMap(Self.registration)
    files["ContractModels+Twins.swift"] = SwiftSource.file(
      origin: "models",
      SwiftSource.declaration(
        "extension ContractModels",
        [
          ["/// Adds the types that use containers themselves."]
            + SwiftSource.declaration(
              "static func add(to twins: inout TwinCatalog)",
              [containers + ["twins.addRefusals()"]]
            )
        ]
      )
    )
    entries.append("ContractModels.add(to: &twins)")
    files["Twins.swift"] = SwiftSource.file(origin: "models", Self.list(entries))
    return files
  }

  /// One line that adds a type of the kit; for some types only the outcome of the call is recorded.
  private static func registration(of schema: ModelSchema) -> String? {
    guard case .container(let type, _) = schema.form else { return nil }
    let calls = ["Outcome", "OutcomeType", "Again", "Damaged", "Slice"]
    for outcome in calls where type.hasPrefix(outcome + " ") {
      return "twins.add\(outcome)(\"\(schema.id)\", \(type.dropFirst(outcome.count + 1)).self)"
    }
    if type == "AtOnce" { return "twins.addAtOnce(\"\(schema.id)\")" }
    let line = "twins.add(\"\(schema.id)\", \(type).self)"
    return type.contains("Int128")
      ? "if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { \(line) }" : line
  }

  private static func list(_ entries: [String]) -> [String] {
    let value = SwiftSource.declaration(
      "public static let standard: TwinCatalog =",
      [["var twins = TwinCatalog()"] + entries + ["return twins"]]
    )
    return [
      "/// Plain `Decodable` types with the fields of the built-in schemas, and nothing lenient.",
      "enum Twins {}", "",
    ]
      + SwiftSource.declaration(
        "extension TwinCatalog",
        [["/// The twins of the built-in models."] + value.dropLast() + ["}()"]]
      )
  }

  /// The declarations of a model's twin and of all types that it names, to copy; none for a model without a
  /// twin.
  func declarations(for id: ModelID) throws(ModelSourceError) -> [String] {
    guard hasTwin(id) else { return [] }
    var groups: [[String]] = []
    for id in catalog.needed(by: id) {
      guard let schema = catalog[id] else { continue }
      groups.append(try declaration(of: schema))
    }
    return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Whether a plain type can represent the model: compact fields, and untyped ones of models that are not
  /// plain, rule that out, also for all models that contain such a model.
  func hasTwin(_ id: ModelID) -> Bool {
    if catalog[id]?.isContainer == true { return true }
    return catalog.needed(by: id)
      .allSatisfy { id in
        guard let schema = catalog[id], schema.code == nil else { return false }
        return !schema.fields.contains { field in
          field.traits.contains(.compact)
            || (schema.form != .plainStructure && field.shape.isUntyped)
        }
      }
  }
}
