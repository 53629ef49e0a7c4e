import BenchmarkInputs
import BenchmarkKit
import Foundation

/// A third of the fields wrong, against the same content clean; then with the log as well.
enum DirtyRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    InputShape.allCases.filter { $0 != .coordinates }
      .map { shape in
        RowPlan(id: "dirty/\(shape.rawValue)", shape: shape.rawValue) {
          let dirty = source.document(shape, InputStyle(isDirty: true))
          return try shape.accept(
            DirtyRow(
              clean: source.data(shape),
              dirty: Data(dirty.bytes),
              expected: Data(dirty.expected)
            )
          )
        }
      }
  }
}

private struct DirtyRow: ModelVisitor {
  let clean: Data
  let dirty: Data
  let expected: Data

  func visit<Model: BenchmarkModel>(_ type: Model.Type) -> Row {
    let plain = Contender.smart(type, dirty, expected: expected, name: "dirty")
    return Row(
      [
        .smart(type, clean, name: "clean"), plain, plain.logged("dirty, Sentinel at .verbose"),
        .foundation(type, clean),
      ],
      goals: [
        Goal("dirty", against: "clean", .cost(atMost: 1.5)),
        Goal("dirty, Sentinel at .verbose", against: "clean", .cost(atMost: 6)),
      ]
    )
  }
}
