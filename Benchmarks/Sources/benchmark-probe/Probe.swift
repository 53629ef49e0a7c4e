import BenchmarkInputs
import BenchmarkKit
import BenchmarkRows
import Foundation

/// Makes one call and prints what it took: `benchmark-probe CASE CONTENDER [--size N] [--seed S]`.
@main enum Probe {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let id = arguments.first, let memoryCase = MemoryCase(id: id),
      let contender = arguments.dropFirst().first
    else {
      throw UsageError("benchmark-probe CASE CONTENDER [--size N] [--seed S]")
    }
    let options = try Options(["run"] + arguments.dropFirst(2))
    let call = try memoryCase.call(of: contender, options)
    try call.warmUp()
    let use = try HeapMeter.use(of: call)
    print(String(decoding: try JSONEncoder().encode(use), as: UTF8.self))
  }
}
