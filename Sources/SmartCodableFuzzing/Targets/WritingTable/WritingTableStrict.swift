import Foundation
import FuzzKit
import SmartCodable

/// Wrapped Optionals that are missing, null, right or wrong, read without leniency (AGR-7).
struct WritingTableStrict {
  /// No property has an initial value, so that each is nil where its member is missing or null.
  private struct Model: SmartCodable {
    @SmartDate var date: Date?
    @SmartDate(encodeFormat: .iso8601) var formatted: Date?
    @SmartHexColor var color: ColorObject?
    @SmartAny var number: Int?
    @SmartPublished var text: String?
    var bare: Int?

    var found: [String?] {
      [
        date.map { "\($0.timeIntervalSince1970)" },
        formatted.map { "\($0.timeIntervalSince1970)" }, color.map { "\($0 == Self.red)" },
        number.map { "\($0)" }, text, bare.map { "\($0)" },
      ]
    }

    private static let red = SmartRGBA(red: 1, green: 0, blue: 0)
  }

  private static let members: [(key: String, json: String, value: String)] = [
    ("date", "1700000000", "1700000000.0"),
    ("formatted", "\"2024-01-02T03:04:05Z\"", "1704164645.0"), ("color", "\"#F00\"", "true"),
    ("number", "7", "7"), ("text", "\"x\"", "x"), ("bare", "-1", "-1"),
  ]

  static func verdict(_ drawing: WritingTableDrawing) -> JudgeVerdict {
    var drawing = drawing
    var (json, wanted, isRefused): ([String], [String?], Bool) = ([], [], false)
    for member in members {
      let choice = drawing.below(isRefused ? 7 : 8)
      switch choice {
      case 0, 1: wanted.append(nil)
      case 2, 3: json.append("\"\(member.key)\":null")
      case 7:
        json.append("\"\(member.key)\":[true]")
        isRefused = true
      default: json.append("\"\(member.key)\":\(member.json)")
      }
      if choice > 1 { wanted.append(choice > 3 ? member.value : nil) }
    }
    let text = "{" + json.joined(separator: ",") + "}"
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    let found = try? decoder.decode(Model.self, from: Data(text.utf8)).found
    if found == (isRefused ? nil : wanted) { return .agrees }
    return .differs(
      property: "strict",
      wanted: isRefused ? "refusal" : "value",
      found: found == nil ? "refusal" : "value",
      detail: "wanted \(isRefused ? "a refusal" : "\(wanted)"), found \(found ?? []) for \(text)"
    )
  }
}
