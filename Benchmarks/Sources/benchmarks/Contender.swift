import Foundation
import SmartCodable
import Synchronization

/// One decoder with one input, ready to be timed.
struct Contender {
  let name: String
  /// Whether the result equals that of the baseline.
  let isEqualToBaseline: () throws -> Bool
  /// Decodes that many times.
  let run: (Int) throws -> Void

  /// All decoders for one document; the first is the baseline.
  static func all<Model: SmartCodable & Equatable>(
    _ type: Model.Type,
    _ data: Data
  ) throws -> [Contender] {
    let baseline = try JSONDecoder().decode(type, from: data)
    func contender(_ name: String, _ decode: @escaping () throws -> Model) -> Contender {
      Contender(
        name: name,
        isEqualToBaseline: { try decode() == baseline },
        run: { count in for _ in 0..<count { consume(try decode()) } }
      )
    }
    let decoder = JSONDecoder()
    return [
      contender("JSONDecoder") { try decoder.decode(type, from: data) },
      contender("SmartCodable") {
        guard let model = type.deserialize(from: data) else { throw NoResult() }
        return model
      },
      contender("SmartCodable report") {
        try type.decode(from: data).value
      },
      serialization(data),
    ]
  }

  /// Foundation's untyped parser; it makes no models, so only the number of elements is compared.
  private static func serialization(_ data: Data) -> Contender {
    func count(_ value: Any) -> Int {
      (value as? [Any])?.count ?? (value as? [String: Any])?.count ?? -1
    }
    return Contender(
      name: "JSONSerialization (no models)",
      isEqualToBaseline: { count(try JSONSerialization.jsonObject(with: data)) > 0 },
      run: { count in
        for _ in 0..<count { consume(try JSONSerialization.jsonObject(with: data)) }
      }
    )
  }
}

private struct NoResult: Error {}

private let consumed = Atomic<Int>(0)

/// Uses a result, so that the optimizer has to make it.
@inline(never)
private func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {
    _ = consumed.wrappingAdd(1, ordering: .relaxed)
  }
}
