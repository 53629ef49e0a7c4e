import Foundation
import SmartCodable

/// Calls of an encoder whose strategies hold objects and make calls themselves.
struct LifetimesEncoding {
  let step: LifetimesStep
  let scene: LifetimesScene

  func encode() -> LifetimesAnswer {
    let suffix = step.number(8, below: 2) == 0 ? "" : "_"
    let encoder = styled(suffix: suffix)
    let found = LifetimesDecoding.outcome { try Self.text(LifetimesRecord(step), by: encoder) }
    let wanted = LifetimesDecoding.outside {
      LifetimesDecoding.outcome { try Self.text(LifetimesRecord(step), by: Self.judge(suffix)) }
    }
    return (found, wanted)
  }

  /// A value that throws, or that JSON does not have (ENC-17, CTR-ENC-12).
  func fail() -> LifetimesAnswer {
    let encoder = styled(suffix: "")
    func answer(_ value: some Encodable, _ wanted: String) -> LifetimesAnswer {
      let found = LifetimesDecoding.outcome { try Self.text(value, by: encoder) }
      return (found, wanted)
    }
    let record = LifetimesRecord(step)
    let own = encoder.style == .foundation ? "own error" : "invalidValue at  for own error"
    switch step.number(8, below: 6) {
    case 0: return answer([record.leaf, .made(-1)], own)
    case 1: return answer(["a": LifetimesLeaf.made(-2)], own)
    case 2:
      let pair = LifetimesPair(left: record, right: [0.5, .infinity])
      return answer(pair, "invalidValue at right/#1")
    case 3: return answer(LifetimesPair(left: record, right: LifetimesLeaf.made(-1)), own)
    case 4:
      // Too deep by much: where that is found is not said (ENC-1).
      let found = answer(LifetimesPair(left: record, right: ScriptedNest.nested(530)), "").found
      return (found.hasPrefix("invalidValue") ? "" : found, "")
    default:
      // The failure is caught, and what follows is written.
      let pair = LifetimesPair(left: LifetimesLeaf.made(-2), right: 5, isCaught: true)
      return answer(pair, #"{"right":5}"#)
    }
  }

  static func text(_ value: some Encodable, by encoder: JSONEncoder) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// An encoder of one of the three styles, with an object in each place that holds one.
  private func styled(suffix: String) -> SmartJSONEncoder {
    let encoder = Self.configured(
      Self.styled(step.number(9, below: 3)),
      in: scene,
      suffix: suffix
    )
    if step.number(7, below: 2) == 0 { encoder.outputFormatting.insert(.sortedKeys) }
    return encoder
  }

  /// Foundation's encoder, which needs sorted keys for an order.
  static func judge(_ suffix: String) -> JSONEncoder {
    let encoder = configured(JSONEncoder(), in: LifetimesScene(), suffix: suffix)
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  static func configured<Encoder: JSONEncoder>(
    _ encoder: Encoder,
    in scene: LifetimesScene,
    suffix: String
  ) -> Encoder {
    if let key = LifetimesDecoding.infoKey { encoder.userInfo[key] = scene.token("userInfo") }
    let (date, data) = (scene.token("date strategy"), scene.token("data strategy"))
    encoder.dateEncodingStrategy = .custom { time, encoder in
      LifetimesScene.interlude()
      var container = encoder.singleValueContainer()
      let seconds = withExtendedLifetime(date) { Int(time.timeIntervalSince1970) }
      try container.encode(seconds)
    }
    encoder.dataEncodingStrategy = .custom { bytes, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(withExtendedLifetime(data) { bytes.count })
      LifetimesScene.interlude()
    }
    if !suffix.isEmpty {
      let token = scene.token("key strategy of an encoder")
      encoder.keyEncodingStrategy = .custom { path in
        let text = path.last?.stringValue ?? ""
        return LifetimesKey(withExtendedLifetime(token) { text.count > 1 ? text + "_" : text })
      }
    }
    return encoder
  }

  static func styled(_ number: Int) -> SmartJSONEncoder {
    switch number {
    case 0: return SmartJSONEncoder()
    case 1: return SmartJSONEncoder(style: .foundation)
    default:
      let encoder = SmartJSONEncoder(style: .foundation)
      encoder.outputFormatting = .withoutEscapingSlashes
      return encoder
    }
  }
}

/// Two values, of which the first may be one whose failure is caught.
private struct LifetimesPair<Left: Encodable, Right: Encodable>: Encodable {
  let left: Left
  let right: Right
  var isCaught = false

  private enum CodingKeys: String, CodingKey {
    case left, right
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if isCaught {
      try? container.encode(left, forKey: .left)
    } else {
      try container.encode(left, forKey: .left)
    }
    try container.encode(right, forKey: .right)
  }
}
