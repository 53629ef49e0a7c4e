import ConformanceKit
import SmartCodableConformance
import Testing

@Suite struct SmartSettingsTests {
  private func response(_ settings: DecodingSettings) async -> SubjectResponse {
    await SmartDecoderSubject.subject.respond(
      to: SubjectRequest(model: "leaf", input: Array("{}".utf8), settings: settings)
    )
  }

  @Test(
    "Every value that a setting may have is known",
    arguments: [
      (.keys, ["from-snake-case", "first-letter-lower", "first-letter-upper"]),
      (.number, ["strict", "truncate", "rounded"]), (.elements, ["drop-invalid", "fail-whole"]),
      (.date, ["deferred", "seconds", "milliseconds", "iso8601", "format:yyyy"]),
      (.data, ["base64"]), (.float, ["throw", "convert"]), (.null, ["ignore", "keep"]),
    ] as [(Setting, [String])]
  )
  func known(setting: Setting, values: [String]) async {
    for value in values {
      guard case .decoded = await response([setting: value]) else {
        Issue.record("\(setting) = \(value)")
        continue
      }
    }
  }

  @Test(
    "A setting, or a value of one, that is not known is named",
    arguments: [
      (.keys, "kebab"), (.number, "up"), (.elements, ""), (.date, "rfc3339"), (.data, "hex"),
      (.float, "INF"), (.null, "drop"), ("telepathy", "on"),
    ] as [(Setting, String)]
  )
  func unknown(setting: Setting, value: String) async {
    guard case .unsupported(setting) = await response([setting: value]) else {
      Issue.record("\(setting) = \(value)")
      return
    }
  }
}
