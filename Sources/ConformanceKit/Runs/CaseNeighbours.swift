/// For each case another one, whose document a decoder with a memory would take for that of the case.
///
/// It has the same settings, and the same model if there is such a case: a memory may belong to a type.
struct CaseNeighbours: Sendable {
  private struct Kind: Hashable {
    /// Nil for all models together.
    let model: ModelID?
    let settings: DecodingSettings
  }

  private let cases: [Kind: [ConformanceCase]]

  init(_ cases: [ConformanceCase]) {
    self.cases = cases.reduce(into: [:]) { cases, next in
      for model in [next.model, nil] {
        cases[Kind(model: model, settings: next.settings), default: []].append(next)
      }
    }
  }

  /// The next case with another input, in the order of ids and from the last one to the first; nil if the
  /// suite has no other.
  func neighbour(of conformanceCase: ConformanceCase) -> EarlierInput? {
    for model in [conformanceCase.model, nil] {
      let group = cases[Kind(model: model, settings: conformanceCase.settings)] ?? []
      let start = place(after: conformanceCase.id, in: group)
      // By index, so that a case costs its neighbours and not all of its kind.
      for offset in group.indices {
        let other = group[(start + offset) % group.count]
        guard other.input != conformanceCase.input, !other.input.isHuge else { continue }
        guard let input = other.input.bytes else { continue }
        return EarlierInput(model: other.model, input: input)
      }
    }
    return nil
  }

  /// The place of the first case with a greater id.
  private func place(after id: CaseID, in group: [ConformanceCase]) -> Int {
    var (low, high) = (0, group.count)
    while low < high {
      let middle = (low + high) / 2
      if group[middle].id <= id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
