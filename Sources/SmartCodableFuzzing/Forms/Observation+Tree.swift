package import ConformanceKit
import FuzzKit

extension JSONTree {
  /// Converts an observation to the fuzzer's tree, with sorted keys; values of kinds that JSON lacks become
  /// strings that name the kind.
  package init(_ observation: Observation) {
    self.init()
    replace(root, with: add(observation))
  }

  private mutating func add(_ observation: Observation) -> Node {
    switch observation {
    case .null: return addScalar(.null, "null".utf8)
    case .boolean(let value): return addScalar(.bool, (value ? "true" : "false").utf8)
    case .integer(let text): return addScalar(.number, text.utf8)
    case .string(let text): return addString(text)
    case .number, .data, .date, .enumeration: return addString(observation.description)
    case .array(let elements):
      let container = addContainer(.array)
      for element in elements { append(add(element), to: container) }
      return container
    case .object(let fields): return add(fields)
    case .instance(let name, let fields):
      let container = addContainer(.object)
      append(add(fields), to: container, key: JSONText.escaped(name.utf8))
      return container
    }
  }

  private mutating func add(_ fields: [String: Observation]) -> Node {
    let container = addContainer(.object)
    for (key, value) in fields.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      append(add(value), to: container, key: JSONText.escaped(key.utf8))
    }
    return container
  }
}
