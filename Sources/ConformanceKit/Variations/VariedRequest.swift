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
  func unwrapped(_ response: SubjectResponse) -> SubjectResponse? { holder.unwrapped(response) }
}

extension VariedRequest.Holder {
  /// The answer without the holder, in paths too; nil if a value does not have that holder.
  func unwrapped(_ response: SubjectResponse) -> SubjectResponse? {
    if case .rejected(let rejection) = response {
      return .rejected(Rejection(rejection.kind, at: rejection.path.map(inner)))
    }
    guard case .decoded(let observation, let repairs) = response else { return response }
    let value: Observation?
    switch (self, observation) {
    case (.none, _): value = observation
    case (.element, .array(let elements)): value = elements.count == 1 ? elements[0] : nil
    case (.field(let name), .object(let fields)): value = fields.count == 1 ? fields[name] : nil
    default: value = nil
    }
    return value.map { value in
      .decoded(value, repairs: repairs?.map { Repair($0.kind, at: inner($0.path)) })
    }
  }

  private func inner(_ path: String) -> String {
    path.hasPrefix(prefix) ? "$" + path.dropFirst(prefix.count) : path
  }
}
