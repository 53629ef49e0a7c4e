import FuzzKit
import SmartCodable

/// Probes models of SmartCodable, and types around them.
enum SmartProbe {
  /// What `type` asks for; the first seed input is the sample.
  static func schema(of type: (some Decodable).Type, seedInputs: [String]) -> ProbedSchema {
    SchemaProbe.schema(of: type, sample: seedInputs.first, hints: hints)
  }

  /// A model names the keys of its properties, and has a value without any input.
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

  /// What `<---` put together; it keeps that to itself.
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
