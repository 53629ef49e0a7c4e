import Foundation
import FuzzKit

/// One of several decoders of the same documents, for the table of where they differ
/// (`--oracle differential`).
///
/// What they do on purpose differs, so the targets run only if they are named.
struct ComparedTarget<Model: Encodable>: FuzzTarget {
  let name: String
  let summary: String
  let laws: TargetLaws = .repeatable
  let isOptIn = true
  let seedInputs = ComparedDocuments.seedInputs
  private let decode: @Sendable (Data) throws -> (Model, [DiagnosticRecord])

  init(
    _ name: String,
    _ summary: String,
    decode: @escaping @Sendable (Data) throws -> (Model, [DiagnosticRecord])
  ) {
    self.name = "compared/" + name
    self.summary = summary
    self.decode = decode
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    Execution { () throws in
      let (model, repairs) = try decode(Data(input))
      return .decoded(context.observe(model), diagnostics: repairs)
    }
  }
}

/// The documents of the compared decoders: orders, clean and as careless servers send them.
enum ComparedDocuments {
  static let seedInputs = [
    #"{"id":7,"paid":true,"total":12.5,"customer":{"name":"Ann","age":41},"note":"n","#
      + #""items":[{"sku":"a","count":1},{"sku":"b","count":2}],"tags":["x","y"]}"#,
    #"{"id":"7","paid":1,"total":"12.5","customer":"{\"name\":\"Ann\"}","note":null,"#
      + #""items":[{"sku":1,"count":"2"},null,{"count":"x"}],"tags":["x",2,null]}"#,
    #"{"id":7,"paid":"yes","total":1e2,"customer":{},"items":[],"tags":{}}"#, "{}",
  ]
}
