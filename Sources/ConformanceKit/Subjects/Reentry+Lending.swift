import struct Foundation.Data

extension Reentry {
  /// Runs a call in which types may decode other documents with decoders of the same kind.
  ///
  /// - Parameters:
  ///   - makeDecoder: Creates a decoder for each of those documents.
  ///   - call: The call.
  /// - Returns: What the call returns.
  static func lending<Value>(
    _ makeDecoder: @escaping @Sendable () throws -> any DropInDecoder,
    to call: () throws -> Value
  ) rethrows -> Value {
    var lent = current
    let encode = lent.encode
    lent.decode = { text in
      let document = try encode.map { try $0(text) } ?? Array(text.utf8)
      return try makeDecoder().decode(ContractModels.AnyOrder.self, from: Data(document))
    }
    return try $current.withValue(lent, operation: call)
  }
}
