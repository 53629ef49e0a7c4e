import Foundation

/// The format of a target's documents, where that is not JSON.
///
/// ```swift
/// let format: FuzzFormat? = FuzzFormat(MyCBOR(), for: Person.self)
/// ```
///
/// Documents are drawn, changed and judged as JSON texts, whatever the format is, so that all laws apply. An
/// input that is a JSON object or array is such a document, and the target gets the bytes that the format
/// writes for it. All other inputs, such as documents that were changed as bytes, are bytes of the format and
/// are handed on as they are: the few that are JSON nevertheless after a byte of zero. What the format cannot
/// write is not judged.
public struct FuzzFormat: Sendable {
  /// The format.
  public let format: any SuiteFormat

  private let types: @Sendable ([UInt8]) -> AskedTypes

  /// Creates the format of a target that decodes a type.
  ///
  /// - Parameters:
  ///   - format: Writes the documents.
  ///   - type: The type, for formats that write a value by the type that reads it.
  public init<Value: Decodable & SendableMetatype>(_ format: any SuiteFormat, for type: Value.Type)
  {
    self.format = format
    types = { AskedTypes(of: type, $0) }
  }

  /// The bytes that a target gets for an input; nil if the format cannot write the document that it is.
  ///
  /// - Parameters:
  ///   - input: A JSON object or array, or bytes of the format.
  ///   - spelling: One of the format's spellings; nil, the default, for the usual one.
  /// - Returns: The document in the format, or the bytes themselves; nil if the format cannot write it.
  public func bytes(of input: [UInt8], spelling: String? = nil) -> [UInt8]? {
    guard let tree = Self.document(input) else {
      let isEscaped = input.first == Self.escape && Self.document(Array(input.dropFirst())) != nil
      return isEscaped ? Array(input.dropFirst()) : input
    }
    return try? bytes(of: tree, input, spelling)
  }

  /// The input for which a target gets these bytes.
  static func input(for bytes: [UInt8]) -> [UInt8] {
    document(bytes) == nil ? bytes : [escape] + bytes
  }

  /// Before bytes of the format that would be a document otherwise.
  private static let escape: UInt8 = 0

  /// The document that an input is; nil for other bytes.
  static func document(_ input: [UInt8]) -> JSONTree? {
    guard let first = input.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    return JSONTree(parsing: input)
  }

  private func bytes(
    of tree: JSONTree,
    _ document: [UInt8],
    _ spelling: String?
  ) throws(Inexpressible) -> [UInt8] {
    let types = types(document)
    let value = try format.adapted(JSONValue(tree), to: types)
    guard let spelling else { return try format.encode(value, asked: types) }
    return try format.encode(value, asked: types, spelling: spelling)
  }
}
