/// A request whose answer must equal another one, and how they are compared.
struct VariedRequest {
  let variation: Variation
  let request: SubjectRequest
  /// Where in the answer the value of the first answer is.
  var holder: Holder = .none

  /// What a variation wraps around the value.
  enum Holder {
    case none
    case element
    case field(String)

    /// The prefix of paths in the value.
    var prefix: String {
      switch self {
      case .none: "$"
      case .element: "$[0]"
      case .field(let name): "$.\(name)"
      }
    }
  }

  /// The answer without the holder, or nil if it does not have that holder.
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
