import ConformanceKit
import DecoderLaw
import FuzzKit

/// What the law makes of a model: its value, and the places and actions of its repairs.
///
/// It is decoded by Foundation, but takes its values from the document.
struct DecodeScriptTwin: DecodeScriptValue {
  private enum CodingKeys: CodingKey { case part }

  private static let reference = ReferenceSubject(catalog: DecodeScriptModel.catalog)

  let spoken: String

  init(from decoder: any Decoder) throws {
    guard let script = DecodeScript.current else { throw DecodeScript.OwnError(number: 0) }
    // What is no object is no model; where plain code asks for one, that is an error.
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let node = script.source.node(at: decoder.codingPath) else {
      throw DecodeScript.OwnError(number: 1)
    }
    let request = SubjectRequest(
      model: DecodeScriptModel.id,
      input: Array(script.source.tree.bytes(of: node))
    )
    guard case .decoded(let value, let repairs?) = Self.reference.response(to: request),
      let details = Self.reference.details(of: request)
    else { throw DecodeScript.OwnError(number: 2) }
    let path = decoder.codingPath.map { key in
      let text = key.stringValue
      return text.hasPrefix("Index ") ? String(text.dropFirst(6)) : text
    }
    script.repairs += zip(repairs, details)
      .map { repair, detail in
        let place = repair.path.dropFirst().split { ".[]".contains($0) }.map(String.init)
        return (path + place).joined(separator: "/") + " \(detail.action.rawValue)"
      }
    let members = value.members
    let texts = ["i", "s", "o", "list", "child"].map { members[$0]?.told ?? "" }
    let part = try container.decodeIfPresent(DecodeScriptCalmPart.self, forKey: .part)
    spoken = texts.joined(separator: " ") + " " + (part?.spoken ?? "nil")
  }
}

extension Observation {
  /// The value of a property as its model tells it.
  fileprivate var told: String {
    switch self {
    case .integer(let text), .string(let text): text
    case .array(let elements): "[" + elements.map(\.told).joined(separator: ", ") + "]"
    case .object(let members): "(\(members["i"]?.told ?? "") \(members["list"]?.told ?? ""))"
    default: "nil"
    }
  }
}
