import ConformanceKit
import Foundation
import SmartCodable

/// What SmartCodable makes of a decoded value, by the settings of a case: an update of it, or a text.
enum SmartAnswer {
  /// The value that is observed for a request whose input was decoded; another input is decoded in the same way.
  ///
  /// It throws a ``Rejection`` for a value that is not written.
  static func answer<Value>(
    to request: SubjectRequest,
    _ decoded: Decoded<Value>,
    again decode: (SubjectRequest) throws -> SmartDecodingReport<Value>
  ) throws -> Decoded<Any> {
    var value: Any = decoded.value
    if let update = request.settings[.update], let model = value as? any SmartDecodable {
      value = updated(
        model,
        from: Data(update.utf8),
        try SmartSettings.options(for: request.settings)
      )
    }
    guard let form = request.settings[.written] else {
      return Decoded(value, repairs: decoded.repairs)
    }
    guard let text = try text(of: value, form, request.settings) else { throw Rejection() }
    guard form == "again" else { return Decoded(text) }
    let input = SubjectRequest(model: request.model, input: Array(text.utf8))
    return Decoded(try decode(input).value)
  }

  private static func updated<Model: SmartDecodable>(
    _ model: Model,
    from update: Data,
    _ options: [SmartDecodingOption]
  ) -> Any {
    var model = model
    SmartUpdater.update(&model, from: update, options: options)
    return model
  }

  private static func text(
    of value: Any,
    _ form: String,
    _ settings: DecodingSettings
  ) throws -> String? {
    let isPlain = ["plain", "again"].contains(form)
    let options = isPlain ? [] : SmartSettings.encodingOptions(for: settings)
    let model = value as? any SmartEncodable
    switch form {
    case "text", "plain": return model?.toJSONString(options: options)
    case "pretty": return model?.toJSONString(options: options, prettyPrint: true)
    case "mapped", "again": return model?.toJSONString(useMappedKeys: true, options: options)
    case "dictionary":
      guard let object = model?.toDictionary(options: options) else { return nil }
      guard JSONSerialization.isValidJSONObject(object) else { return "no JSON object" }
      let written = try JSONSerialization.data(
        withJSONObject: object,
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
      return String(decoding: written, as: UTF8.self)
    case "encoder", "sorted", "foreign":
      guard let value = value as? any Encodable else { return nil }
      let encoder: JSONEncoder
      if form == "foreign" {
        encoder = JSONEncoder()
      } else {
        let own = SmartJSONEncoder()
        own.options = options
        encoder = own
      }
      encoder.outputFormatting = form == "encoder" ? [] : .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    default: throw UnsupportedSetting(.written)
    }
  }
}
