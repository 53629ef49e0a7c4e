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

  private let found = Found()
  private let find: @Sendable () -> [[String]: Set<Kind>]

  init(_ find: @escaping @Sendable () -> [[String]: Set<Kind>]) { self.find = find }

  /// The types for which the value at a place was asked, one after the other; none if nobody asked.
  ///
  /// - Parameter path: The keys and the indices, in decimal digits, from the top of the document.
  public subscript(path: [String]) -> Set<Kind> {
    found.kinds.withLock { kinds in
      let known = kinds ?? find()
      kinds = known
      return known[path] ?? []
    }
  }

  /// Refuses a tree that a format whose scalars are texts too would read where JSON must not be.
  ///
  /// - Throws: `Inexpressible` for a number or Boolean where a text is asked for.
  func refusePlainTexts(in tree: JSONValue, _ path: [String] = []) throws(Inexpressible) {
    switch tree {
    case .number, .boolean:
      guard self[path].contains(.text) else { return }
      let what = if case .number = tree { "number" } else { "Boolean" }
      throw Inexpressible("\(what) that is no text", at: Self.place(of: path))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try refusePlainTexts(in: element, path + ["\(index)"])
      }
    case .object(let members):
      for member in members { try refusePlainTexts(in: member.value, path + [member.key]) }
    case .null, .string: return
    }
  }

  private static func place(of path: [String]) -> String {
    path.reduce("$") { Int($1) == nil ? "\($0).\($1)" : "\($0)[\($1)]" }
  }

  /// The tree with each number spelled as it is asked for: as an integer or with a point.
  ///
  /// - Throws: `Inexpressible` for a number that would have to be both.
  func spelled(_ tree: JSONValue) throws(Inexpressible) -> JSONValue { try spelled(tree, []) }

  private func spelled(_ tree: JSONValue, _ path: [String]) throws(Inexpressible) -> JSONValue {
    switch tree {
    case .number(let literal): return .number(try spelled(literal, path))
    case .array(let elements):
      var result: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        result.append(try spelled(element, path + ["\(index)"]))
      }
      return .array(result)
    case .object(let members):
      var result: [JSONMember] = []
      for member in members {
        let value = try spelled(member.value, path + [member.key])
        result.append(JSONMember(key: member.key, value: value))
      }
      return .object(result)
    case .null, .boolean, .string: return tree
    }
  }

  private func spelled(_ literal: String, _ path: [String]) throws(Inexpressible) -> String {
    let kinds = self[path]
    let isInteger = !literal.utf8.contains { [UInt8(ascii: "."), 0x65, 0x45].contains($0) }
    let wantsReal = kinds.contains(.double) || kinds.contains(.float)
    let place = Self.place(of: path)
    switch (kinds.contains(.integer), wantsReal) {
    case (true, false) where !isInteger:
      throw Inexpressible("real number where an integer is asked for", at: place)
    case (true, true) where isInteger:
      throw Inexpressible("number that is both an integer and a real one", at: place)
    case (false, true) where isInteger: return literal + ".0"
    default: return literal
    }
  }
}
