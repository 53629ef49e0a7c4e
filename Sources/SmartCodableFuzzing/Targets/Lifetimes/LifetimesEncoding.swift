import Foundation
import SmartCodable

/// Calls of an encoder whose strategies hold objects and make calls themselves.
struct LifetimesEncoding {
  private let step: LifetimesStep
  private let scene: LifetimesScene

  init(_ step: LifetimesStep, in scene: LifetimesScene) {
    self.step = step
    self.scene = scene
  }

  func encode() -> LifetimesAnswer {
    let content = LifetimesContent(step)
    let suffix = step.number(8, below: 2) == 0 ? "" : "_"
    let encoder = Self.encoder(step, in: scene, suffix: suffix)
    let found = LifetimesDecoding.outcome { try Self.text(content.record, by: encoder) }
    return LifetimesAnswer(found: found, wanted: content.text(suffix))
  }

  /// A value that throws, or that JSON does not have (ENC-17, CTR-ENC-12).
  func fail() -> LifetimesAnswer {
    let encoder = Self.encoder(step, in: scene, suffix: "")
    let record = LifetimesContent(step).record
    let own = encoder.style == .foundation ? "own error" : "invalidValue at  for own error"
    let found: String
    let wanted: String
    switch step.number(8, below: 6) {
    case 0:
      let list = [record.leaf, .made(-1)]
      (found, wanted) = (LifetimesDecoding.outcome { try Self.text(list, by: encoder) }, own)
    case 1:
      let map = ["a": LifetimesLeaf.made(-2)]
      (found, wanted) = (LifetimesDecoding.outcome { try Self.text(map, by: encoder) }, own)
    case 2:
      let pair = LifetimesPair(left: record, right: [0.5, .infinity])
      found = LifetimesDecoding.outcome { try Self.text(pair, by: encoder) }
      wanted = "invalidValue at right.Index 1"
    case 4:
      // Too deep by much: where that is found is not said (ENC-1).
      let pair = LifetimesPair(left: record, right: LifetimesNest.nested(530))
      let text = LifetimesDecoding.outcome { try Self.text(pair, by: encoder) }
      found = text.hasPrefix("invalidValue") ? "" : text
      wanted = ""
    case 3:
      let pair = LifetimesPair(left: record, right: LifetimesLeaf.made(-1))
      (found, wanted) = (LifetimesDecoding.outcome { try Self.text(pair, by: encoder) }, own)
    default:
      // The failure is caught, and what follows is written.
      let pair = LifetimesPair(left: LifetimesLeaf.made(-2), right: 5, isCaught: true)
      found = LifetimesDecoding.outcome { try Self.text(pair, by: encoder) }
      wanted = #"{"right":5}"#
    }
    return LifetimesAnswer(found: found, wanted: wanted)
  }

  static func text(_ value: some Encodable, by encoder: JSONEncoder) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// An encoder of one of the three styles, with an object in each place that holds one.
  static func encoder(
    _ step: LifetimesStep,
    in scene: LifetimesScene,
    suffix: String
  ) -> SmartJSONEncoder {
    let encoder = styled(step.number(9, below: 3))
    if step.number(7, below: 2) == 0 { encoder.outputFormatting.insert(.sortedKeys) }
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
