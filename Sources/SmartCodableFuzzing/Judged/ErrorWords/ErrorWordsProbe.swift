import Foundation
import FuzzKit
import SmartCodable

/// Values that are asked for as one type after the other; what the errors say of the type and of the kind of value.
struct ErrorWordsProbe {
  typealias Problem = PlacedText.Problem

  /// A type that values are asked for.
  private struct Wish: Sendable {
    let kind: JSONTree.Kind
    /// A word that names the type.
    let name: String
    let read: @Sendable (any SingleValueDecodingContainer) throws -> Void

    init<Value: Decodable & Sendable>(_ type: Value.Type, _ kind: JSONTree.Kind, as name: String) {
      (self.kind, self.name) = (kind, name)
      read = { container in _ = try container.decode(type) }
    }
  }

  private static let wishes: [Wish] = [
    Wish(Int.self, .number, as: "Int"), Wish(UInt8.self, .number, as: "UInt8"),
    Wish(Double.self, .number, as: "Double"), Wish(String.self, .string, as: "String"),
    Wish(Bool.self, .bool, as: "Bool"), Wish([Int].self, .array, as: "Array"),
    Wish(Set<String>.self, .array, as: "Array"), Wish([[Bool]].self, .array, as: "Array"),
    Wish([String: Int].self, .object, as: "Dictionary"), Wish(Float.self, .number, as: "Float"),
    Wish(Int64.self, .number, as: "Int64"), Wish([String: [Int]].self, .object, as: "Dictionary"),
  ]

  /// What is said of one value when it is asked for as every type; nil for a type that it is read as.
  private struct Said: Decodable {
    let errors: [DecodingError?]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      errors = wishes.map { wish in
        do {
          try wish.read(container)
          return nil
        } catch {
          return error as? DecodingError
        }
      }
    }
  }

  private let tree: JSONTree
  private let data: Data
  private let isStrict: Bool

  /// The probe of the elements of an input; nil if it is no array of JSON, or too long or too deep.
  init?(_ input: [UInt8], in context: RunContext) {
    guard input.count <= 2048, let tree = JSONTree(parsing: input),
      tree.kind(of: tree.root) == .array, tree.depth <= 32
    else { return nil }
    self.tree = tree
    data = Data(input)
    isStrict = context.iteration.isMultiple(of: 2)
  }

  func problem() -> Problem? {
    let decoder = SmartJSONDecoder()
    if isStrict { decoder.leniency = .none }
    guard let values = try? decoder.decode([Said].self, from: data) else {
      return Problem(word: "values", detail: "an array that is refused")
    }
    for (node, said) in zip(tree.children(of: tree.root), values) {
      for (wish, error) in zip(Self.wishes, said.errors) {
        guard let word = Self.difference(of: error, from: wish, for: tree.kind(of: node)) else {
          continue
        }
        let text = String(decoding: tree.bytes(of: node), as: UTF8.self)
        return Problem(word: word, detail: "\(wish.name) of \(text): \(error as Any)")
      }
    }
    return nil
  }

  private static func difference(
    of error: DecodingError?,
    from wish: Wish,
    for kind: JSONTree.Kind
  ) -> String? {
    let isFitting = kind == wish.kind
    let text: String
    switch error {
    // The value may be read, or one inside is wrong.
    case nil: return isFitting ? nil : "an error"
    case .dataCorrupted(let context)?:
      // A number that the type cannot represent, perhaps one inside.
      guard isFitting else { return "another error" }
      guard kind == .number else { return nil }
      return words(of: context.debugDescription).contains(wish.name) ? nil : "type"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      if isFitting { return nil }
      text = context.debugDescription
    default: return isFitting ? nil : "another error"
    }
    let words = words(of: text)
    guard words.contains(wish.name) else { return "type" }
    return words.filter { kinds.values.contains($0) } == [kinds[kind] ?? ""] ? nil : "kind"
  }

  private static let kinds: [JSONTree.Kind: String] = [
    .null: "null", .bool: "bool", .number: "number", .string: "string", .array: "array",
    .object: "object",
  ]

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
