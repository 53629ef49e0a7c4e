import BenchmarkInputs
import BenchmarkKit
import BenchmarkRows

/// Names all rows.
struct ListCommand {
  let options: Options

  func run() -> Int32 {
    for plan in RowCatalogue(options).plans where options.wants(id: plan.id, shape: plan.shape) {
      print(plan.id)
    }
    for memoryCase in MemoryCase.all
    where options.wants(id: memoryCase.id, shape: memoryCase.shape.rawValue) {
      print(memoryCase.id)
    }
    print("\nusual sizes of documents, in bytes:")
    for shape in InputShape.allCases where shape != .small {
      print("  \(shape.rawValue): \(shape.usualSize)")
    }
    return 0
  }
}
