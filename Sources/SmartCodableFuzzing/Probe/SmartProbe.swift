import FuzzKit
import SmartCodable

/// Probes SmartCodable models, and types that contain them.
enum SmartProbe {
  /// Returns the schema of `type`; the first seed input is the sample.
  static func schema(of type: (some Decodable).Type, seedInputs: [String]) -> ProbedSchema {
    SchemaProbe.schema(of: type, sample: seedInputs.first, hints: hints)
  }

  /// A model declares the keys of its properties, and has a value without any input.
  private static let hints = ProbeHints(
    keys: { type, key in
      guard let model = type as? any SmartDecodable.Type,
        let entries = model.mappingForKey()
      else { return nil }
      let candidates = entries.map(Self.parts).filter { $0.property == key }.flatMap(\.candidates)
      return candidates.isEmpty ? nil : candidates
    },
    fallback: { type in (type as? any SmartDecodable.Type)?.init() }
  )

  /// The parts that `<---` combined, which are not public.
  private static func parts(of entry: SmartKeyTransformer)
    -> (property: String, candidates: [String])
  {
    let children = Mirror(reflecting: entry).children
    return (
      children.first { $0.label == "location" }?.value as? String ?? "",
      children.first { $0.label == "candidates" }?.value as? [String] ?? []
    )
  }
}
