import ConformanceKit

/// Generates random values of given shapes; the same request always gives the same values.
struct ShapedChance {
  private let catalog: ModelCatalog
  private var generator: SeededGenerator
  private var depth = 0

  /// Derives its seed from the model, the settings and the input of a request.
  init(_ request: SubjectRequest, catalog: ModelCatalog) {
    self.catalog = catalog
    let settings = request.settings.sorted { $0.key < $1.key }
    let words = [request.model.rawValue] + settings.flatMap { [$0.key.rawValue, $0.value] }
    // The start of an input distinguishes it from others; some have millions of bytes.
    let bytes = words.joined(separator: "\n").utf8 + [0] + request.input.prefix(4096)
    generator = SeededGenerator(for: bytes)
  }

  /// A value of the shape; containers are empty below eight levels, so that the recursion ends.
  mutating func value(of shape: Shape) -> Observation {
    depth += 1
    defer { depth -= 1 }
    let isDeep = depth > 8
    switch shape {
    case .string: return .string(text())
    case .boolean: return .boolean(next(2) == 0)
    case .integer(_, let signed): return .integer(String(next(100) - (signed ? 50 : 0)))
    case .number, .float32, .decimal: return .number(Double(next(1000)) / 8)
    case .data: return .data(["", "aGk=", "AAEC"][next(3)])
    case .date: return .date("20\(10 + next(90))-01-02T03:04:05Z")
    case .url: return .string("https://example.com/\(text())")
    case .any: return [.null, .boolean(true), .integer("1"), .string("a")][next(4)]
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = catalog[id]?.form, !cases.isEmpty else {
        return .null
      }
      return .enumeration(cases[next(cases.count)].name)
    case .array(let element), .set(let element):
      let count = isDeep ? 0 : next(3)
      return .array((0..<count).map { _ in value(of: element) })
    case .dictionary(let value), .map(_, let value):
      let count = isDeep ? 0 : next(3)
      let entries = (0..<count).map { ("\($0)", self.value(of: value)) }
      return .object(Dictionary(entries, uniquingKeysWith: { first, _ in first }))
    case .optional(let wrapped): return isDeep || next(2) == 0 ? .null : value(of: wrapped)
    case .model(let id): return model(id)
    }
  }

  private mutating func model(_ id: ModelID) -> Observation {
    guard let schema = catalog[id] else { return .null }
    switch schema.form {
    case .root(let shape): return value(of: shape)
    case .container: return value(of: .array(.string))
    case .enumeration: return value(of: .enumeration(id))
    case .structure, .plainStructure, .classType: break
    }
    if depth > 64 { return .null }
    var values: [String: Observation] = [:]
    for field in catalog.fields(of: id) { values[field.name] = value(of: field.shape) }
    return schema.isClass ? .instance(of: id.rawValue, values) : .object(values)
  }

  private mutating func text() -> String {
    ["", "a", "b", "text", "1"][next(5)]
  }

  /// A number from 0 up to the bound.
  private mutating func next(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
}
