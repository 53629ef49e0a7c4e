import BenchmarkInputs
import BenchmarkKit
import Foundation

/// Makes the documents that rows ask for.
struct DocumentSource {
  let options: Options

  func data(_ shape: InputShape, _ style: InputStyle = InputStyle(), size: Int? = nil) -> Data {
    Data(document(shape, style, size: size).bytes)
  }

  func document(
    _ shape: InputShape,
    _ style: InputStyle = InputStyle(),
    size: Int? = nil
  ) -> InputDocument {
    shape.document(size: size ?? options.size(of: shape), seed: options.seed, style: style)
  }

  func data(_ extreme: ExtremeInput, order: KeyOrder = .declared) -> Data {
    Data(extreme.document(seed: options.seed, order: order).bytes)
  }

  func data(_ input: WrittenInput) -> Data { Data(input.bytes(seed: options.seed)) }
}
