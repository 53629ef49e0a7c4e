/// A number of a tree as most formats represent it: a 64-bit integer or a double.
///
/// A format that keeps decimal digits only needs ``isInteger(_:at:)``.
public enum FormatNumber: Hashable, Sendable {
  /// A literal without point and exponent that `Int64` holds.
  case integer(Int64)
  /// A larger one that `UInt64` holds.
  case unsigned(UInt64)
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
    if try Self.isInteger(literal, at: path()) {
      self = Int64(literal).map { .integer($0) } ?? .unsigned(UInt64(literal) ?? 0)
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

  /// Whether a literal is an integer: written without point and exponent.
  ///
  /// An integer would lose the sign of `-0`, so that literal is not one.
  ///
  /// - Parameters:
  ///   - literal: The number as it is written.
  ///   - path: Where it is in the tree.
  /// - Returns: False for a fraction and for `-0`; otherwise `Int64` or `UInt64` holds the number.
  /// - Throws: `Inexpressible` if neither holds an integer.
  public static func isInteger(
    _ literal: String,
    at path: @autoclosure () -> String
  ) throws(Inexpressible) -> Bool {
    let isReal = literal.utf8.contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    if isReal || literal == "-0" { return false }
    guard Int64(literal) != nil || UInt64(literal) != nil else {
      throw Inexpressible("an integer beyond 64 bits", at: path())
    }
    return true
  }

  /// Whether all digits before the exponent are zero.
  private static func isZero(_ literal: String) -> Bool {
    literal.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
      .allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }
}
