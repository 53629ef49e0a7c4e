import Foundation
import SmartCodable
import Testing

/// A type and a document, for Foundation's decoder and for ours without leniency.
struct StrictPair: Sendable, CustomTestStringConvertible {
  /// How far ours is meant to be Foundation's.
  enum Difference: Sendable {
    /// In everything.
    case none
    /// In everything but the coding path: the value's own, where Foundation has none.
    case path(String)
    /// Not at all: ours refuses a text that is no JSON, and that Foundation lets pass.
    case refusal
  }

  let testDescription: String
  let difference: Difference
  private let configure: @Sendable (JSONDecoder) -> Void
  private let decode: @Sendable (JSONDecoder) -> StrictAnswer

  init<Value: Decodable>(
    _ type: Value.Type,
    _ json: [UInt8],
    _ difference: Difference,
    _ label: String,
    _ configure: @escaping @Sendable (JSONDecoder) -> Void
  ) {
    testDescription = label
    self.difference = difference
    self.configure = configure
    decode = { decoder in StrictAnswer { try decoder.decode(Value.self, from: Data(json)) } }
  }

  /// What Foundation says.
  var reference: StrictAnswer {
    let decoder = JSONDecoder()
    configure(decoder)
    return decode(decoder)
  }

  /// What Foundation says, with the difference that is meant to be.
  var wanted: StrictAnswer {
    switch (difference, reference) {
    case (.none, let answer): return answer
    case (.path(let path), .refused(let kind, "", let key, let hasUnderlying)):
      return .refused(kind: kind, path: path, key: key, hasUnderlying: hasUnderlying)
    case (.path, let answer): return .other("no path is missing in: \(answer)")
    case (.refusal, _):
      return .refused(kind: "dataCorrupted", path: "", key: nil, hasUnderlying: false)
    }
  }

  /// What ours says.
  var found: StrictAnswer {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    configure(decoder)
    return decode(decoder)
  }
}

/// A row of the table.
func pair<Value: Decodable>(
  _ type: Value.Type,
  _ json: String,
  _ difference: StrictPair.Difference = .none,
  configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }
) -> StrictPair {
  StrictPair(type, Array(json.utf8), difference, "\(type) ← \(json)", configure)
}

/// A row whose document is no UTF-8 text.
func pair<Value: Decodable>(
  _ type: Value.Type,
  _ label: String,
  bytes: [UInt8],
  _ difference: StrictPair.Difference = .none
) -> StrictPair {
  StrictPair(type, bytes, difference, "\(type) ← \(label)", { _ in })
}
