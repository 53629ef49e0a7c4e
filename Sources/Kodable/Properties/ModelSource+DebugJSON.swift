import Foundation

extension ModelSource {
  /// Prints the JSON of the model (KOD-62).
  func printJSON() {
    let value = try? decoder.singleValueContainer().decode(AnyJSON.self)
    DebugJSONOutput.send("Decoded JSON for type \(model):\n\(AnyJSON.text(value))")
  }

  /// Prints the JSON of a property.
  func printJSON(of property: String, at place: ValuePlace) {
    let value = try? place.decode(AnyJSON.self)
    DebugJSONOutput.send(
      "Decoded JSON for the \(property) property of type \(model):\n\(AnyJSON.text(value))"
    )
  }
}

/// A value of any kind, as an object that `JSONSerialization` writes.
private struct AnyJSON: Decodable {
  let object: Any

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: ModelKey.self) {
      var members: [String: Any] = [:]
      for key in container.allKeys {
        members[key.stringValue] =
          try container.decodeIfPresent(AnyJSON.self, forKey: key)?.object
          ?? NSNull()
      }
      object = members
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [Any] = []
      while !container.isAtEnd {
        elements.append(try container.decodeIfPresent(AnyJSON.self)?.object ?? NSNull())
      }
      object = elements
    } else {
      object = Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) -> Any {
    if container.decodeNil() { return NSNull() }
    if let value = try? container.decode(Bool.self) { return value }
    if let value = try? container.decode(Int64.self) { return value }
    if let value = try? container.decode(UInt64.self) { return value }
    if let value = try? container.decode(Double.self) { return number(value) }
    if let value = try? container.decode(String.self) { return value }
    if let value = try? container.decode(Date.self) { return text(of: value) }
    if let value = try? container.decode(Data.self) { return value.base64EncodedString() }
    return NSNull()
  }

  /// A number, or the text of one that JSON does not have; `JSONSerialization` refuses it or traps.
  private static func number(_ value: Double) -> Any { value.isFinite ? value : "\(value)" }

  /// The text of a date; Foundation traps where it prints one that is not a number.
  private static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite ? "\(date)" : "\(seconds)"
  }

  /// The value as indented JSON with sorted keys; a missing one has no text.
  static func text(_ value: AnyJSON?) -> String {
    guard let value else { return "" }
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: value.object, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value.object)"
  }
}
