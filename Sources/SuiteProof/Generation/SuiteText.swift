package import ConformanceKit
import DecoderLaw

/// The models and cases of a suite for readers: the data, and the Swift source of a model.
package struct SuiteText {
  private let suite: ConformanceSuite

  /// Creates the texts of a suite; by default the built-in one.
  package init(_ suite: ConformanceSuite = .current) {
    self.suite = suite
  }

  /// All models, as a JSON list.
  package var models: String { DataText.text(of: suite.models.schemas.map(\.data)) }

  /// All cases, as a JSON list.
  package var cases: String { DataText.text(of: suite.cases.map(\.data)) }

  /// A case in JSON; nil if there is none.
  package func conformanceCase(_ id: CaseID) -> String? {
    suite[id].map { DataText.text(of: $0.data) }
  }

  /// A model in JSON, with the plain types that can represent it, to copy; nil if there is none.
  package func model(_ id: ModelID) -> String? {
    guard let schema = suite.models[id] else { return nil }
    let lines = Self.declarations(for: schema, in: suite.models)
    let hasUntyped = lines.contains { $0.contains("Verbatim") }
    let note =
      hasUntyped ? ["// Verbatim stands for a type of yours that holds any JSON value.", ""] : []
    return DataText.text(of: schema.data) + "\n" + (note + lines).joined(separator: "\n") + "\n"
  }

  private static func declarations(for schema: ModelSchema, in catalog: ModelCatalog) -> [String] {
    if case .container(let type, let reads) = schema.form {
      return ["// ConformanceKit has this type, ContractModels.\(type); it reads:", "// \(reads)"]
    }
    let twins = TwinSource(catalog)
    guard twins.hasTwin(schema.id) else {
      return ["// A compact field, or an untyped one that is not in a plain model: no plain type."]
    }
    var lines: [String] = []
    if case .root = schema.form {
      lines.append("// The type: \(SwiftType(catalog: catalog).name(of: schema.id))")
    }
    do throws(ModelSourceError) {
      let types = try twins.declarations(for: schema.id)
      return lines + (lines.isEmpty || types.isEmpty ? [] : [""]) + types
    } catch {
      return ["// \(error)"]
    }
  }
}
