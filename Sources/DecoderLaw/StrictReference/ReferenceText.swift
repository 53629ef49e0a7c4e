import ConformanceKit

package import struct Foundation.Data

extension ReferenceDecoder: DropInDecoder {
  /// Decodes a value of a type from JSON text.
  package func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let document: JSONValue
    do {
      let start = policy.sliceBeginsElsewhere ? data.startIndex : 0
      document = try JSONReader.read(bytes: Array(data.dropFirst(start)), rules: policy.text)
    } catch {
      session.hasFailed = true
      if policy.malformedTextIsEmpty { return try Self.empty.decode(type, from: .null) }
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "no JSON text", underlyingError: error)
      )
    }
    return try decode(type, from: document)
  }

  /// What a faulty decoder continues with after such a text: every value is empty, every key exists.
  private static var empty: ReferenceDecoder {
    var policy = StrictPolicy()
    policy.nullIsEmpty = true
    policy.nullIsEmptyContainer = true
    policy.absentKeyIsNull = true
    policy.containsEveryKey = true
    return ReferenceDecoder(policy: SharedPolicy(policy))
  }
}
