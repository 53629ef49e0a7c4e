import Foundation
import SmartCodable

/// Calls of a decoder whose strategies hold objects and make calls themselves, with Foundation's coders outside of the
/// scene as the judge.
struct LifetimesDecoding {
  let step: LifetimesStep
  let scene: LifetimesScene

  /// A record that fits: strictly or leniently, the same (AGR-1).
  func decode() -> LifetimesAnswer {
    let suffix = step.number(8, below: 2) == 0 ? "" : "_"
    return answer(to: text(suffix), suffix, isStrict: step.number(9, below: 2) == 0)
  }

  /// A record that does not fit, decoded strictly.
  func fail() -> LifetimesAnswer {
    let text = text("")
    func replaced(_ part: String, by other: String) -> String {
      text.replacingOccurrences(of: part, with: other)
    }
    let damaged =
      switch step.number(8, below: 6) {
      // Errors of the type's own.
      case 0:
        replaced("\"list\":[", by: "\"list\":[{\"number\":-1},")
          .replacingOccurrences(of: "},]", with: "}]")
      case 1: replaced("{\"a\":{\"number\":", by: "{\"a\":{\"number\":-1,\"x\":")
      case 2: String(text.dropLast())
      case 3: replaced("\"words\"", by: "\"wards\"")
      case 4: replaced("\"when\":", by: "\"when\":true,\"x\":")
      default: replaced("{\"a\":{\"number\":", by: "{\"a\":{\"number\":\"x\",\"x\":")
      }
    return answer(to: damaged, "", isStrict: true)
  }

  private func answer(to text: String, _ suffix: String, isStrict: Bool) -> LifetimesAnswer {
    func outcome(_ decoder: JSONDecoder) -> String {
      Self.outcome {
        let record = try decoder.decode(LifetimesRecord.self, from: Data(text.utf8))
        return try Self.outside {
          try LifetimesEncoding.text(record, by: LifetimesEncoding.judge(""))
        }
      }
    }
    let decoder = Self.configured(SmartJSONDecoder(), in: scene, suffix: suffix)
    if isStrict { decoder.leniency = .none }
    let found = outcome(decoder)
    let wanted = Self.outside {
      outcome(Self.configured(JSONDecoder(), in: LifetimesScene(), suffix: suffix))
    }
    return (found, wanted)
  }

  private func text(_ suffix: String) -> String {
    Self.outside {
      Self.outcome {
        try LifetimesEncoding.text(LifetimesRecord(step), by: LifetimesEncoding.judge(suffix))
      }
    }
  }

  /// Runs work of the judge, in which no calls are made and nothing is watched.
  static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LifetimesScene.$current.withValue(nil) { try body() }
  }

  static let infoKey = CodingUserInfoKey(rawValue: "lifetimes")

  /// A decoder with an object in each place that holds one.
  static func configured<Decoder: JSONDecoder>(
    _ decoder: Decoder,
    in scene: LifetimesScene,
    suffix: String
  ) -> Decoder {
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
    } catch EncodingError.invalidValue(_, let context) {
      let isOwn = context.underlyingError is LifetimesFailure
      return "invalidValue at \(Zoo.text(of: context.codingPath))" + (isOwn ? " for own error" : "")
    } catch {
      return DecodeScript.text(of: error)
    }
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
