import BenchmarkKit

/// Code of other people, by kind; no row has a goal, the slowest of them are told.
enum IdiomRows {
  static var plans: [RowPlan] {
    let idioms: [[Idiom]] = [
      Strategies.idioms, Unions.idioms, Collections.idioms, Handwritten.idioms, Values.idioms,
      PublicIdioms.all,
    ]
    return idioms.flatMap { $0 }.flatMap(\.plans)
  }
}
