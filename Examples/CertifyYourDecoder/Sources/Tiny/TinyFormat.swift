public import DocumentFormats

/// Tiny documents: a byte for the kind, then a number, or a count and what it counts.
///
/// Integers and reals are of different kinds, those of four and of eight bytes too; keys may be integers.
public struct TinyFormat: SuiteFormat {
  /// `tiny`.
  public let name = "tiny"
  /// Numbers have types.
  public let traits: Set<FormatTrait> = [.typedNumbers]
  /// Integers that fit have four bytes.
  public let spellings = ["narrow"]

  /// Creates the format.
  public init() {}

  /// Throws: a number must be written by its type.
  public func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
    throw Inexpressible("a document without types", at: "$")
  }

  /// Writes a tree by the types that are asked for.
  public func encode(_ tree: JSONValue, asked types: AskedTypes) throws(Inexpressible) -> [UInt8] {
    try bytes(tree, types, [], isNarrow: false)
  }

  /// Writes a tree with short integers for `narrow`.
  public func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] {
    try bytes(tree, types, [], isNarrow: spelling == "narrow")
  }

  private func bytes(
    _ tree: JSONValue,
    _ types: AskedTypes,
    _ path: [String],
    isNarrow: Bool
  ) throws(Inexpressible) -> [UInt8] {
    switch tree {
    case .null, .boolean: return [tree == .null ? 0 : tree == .boolean(true) ? 2 : 1]
    case .number(let literal):
      switch try FormatNumber(literal, at: path.joined(separator: ".")) {
      case .integer(let value):
        if isNarrow, let small = Int32(exactly: value) { return [10] + big(small) }
        return [3] + big(value)
      case .unsigned(let value): return [8] + big(value)
      case .real(let value):
        let single = Float(literal).flatMap { $0.isFinite ? $0 : nil }
        if types[path] == [.float], let single { return [9] + big(single.bitPattern) }
        return [4] + big(value.bitPattern)
      }
    case .string(let text): return [5] + big(UInt32(text.utf8.count)) + text.utf8
    case .array(let elements):
      var output = [6] + big(UInt32(elements.count))
      for (place, item) in elements.enumerated() {
        output += try bytes(item, types, path + ["\(place)"], isNarrow: isNarrow)
      }
      return output
    case .object(let members):
      var output = [7] + big(UInt32(members.count * 2))
      for member in members {
        if types[path].contains(.integerKeys), let key = Int64(member.key), "\(key)" == member.key {
          output += [3] + big(key)
        } else {
          output += [5] + big(UInt32(member.key.utf8.count)) + member.key.utf8
        }
        output += try bytes(member.value, types, path + [member.key], isNarrow: isNarrow)
      }
      return output
    }
  }

  private func big<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
