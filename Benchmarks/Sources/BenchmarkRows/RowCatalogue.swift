package import BenchmarkKit

/// All rows, in the order of the table.
package struct RowCatalogue {
  package let plans: [RowPlan]

  package init(_ options: Options) {
    let source = DocumentSource(options: options)
    let groups: [[RowPlan]] =
      if let file = options.file {
        [FileRows.plans(path: file)]
      } else {
        [
          DecodeRows.plans(source), StrictRows.plans(source), PlainRows.plans(source),
          WrittenRows.plans(source), IdiomRows.plans, KodableRows.plans(source),
          DirtyRows.plans(source), GraphRows.plans(source), PropertyListRows.plans(source),
          EncodeRows.plans(source), ExtremeRows.plans(source), CostRows.plans(source),
          ThreadRows.plans(source), ScaleRows.plans(source),
        ]
      }
    plans = groups.flatMap { $0 }
  }
}
