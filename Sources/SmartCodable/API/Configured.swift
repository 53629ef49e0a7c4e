import Foundation

/// A value that is decoded with the configuration of the call.
///
/// The settings carry it, since `userInfo` is the user's: code may list its keys.
struct Configured<Content: DecodableWithConfiguration>: Decodable, TypeStandIn {
  static var named: Any.Type { Content.self }

  let content: Content

  init(from decoder: any Decoder) throws {
    let settings = (decoder as? ValueDecoder)?.reader.settings.options
    guard let settings,
      let configuration = settings.configuration?.value as? Content.DecodingConfiguration
    else {
      throw DecodingError.corrupted("there is no configuration", at: decoder.codingPath)
    }
    // A metatype of a subclass decodes the subclass, as in Foundation.
    let type = settings.configuration?.type as? Content.Type ?? Content.self
    content = try type.init(from: decoder, configuration: configuration)
  }
}

/// A value with the configuration to encode it with.
struct Configuring<Content: EncodableWithConfiguration>: Encodable {
  let content: Content
  let configuration: Content.EncodingConfiguration

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder, configuration: configuration)
  }
}
