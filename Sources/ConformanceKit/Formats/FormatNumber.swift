/// A number of a tree as most formats represent it: a 64-bit integer or a double.
///
/// A format that keeps decimal digits only needs ``integer(_:at:)``.
public enum FormatNumber: Hashable, Sendable {
  /// A literal without point and exponent that `Int64` or `UInt64` holds.
  case integer(Int128)
  /// The double nearest to any other literal.
  case real(Double)

  /// Reads a literal of RFC 8259.
  ///
  /// A literal that would become infinity or zero is rejected, since either would lose its value.
  ///
  /// - Parameters:
  ///   - literal: The number as it is written.
  ///   - path: Where it is in the tree.
  /// - Throws: `Inexpressible` if it is an integer beyond 64 bits, or if no finite double is near.
  public init(
    _ literal: String,
    at path: @autoclosure () -> String
  ) throws(Inexpressible) {
    if let integer = try Self.integer(literal, at: path()) {
      self = .integer(integer)
      return
    }
    guard let real = Double(literal), real.isFinite else {
      throw Inexpressible("a number beyond the range of a double", at: path())
    }
    guard real != 0 || Self.isZero(literal) else {
      throw Inexpressible("a number too near to zero for a double", at: path())
    }
    self = .real(real)
  }

  /// The integer of a literal without point and exponent; nil for any other.
  ///
  /// An integer would lose the sign of `-0`, so that literal is not one.
  ///
  /// - Parameters:
  ///   - literal: The number as it is written.
  ///   - path: Where it is in the tree.
  /// - Returns: The integer, which `Int64` or `UInt64` holds.
  /// - Throws: `Inexpressible` if neither holds it.
  public static func integer(
    _ literal: String,
    at path: @autoclosure () -> String
  ) throws(Inexpressible) -> Int128? {
    let isReal = literal.utf8.contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    if isReal || literal == "-0" { return nil }
    let bounds = Int128(Int64.min)...Int128(UInt64.max)
    guard let value = Int128(literal), bounds.contains(value) else {
      throw Inexpressible("an integer beyond 64 bits", at: path())
    }
    return value
  }

  /// Whether all digits before the exponent are zero.
  private static func isZero(_ literal: String) -> Bool {
    literal.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
      .allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }
}
