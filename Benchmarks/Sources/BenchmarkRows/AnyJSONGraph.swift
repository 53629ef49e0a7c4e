import BenchmarkModels
import Foundation

/// Values of type `Any`, as programs hand them over.
enum AnyJSONGraph {
  /// Dictionaries and arrays of Swift's own types.
  static func native(_ value: AnyJSON) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let bool): bool
    case .int(let int): int
    case .double(let double): double
    case .string(let text): text
    case .array(let elements): elements.map(native)
    case .object(let members): members.mapValues(native)
    }
  }

  /// What JSONSerialization would make: its numbers are `NSNumber`, but here without its rounding.
  static func foundation(_ value: AnyJSON) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let bool): NSNumber(value: bool)
    case .int(let int): NSNumber(value: int)
    case .double(let double): NSNumber(value: double)
    case .string(let text): text
    case .array(let elements): elements.map(foundation)
    case .object(let members): members.mapValues(foundation)
    }
  }

  /// How many values there are in a graph, itself included.
  static func valueCount(_ value: Any) -> Int {
    if let elements = value as? [Any] { return elements.reduce(1) { $0 + valueCount($1) } }
    if let members = value as? [String: Any] {
      return members.values.reduce(1) { $0 + valueCount($1) }
    }
    return 1
  }

  /// A graph as a value that can be compared; nil for what JSON cannot hold.
  static func value(of graph: Any) -> AnyJSON? {
    switch graph {
    case is NSNull: .null
    case let text as String: .string(text)
    case let elements as [Any]: array(elements)
    case let members as [String: Any]: object(members)
    case let bool as Bool where type(of: graph) == Bool.self: .bool(bool)
    case let int as Int where type(of: graph) != Double.self: .int(int)
    case let double as Double: .double(double)
    default: nil
    }
  }

  private static func array(_ elements: [Any]) -> AnyJSON? {
    let values = elements.compactMap(value)
    return values.count == elements.count ? .array(values) : nil
  }

  private static func object(_ members: [String: Any]) -> AnyJSON? {
    let values = members.compactMapValues(value)
    return values.count == members.count ? .object(values) : nil
  }
}
