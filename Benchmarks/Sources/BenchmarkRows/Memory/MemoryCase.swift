package import BenchmarkInputs
package import BenchmarkKit
import Foundation
import SmartCodable

/// A call whose memory is measured, in a process of its own for each contender.
package struct MemoryCase {
  package enum Direction: String, CaseIterable, Sendable {
    case decode
    case encode
  }

  package let direction: Direction
  package let shape: InputShape

  /// `memory-direction/shape`.
  package var id: String { "memory-\(direction.rawValue)/\(shape.rawValue)" }

  /// The target: this many times the memory of the baseline, or less.
  ///
  /// None for one small object, whose peak is less than a page.
  package var limit: Double? { shape == .small ? nil : 1.5 }

  /// Who is measured; the first is the baseline.
  package var contenders: [String] {
    [direction == .decode ? Name.jsonDecoder : Name.jsonEncoder, Name.smart]
  }

  package init(direction: Direction, shape: InputShape) {
    self.direction = direction
    self.shape = shape
  }

  /// Nil for an id that no case has.
  package init?(id: String) {
    guard let found = Self.all.first(where: { $0.id == id }) else { return nil }
    self = found
  }

  package static var all: [MemoryCase] {
    Direction.allCases.flatMap { direction in
      InputShape.allCases.map { MemoryCase(direction: direction, shape: $0) }
    }
  }

  /// The call, ready to be made.
  package func call(of contender: String, _ options: Options) throws -> MemoryCall {
    let document = shape.document(size: options.size(of: shape), seed: options.seed)
    let isSmart = contender == Name.smart
    let small = Data(shape.document(size: 1, seed: options.seed).bytes)
    let data = Data(document.bytes)
    return switch direction {
    case .decode:
      try shape.accept(
        DecodeMemory(isSmart: isSmart, data: data, small: small, count: document.objectCount)
      )
    case .encode:
      try shape.accept(
        EncodeMemory(isSmart: isSmart, data: data, small: small, count: document.objectCount)
      )
    }
  }
}

/// One call of a contender.
package struct MemoryCall {
  package let byteCount: Int
  package let objectCount: Int
  /// The same for a small document: what is learned once per process is no cost of the call.
  package let warmUp: () throws -> Void
  /// Makes the call, and then what is given while its result is still there.
  package let run: (() -> Void) throws -> Void
}

private struct DecodeMemory: ModelVisitor {
  let isSmart: Bool
  let data: Data
  let small: Data
  let count: Int

  func visit<Model: BenchmarkModel>(_ type: Model.Type) -> MemoryCall {
    let decoder = JSONDecoder()
    func decode(_ data: Data) throws -> Model {
      if isSmart {
        try type.deserialize(from: data).result()
      } else {
        try decoder.decode(type, from: data)
      }
    }
    return MemoryCall(
      byteCount: data.count,
      objectCount: count,
      warmUp: { _ = try decode(small) },
      run: { body in
        let model = try decode(data)
        withExtendedLifetime(model) { body() }
      }
    )
  }
}

private struct EncodeMemory: ModelVisitor {
  let isSmart: Bool
  let data: Data
  let small: Data
  let count: Int

  func visit<Model: BenchmarkModel>(_ type: Model.Type) throws -> MemoryCall {
    let model = try JSONDecoder().decode(type, from: data)
    let smallModel = try JSONDecoder().decode(type, from: small)
    let encoder = isSmart ? SmartJSONEncoder() : JSONEncoder()
    return MemoryCall(
      byteCount: data.count,
      objectCount: count,
      warmUp: { _ = try encoder.encode(smallModel) },
      run: { body in
        let text = try encoder.encode(model)
        withExtendedLifetime(text) { body() }
      }
    )
  }
}
