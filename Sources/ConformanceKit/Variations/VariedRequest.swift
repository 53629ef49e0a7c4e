/// A request that must be answered like another one, and how its answer compares.
struct VariedRequest {
  let variation: Variation
  let request: SubjectRequest
  /// Where in the answer the value stands that the first answer gave.
  var holder: Holder = .none

  /// What a variation puts around the value.
  enum Holder {
    case none
    case element
    case field(String)

    /// What stands before the paths of the value.
    var prefix: String {
      switch self {
      case .none: "$"
      case .element: "$[0]"
      case .field(let name): "$.\(name)"
      }
    }
  }

  /// The answer with the holder taken off, or nil if it is not one with that holder.
  func unwrapped(_ response: SubjectResponse) -> SubjectResponse? {
    guard case .decoded(let observation, let repairs) = response else { return response }
    let value: Observation?
    switch (holder, observation) {
    case (.none, _): value = observation
    case (.element, .array(let elements)): value = elements.count == 1 ? elements[0] : nil
    case (.field(let name), .object(let fields)): value = fields.count == 1 ? fields[name] : nil
    default: value = nil
    }
    guard let value else { return nil }
    let prefix = holder.prefix
    let inner = repairs?
      .map { repair in
        repair.path.hasPrefix(prefix)
          ? Repair(repair.kind, at: "$" + repair.path.dropFirst(prefix.count)) : repair
      }
    return .decoded(value, repairs: inner)
  }
}
