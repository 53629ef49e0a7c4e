import BenchmarkInputs
import BenchmarkKit
import BenchmarkModels
import Dispatch
import Foundation
import SmartCodable

/// Many small decodes at once; elapsed time, since waiting for each other counts.
enum ThreadRows {
  static func plans(_ source: DocumentSource) -> [RowPlan] {
    [1, 2]
      .map { threads in
        RowPlan(id: "threads/\(threads)", shape: InputShape.small.rawValue) {
          let data = source.data(.small)
          let decoder = JSONDecoder()
          return Row(
            [
              contender(Name.jsonDecoder, threads, data) {
                try? decoder.decode(Person.self, from: $0)
              },
              contender(Name.smart, threads, data) { Person.deserialize(from: $0) },
            ],
            clock: .elapsed
          )
        }
      }
  }

  private static func contender(
    _ name: String,
    _ threads: Int,
    _ data: Data,
    _ decode: @escaping @Sendable (Data) -> Person?
  ) -> Contender {
    Contender(
      name: name,
      byteCount: data.count,
      isRight: { try decode(data) == JSONDecoder().decode(Person.self, from: data) },
      run: { count in
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
          for _ in 0..<max(1, count / threads) { consume(decode(data)) }
        }
      }
    )
  }
}
