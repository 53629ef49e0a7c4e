/// The key mapping of one model, asked for once (KEY-17).
final class ModelMapping {
  private var candidatesByCodingKey: [String: [String]] = [:]
  private var codingKeyByCandidate: [String: String] = [:]

  init(_ model: any SmartMapping.Type) {
    for entry in model.mappingForKey() ?? [] {
      // Several entries for one property act like one with all candidates in order (KEY-9).
      candidatesByCodingKey[entry.location, default: []] += entry.candidates
      for candidate in entry.candidates where codingKeyByCandidate[candidate] == nil {
        codingKeyByCandidate[candidate] = entry.location
      }
    }
  }

  /// The JSON keys of a mapped property, or nil if the property is not mapped.
  func candidates(for codingKey: String) -> [String]? { candidatesByCodingKey[codingKey] }

  /// The mapped property that reads the JSON key.
  func codingKey(reading candidate: String) -> String? { codingKeyByCandidate[candidate] }
}
