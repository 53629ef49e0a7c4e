package import ConformanceKit

/// Spells shapes as Swift types.
package struct SwiftType {
  /// The models that shapes name.
  package let catalog: ModelCatalog
  /// The prefix of the types of models, for example `Twins.`; empty inside that type.
  package let namespace: String

  package init(catalog: ModelCatalog, namespace: String = "") {
    self.catalog = catalog
    self.namespace = namespace
  }

  /// The type of a value of this shape.
  package func name(of shape: Shape) -> String {
    switch shape {
    case .string: "String"
    case .boolean: "Bool"
    case .integer(let bits, let signed):
      // Programs write Int; its unsigned counterpart has 64 bits wherever they read JSON.
      signed && bits == 64 ? "Int" : "\(signed ? "Int" : "UInt")\(bits)"
    case .number: "Double"
    case .float32: "Float"
    case .decimal: "Decimal"
    case .data: "Data"
    case .date: "Date"
    case .url: "URL"
    case .any: "Verbatim"
    case .enumeration(let id), .model(let id): name(of: id)
    case .array(let element): "[\(name(of: element))]"
    case .set(let element): "Set<\(name(of: element))>"
    case .dictionary(let value): "[String: \(name(of: value))]"
    case .map(let key, let value): "[\(name(of: key)): \(name(of: value))]"
    case .optional(let wrapped): "\(name(of: wrapped))?"
    }
  }

  /// The type of a value of this shape, for models of the built-in suite, as a decoder names it: without an
  /// Optional.
  package static func name(of shape: Shape) -> String {
    if case .optional(let wrapped) = shape { return name(of: wrapped) }
    let type = SwiftType(catalog: .standard)
    return shape == .any ? "Any" : type.name(of: shape)
  }

  /// The type that represents a model: `CamelChild` for `camel-child`, and `[Int]` for a top level.
  package func name(of id: ModelID) -> String {
    if case .root(let shape)? = catalog[id]?.form { return name(of: shape) }
    let name = Self.words(of: id.rawValue)
    return namespace + (Self.reserved.contains(name) ? name + "Model" : name)
  }

  /// `KeyStrategies` for `key-strategies`.
  package static func words(of name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name of a property or a `case`, in backticks if it is a keyword.
  package static func identifier(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let isName = isPlain && name.first?.isNumber == false && !keywords.contains(name)
    return isName ? name : "`\(name)`"
  }

  /// A text as an ASCII literal.
  package static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\u{20}"..."\u{7E}": String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"" + scalars.joined() + "\""
  }

  /// Types that generated source uses by these names.
  private static let reserved: Set = [
    "Any", "Bool", "Codable", "CodingKey", "CodingKeys", "Data", "Date", "Decimal", "Decodable",
    "Decoder", "Double", "Float", "Initial", "Int", "Int8", "Int16", "Int32", "Protocol", "Self",
    "Set", "String", "Type", "UInt8", "UInt16", "UInt32", "UInt64", "Verbatim",
  ]
  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
