import Foundation
import SmartCodable

/// Calls of a decoder whose strategies hold objects and make calls themselves.
struct LifetimesDecoding {
  private let step: LifetimesStep
  private let scene: LifetimesScene

  init(_ step: LifetimesStep, in scene: LifetimesScene) {
    self.step = step
    self.scene = scene
  }

  /// A record that fits: strictly or leniently, the same (AGR-1).
  func decode() -> LifetimesAnswer {
    let content = LifetimesContent(step)
    let suffix = step.number(8, below: 2) == 0 ? "" : "_"
    let decoder = Self.decoder(in: scene, suffix: suffix)
    if step.number(9, below: 2) == 0 { decoder.leniency = .none }
    let text = content.text(suffix)
    let found = Self.outcome {
      try LifetimesContent(decoder.decode(LifetimesRecord.self, from: text)).text()
    }
    return LifetimesAnswer(found: found, wanted: content.text())
  }

  /// A record that does not fit, decoded strictly.
  func fail() -> LifetimesAnswer {
    var content = LifetimesContent(step)
    let decoder = Self.decoder(in: scene, suffix: "")
    decoder.leniency = .none
    let text: String
    let wanted: String
    switch step.number(8, below: 6) {
    case 0:
      content.list.append(-1)
      (text, wanted) = (content.text(), "own error")
    case 1:
      content.map = -1
      (text, wanted) = (content.text(), "own error")
    case 2:
      text = String(content.text().dropLast())
      wanted = "dataCorrupted at "
    case 3:
      text = content.text().replacingOccurrences(of: "\"words\"", with: "\"wards\"")
      wanted = "keyNotFound at  for words"
    case 4:
      text = content.text().replacingOccurrences(of: "\"when\":", with: "\"when\":true,\"x\":")
      wanted = "typeMismatch at when"
    default:
      let bad = #"{"a":{"number":"x"}"#
      content.map = 7777
      text = content.text().replacingOccurrences(of: "{\"a\":{\"number\":7777}", with: bad)
      wanted = "typeMismatch at map.a.number"
    }
    let found = Self.outcome {
      try LifetimesContent(decoder.decode(LifetimesRecord.self, from: text)).text()
    }
    return LifetimesAnswer(found: found, wanted: wanted)
  }

  static let infoKey = CodingUserInfoKey(rawValue: "lifetimes")

  /// A decoder with an object in each place that holds one.
  static func decoder(in scene: LifetimesScene, suffix: String) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    if let infoKey { decoder.userInfo[infoKey] = scene.token("userInfo") }
    let (date, data) = (scene.token("date strategy"), scene.token("data strategy"))
    decoder.dateDecodingStrategy = .custom { decoder in
      LifetimesScene.interlude()
      let seconds = try decoder.singleValueContainer().decode(Int.self)
      return withExtendedLifetime(date) { Date(timeIntervalSince1970: Double(seconds)) }
    }
    decoder.dataDecodingStrategy = .custom { decoder in
      let count = try decoder.singleValueContainer().decode(Int.self)
      LifetimesScene.interlude()
      return withExtendedLifetime(data) { Data(repeating: 7, count: count) }
    }
    if !suffix.isEmpty {
      let token = scene.token("key strategy")
      decoder.keyDecodingStrategy = .custom { path in
        let text = path.last?.stringValue ?? ""
        let isLong = withExtendedLifetime(token) { text.hasSuffix("_") }
        return LifetimesKey(isLong ? String(text.dropLast()) : text)
      }
    }
    return decoder
  }

  /// The text of a value or of an error, which is let go of.
  static func outcome(_ body: () throws -> String) -> String {
    do {
      return try body()
    } catch is LifetimesFailure {
      return "own error"
    } catch let error as DecodingError {
      return text(of: error)
    } catch EncodingError.invalidValue(_, let context) {
      let isOwn = context.underlyingError is LifetimesFailure
      return "invalidValue at \(path(context.codingPath))" + (isOwn ? " for own error" : "")
    } catch {
      return "\(type(of: error))"
    }
  }

  private static func text(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context): "typeMismatch at \(path(context.codingPath))"
    case .valueNotFound(_, let context): "valueNotFound at \(path(context.codingPath))"
    case .keyNotFound(let key, let context):
      "keyNotFound at \(path(context.codingPath)) for \(key.stringValue)"
    case .dataCorrupted(let context): "dataCorrupted at \(path(context.codingPath))"
    @unknown default: "other"
    }
  }

  private static func path(_ path: [any CodingKey]) -> String {
    path.map(\.stringValue).joined(separator: ".")
  }
}

/// A key that holds an object.
struct LifetimesKey: CodingKey {
  let stringValue: String
  private let token = LifetimesScene.current?.token("key")

  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
