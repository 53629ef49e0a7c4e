/// What a case expects, in the terms in which answers are reported.
struct ExpectationText {
  let models: ModelCatalog

  /// The expectation on one line; the text of the case itself if it cannot be read.
  func text(of conformanceCase: ConformanceCase) -> String {
    text(of: conformanceCase.expectation, conformanceCase.model)
  }

  private func text(of expectation: Expectation, _ model: ModelID) -> String {
    let reader = ObservationReader(catalog: models)
    switch expectation {
    case .value(let text, _):
      return (try? reader.read(text, as: .model(model)).description) ?? text
    case .defaults(let text, _):
      return (try? reader.defaults(of: model, except: text).description) ?? text
    case .rejection(let kind, let path): return Rejection(kind, at: path).description
    case .oneOf(let arms, _): return arms.map { text(of: $0, model) }.joined(separator: " or ")
    case .unspecified: return "anything"
    }
  }
}
