import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodableConformance

extension JudgeVerdict {
  /// Compares the encoding of a value with what the law requires; nil if the law does not cover it.
  init?(of written: SmartModelBench.Written, as model: ModelID, by settings: WritingSettings) {
    let expected: WrittenValue?
    do throws(ReferenceWriter.Obstacle) {
      expected = try ReferenceWriter(settings: settings).written(written.value, as: model)
    } catch {
      guard case .refused = error else { return nil }
      expected = nil
    }
    let compact = written.texts.map { ($0.entry, $0.text, WrittenText.compact) }
    let pretty = written.layouts.map { ($0.entry, $0.text, WrittenText.pretty) }
    for (entry, text, layout) in compact + pretty {
      if let verdict = Self.verdict(on: text, from: entry, expected, layout) {
        self = verdict
        return
      }
    }
    self = .agrees
  }

  private static func verdict(
    on text: String?,
    from entry: String,
    _ expected: WrittenValue?,
    _ layout: (JSONValue) -> String
  ) -> JudgeVerdict? {
    guard let expected, let text else {
      if expected == nil, text == nil { return nil }
      let (wanted, found) = (
        expected == nil ? "refused" : "written", text == nil ? "refused" : "written"
      )
      let detail = "\(entry): expected the value to be \(wanted), got \(text ?? "nothing")"
      return .differs(wanted: wanted, found: found, detail: detail)
    }
    guard let value = try? JSONReader.read(text) else {
      return .differs(wanted: "JSON", found: "other", detail: "\(entry): \(text)")
    }
    if let difference = expected.difference(from: value) {
      return .differs(
        property: property(in: difference.path),
        wanted: word(difference.expected),
        found: word(difference.actual),
        detail: "\(entry): \(difference.sentence); written was \(text)"
      )
    }
    let rightText = layout(value)
    if rightText == text { return nil }
    let detail = "\(entry): expected the text \(rightText), got \(text)"
    return .differs(wanted: "layout", found: "layout", detail: detail)
  }
}
