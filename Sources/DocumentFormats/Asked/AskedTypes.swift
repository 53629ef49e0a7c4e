import Foundation
import PlatformSupport

/// For which types a model asks, by the place in the document: what a format with types must know to write it.
///
/// A tree does not say whether `3` is an integer, a real number or one of four bytes; the type that decodes it
/// does. It is found by decoding the model once with `JSONDecoder`, when the first place is asked about.
public struct AskedTypes: Sendable {
  /// A type for which a value was asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `Int` and the other integers.
    case integer
    /// `Double`, or a date without a setting.
    case double
    /// `Date`, which is a ``double`` in the tree: seconds since 2001, if no setting says otherwise.
    case date
    /// `Data`, which is a ``text`` in the tree: base64.
    case data
    /// `Float`.
    case float
    /// `Decimal`.
    case decimal
    /// `String`, or what is read from one.
    case text
    /// A dictionary whose keys are integers.
    case integerKeys = "integer-keys"
  }

  /// Found once, since a format asks about each place.
  private final class Found: Sendable {
    let kinds = Mutex<[[String]: Set<Kind>]?>(nil)
  }

  /// What a kit knows of the model beside the places.
  package var details: (any Sendable)?
  private let found = Found()
  private let find: @Sendable () -> [[String]: Set<Kind>]

  package init(_ find: @escaping @Sendable () -> [[String]: Set<Kind>]) { self.find = find }

  /// The types for which a type asks in a document, as far as `JSONDecoder` reads it.
  ///
  /// - Parameters:
  ///   - type: The type that decodes the document.
  ///   - document: A JSON text; of any other nothing is known.
  public init<Value: Decodable & SendableMetatype>(of type: Value.Type, _ document: [UInt8]) {
    self.init {
      Self.noting { _ = try JSONDecoder().decode(Asking<Value>.self, from: Data(document)) }
    }
  }

  /// The types that are asked for while a body decodes `Asking` values, to its end or to its first error.
  package static func noting(_ body: () throws -> Void) -> [[String]: Set<Kind>] {
    let log = AskedLog()
    AskedLog.$current.withValue(log) { try? body() }
    return log.found
  }

  /// The types for which the value at a place was asked, one after the other; none if nobody asked.
  ///
  /// - Parameter path: The keys and the indices, in decimal digits, from the top of the document.
  public subscript(path: [String]) -> Set<Kind> { withKinds { $0[path] ?? [] } }

  /// Whether nobody asked for anything, as of a document that is too deep for `JSONDecoder`.
  ///
  /// Then no path is made, which in such a document would cost its depth for each value.
  private var isEmpty: Bool { withKinds(\.isEmpty) }

  private func withKinds<Result: Sendable>(_ body: ([[String]: Set<Kind>]) -> Result) -> Result {
    found.kinds.withLock { kinds in
      let known = kinds ?? find()
      kinds = known
      return body(known)
    }
  }

  /// Refuses a tree that a format whose scalars are texts too would read where JSON must not be.
  ///
  /// - Throws: `Inexpressible` for a number or Boolean where a text is asked for.
  func refusePlainTexts(in tree: JSONValue) throws(Inexpressible) {
    if isEmpty { return }
    _ = try tree.mappingScalars { scalar, path throws(Inexpressible) in
      let what: String
      switch scalar {
      case .number: what = "a number"
      case .boolean: what = "a Boolean"
      default: return scalar
      }
      guard self[path].contains(.text) else { return scalar }
      throw Inexpressible("\(what) that is no text", at: Self.place(of: path))
    }
  }

  private static func place(of path: [String]) -> String {
    path.reduce("$") { Int($1) == nil ? "\($0).\($1)" : "\($0)[\($1)]" }
  }

  /// The tree with each number spelled as it is asked for: as an integer or with a point.
  ///
  /// - Throws: `Inexpressible` for a number that would have to be both.
  package func spelled(_ tree: JSONValue) throws(Inexpressible) -> JSONValue {
    if isEmpty { return tree }
    return try tree.mappingScalars { scalar, path throws(Inexpressible) in
      guard case .number(let literal) = scalar else { return scalar }
      return .number(try spelled(literal, path))
    }
  }

  private func spelled(_ literal: String, _ path: [String]) throws(Inexpressible) -> String {
    let kinds = self[path]
    let isInteger =
      literal != "-0" && !literal.utf8.contains { [UInt8(ascii: "."), 0x65, 0x45].contains($0) }
    let wantsReal = kinds.contains(.double) || kinds.contains(.float)
    switch (kinds.contains(.integer), wantsReal) {
    case (true, false) where !isInteger:
      throw Inexpressible("a real number where an integer is asked for", at: Self.place(of: path))
    case (true, true) where isInteger:
      throw Inexpressible(
        "a number that is both an integer and a real one",
        at: Self.place(of: path)
      )
    case (false, true) where isInteger: return literal + ".0"
    default: return literal
    }
  }
}
