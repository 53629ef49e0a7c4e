extension Oracle {
  /// Every JSON object within the depth limit decodes into a model.
  static let totality = Oracle("totality", .total) { trial in
    guard let facts = trial.facts, facts.isObject, facts.depth <= JSONLimits.depth else {
      return .silent
    }
    guard case .thrown(let code) = trial.execution.outcome else { return .held }
    return .broken(wanted: "decoded", found: code, "a JSON object was refused with \(code)")
  }
}

/// Limits that the decoders under test promise.
enum JSONLimits {
  /// Containers that may be open at once.
  static let depth = 512
}
