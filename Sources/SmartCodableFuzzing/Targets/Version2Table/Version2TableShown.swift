import Foundation
import SmartCodableV2

/// A value as the one text that equal values have, so that the judge needs no types.
protocol Version2Shown: SendableMetatype {
  var shown: String { get }
}

extension Bool: Version2Shown { var shown: String { self ? "true" : "false" } }
extension String: Version2Shown { var shown: String { Version2Value.quoted(self) } }

extension FixedWidthInteger where Self: Version2Shown { var shown: String { "\(self)" } }
extension Int: Version2Shown {}
extension Int8: Version2Shown {}
extension Int16: Version2Shown {}
extension Int32: Version2Shown {}
extension Int64: Version2Shown {}
extension UInt: Version2Shown {}
extension UInt8: Version2Shown {}
extension UInt64: Version2Shown {}

// The sign of zero is not judged.
extension Double: Version2Shown { var shown: String { self == 0 ? "0.0" : "\(self)" } }
extension Float: Version2Shown { var shown: String { self == 0 ? "0.0" : "\(self)" } }
extension CGFloat: Version2Shown { var shown: String { Double(self).shown } }

extension Decimal: Version2Shown { var shown: String { "\(self)" } }
extension Date: Version2Shown { var shown: String { "\(timeIntervalSinceReferenceDate.shown) s" } }
extension Data: Version2Shown { var shown: String { base64EncodedString() + " data" } }
extension URL: Version2Shown { var shown: String { absoluteString + " link" } }
extension UUID: Version2Shown { var shown: String { uuidString } }

extension Version2TableModel.Word: Version2Shown { var shown: String { rawValue.shown } }
extension Version2TableModel.Rank: Version2Shown { var shown: String { rawValue.shown } }
extension Version2TableModel.Sole: Version2Shown { var shown: String { rawValue.shown } }

extension Optional: Version2Shown where Wrapped: Version2Shown {
  var shown: String { map(\.shown) ?? "nil" }
}

extension Array: Version2Shown where Element: Version2Shown {
  var shown: String { Version2Text.list(map(\.shown)) }
}

extension Set: Version2Shown where Element: Version2Shown {
  var shown: String { Version2Text.set(map(\.shown)) }
}

extension Dictionary: Version2Shown where Key: Version2Shown, Value: Version2Shown {
  var shown: String { Version2Text.entries(map { ($0.key.shown, $0.value.shown) }) }
}

extension SmartAny: Version2Shown {
  var shown: String {
    switch self {
    case .bool(let value): Version2Text.any("bool", value.shown)
    case .string(let value): Version2Text.any("string", value.shown)
    case .double(let value): Version2Text.any("double", value.shown)
    case .int(let value): Version2Text.any("int", value.shown)
    case .uInt(let value): Version2Text.any("uInt", value.shown)
    case .dict(let value): Version2Text.any("dict", value.shown)
    case .array(let value): Version2Text.any("array", value.shown)
    case .null: Version2Text.any("null", "")
    default: "unexpected \(self)"
    }
  }
}

/// The texts of containers.
enum Version2Text {
  /// Stands for what the specification leaves open.
  static let open = "⁇"

  static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  static func set(_ elements: [String]) -> String { list(Set(elements).sorted()) }

  static func entries(_ entries: [(key: String, value: String)]) -> String {
    if entries.isEmpty { return "[:]" }
    let texts = entries.map { "\($0.key): \($0.value)" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return list(texts)
  }

  static func any(_ name: String, _ value: String) -> String { "\(name)(\(value))" }
}
