import ConformanceKit
import Foundation

/// Swift values from a document: dictionaries, arrays and scalars, and what calls such as `{"$date": 0}` stand for.
enum SwiftValues {
  /// The input of a request as a value.
  static func value(of request: SubjectRequest) throws -> Any {
    try value(of: JSONReader.read(bytes: request.input))
  }

  private static func value(of value: JSONValue) throws -> Any {
    switch value {
    case .null: return NSNull()
    case .boolean(let flag): return flag
    case .string(let text): return text
    case .number(let text): return Int(text) ?? UInt64(text) ?? Double(text) ?? Double.nan
    case .array(let elements): return try elements.map(self.value)
    case .object(let members):
      if members.count == 1, members[0].key.hasPrefix("$") {
        return try call(members[0].key, members[0].value)
      }
      return try Dictionary(
        members.map { ($0.key, try self.value(of: $0.value)) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  /// A value of no JSON kind.
  private struct Other {}

  private static func call(_ name: String, _ value: JSONValue) throws -> Any {
    let inner = try self.value(of: value)
    let text = inner as? String ?? ""
    switch name {
    case "$float": return Float(text) ?? .nan
    case "$double": return Double(text) ?? .nan
    case "$int8": return Int8(text) ?? 0
    case "$decimal": return Decimal(string: text) ?? .nan
    case "$number": return NSNumber(value: inner as? Bool ?? false)
    case "$substring": return text.dropFirst()
    case "$date": return Date(timeIntervalSince1970: Double(text) ?? 0)
    case "$data": return Data(base64Encoded: text) ?? Data()
    case "$url": return URL(string: text) ?? NSNull()
    case "$uuid": return UUID(uuidString: text) ?? NSNull()
    case "$some": return Any?.some(inner) as Any
    case "$none": return Any?.none as Any
    case "$set": return Set((inner as? [AnyHashable]) ?? [])
    case "$keys":
      let pairs = (inner as? [String: Any] ?? [:]).map { (Int($0.key) ?? 0, $0.value) }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    case "$number-keys": return [1.5: inner]
    case "$other": return Other()
    case "$deep": return (0..<(inner as? Int ?? 0)).reduce([] as [Any]) { inner, _ in [inner] }
    default: throw UnsupportedSetting(.entry)
    }
  }
}
