/// The key mapping and the value transformers of one model, which are read from it once (KEY-17).
final class ModelMapping {
  private var candidatesByCodingKey = RareTable<KeyText, [String]>()
  private var transformers = RareTable<KeyText, any ValueTransformable>()
  private var codingKeyByCandidate = RareTable<KeyText, String>()

  /// Reads the mapping; nil is that of a model that cannot have one.
  init(_ model: (any SmartMapping.Type)?) {
    for entry in model?.mappingForKey() ?? [] {
      // Several entries for one property act like one entry with all their candidates in order (KEY-9).
      candidatesByCodingKey[KeyText(entry.location), default: []] += entry.candidates
      for candidate in entry.candidates.map(KeyText.init)
      where codingKeyByCandidate[candidate] == nil {
        codingKeyByCandidate[candidate] = entry.location
      }
    }
    for entry in model?.mappingForValue() ?? [] {
      // The first entry for a key wins (VAL-1).
      let location = KeyText(entry.location)
      if transformers[location] == nil { transformers[location] = entry.performer }
    }
  }

  /// The transformer of a property, or nil.
  func transformer(for codingKey: String) -> (any ValueTransformable)? {
    transformers.isEmpty ? nil : transformers[KeyText(codingKey)]
  }

  /// The JSON keys of a mapped property, or nil if the property is not mapped.
  func candidates(for codingKey: String) -> [String]? {
    renames ? candidatesByCodingKey[KeyText(codingKey)] : nil
  }

  /// Whether a property is read under other keys than its own.
  var renames: Bool { !candidatesByCodingKey.isEmpty }

  /// Whether the model says anything about the property.
  func mentions(_ codingKey: String) -> Bool {
    candidates(for: codingKey) != nil || transformer(for: codingKey) != nil
  }

  /// The mapped property that reads the JSON key.
  func codingKey(reading candidate: String) -> String? {
    renames ? codingKeyByCandidate[KeyText(candidate)] : nil
  }
}
