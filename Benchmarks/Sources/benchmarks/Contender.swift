import Foundation
import SmartCodable
import Synchronization

/// One decoder or encoder with one input, ready to be timed.
struct Contender {
  let name: String
  /// Whether the result equals that of the baseline.
  let isEqualToBaseline: () throws -> Bool
  /// Decodes or encodes that many times.
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

  /// All encoders for the models of one document; the first is the baseline.
  ///
  /// Results are compared by decoding them again, since key order and escapes may differ.
  static func encoders<Model: SmartCodable & Equatable>(
    _ type: Model.Type,
    _ data: Data
  ) throws -> [Contender] {
    let model = try JSONDecoder().decode(type, from: data)
    func contender<Result>(
      _ name: String,
      _ encode: @escaping () throws -> Result,
      bytes: @escaping (Result) -> Data
    ) -> Contender {
      Contender(
        name: name,
        isEqualToBaseline: {
          try JSONDecoder().decode(type, from: bytes(try encode())) == model
        },
        run: { count in for _ in 0..<count { consume(try encode()) } }
      )
    }
    let foundation = JSONEncoder()
    let smart = SmartJSONEncoder()
    return [
      contender("JSONEncoder", { try foundation.encode(model) }, bytes: { $0 }),
      contender("SmartJSONEncoder", { try smart.encode(model) }, bytes: { $0 }),
      contender(
        "toJSONString",
        {
          guard let text = model.toJSONString() else { throw NoResult() }
          return text
        },
        bytes: { Data($0.utf8) }
      ),
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
