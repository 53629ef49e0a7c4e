public import struct Foundation.Data

/// A small decoder that is strict about JSON and forgiving about types.
///
/// ```swift
/// struct Order: Decodable { var id: Int; var tags: [String] }
/// let order = try MellowDecoder().decode(
///   Order.self, from: Data(#"{"id":"17","tags":["new",null,5]}"#.utf8))
/// // Order(id: 17, tags: ["new", "5"])
/// ```
///
/// Booleans, numbers and strings convert into each other where nothing is lost, invalid elements of
/// arrays and entries of dictionaries are left out, and a string that holds an object or an array
/// stands for it where one is wanted. The text itself must be RFC 8259.
public struct MellowDecoder: Sendable {
  /// How many containers may be open at once; 512.
  public static let maximumDepth: Int = 512

  /// Creates a decoder.
  public init() {}

  /// Decodes a value from JSON text.
  ///
  /// - Parameters:
  ///   - type: What to decode.
  ///   - data: The text in UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`; one without a coding path for a text that is not JSON.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let value: MellowValue
    do {
      value = try MellowParser.value(of: [UInt8](data))
    } catch {
      let text = "not a JSON text: \(error.reason) at byte \(error.offset)"
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
    }
    return try MellowNode(value: value, codingPath: []).decoded(as: type)
  }
}
