import ConformanceKit
import Foundation
import SmartCodable

/// The entry points of SmartCodable that a case names in its settings.
///
/// | name | what gets the input |
/// |---|---|
/// | `string`, `deserialize` | the same call with a String, or without a report |
/// | `objects`, `values` | dictionaries and arrays of the document; in `values` also of any Swift value |
/// | `xml`, `binary` | a property list of such a dictionary; `property-list` the input as it is |
/// | `smart-decode` | the call of `SmartJSONDecoder` that takes anything |
/// | `foreign` | the decoder of Foundation |
/// | `options`, `properties`, `inherited` | a decoder with the strategies in one place, and others where less counts |
enum SmartEntry {
  /// Decodes a model by an entry point.
  static func decoded<Model: SmartDecodable>(
    _ type: Model.Type,
    by entry: String,
    _ request: SubjectRequest
  ) throws -> Decoded<Model> {
    let path = SmartSettings.designatedPath(in: request.settings)
    let options = try SmartSettings.options(for: request.settings)
    switch entry {
    case "string":
      return told(
        try type.decode(from: text(of: request), designatedPath: path, options: options),
        request
      )
    case "deserialize":
      return try made(
        type.deserialize(from: request.data, designatedPath: path, options: options)
      )
    case "xml", "binary", "property-list":
      let list = try entry == "property-list" ? request.data : propertyList(request, entry)
      return try made(type.deserializePlist(from: list, designatedPath: path, options: options))
    default:
      guard ["objects", "values"].contains(entry),
        let members = try SwiftValues.value(of: request) as? [String: Any]
      else { return try plain(type, by: entry, request) }
      return told(
        try type.decode(from: members, designatedPath: path, options: options),
        request
      )
    }
  }

  /// Decodes any type by an entry point of the decoder.
  static func plain<Value: Decodable>(
    _ type: Value.Type,
    by entry: String,
    _ request: SubjectRequest
  ) throws -> Decoded<Value> {
    guard request.settings[.path] == nil else { throw UnsupportedSetting(.path) }
    if entry == "foreign" { return Decoded(try JSONDecoder().decode(type, from: request.data)) }
    let decoder = SmartJSONDecoder()
    let options = try SmartSettings.options(for: request.settings)
    switch entry {
    case "string", "objects", "values", "smart-decode":
      decoder.options = options
      let isText = entry == "string"
      let input: Any = try isText ? text(of: request) : SwiftValues.value(of: request)
      if entry == "smart-decode" { return Decoded(try decoder.smartDecode(type, from: input)) }
      return told(try decoder.report(type, from: input), request)
    case "options", "properties", "inherited":
      if entry != "inherited" {
        (decoder.dateDecodingStrategy, decoder.keyDecodingStrategy) = (.iso8601, .useDefaultKeys)
      }
      if entry == "options" {
        (decoder.options, decoder.smartDateDecodingStrategy) = (options, .iso8601)
        decoder.smartKeyDecodingStrategy = .firstLetterUpper
      }
      for option in options where entry != "options" { set(option, of: decoder, by: entry) }
      decoder.allowsJSON5 = request.settings[.syntax] == "json5"
      decoder.assumesTopLevelDictionary = request.settings[.syntax] == "dictionary"
      return Decoded(try decoder.decode(type, from: request.data))
    default: throw UnsupportedSetting(.entry)
    }
  }

  private static func set(
    _ option: SmartDecodingOption,
    of decoder: SmartJSONDecoder,
    by entry: String
  ) {
    switch option {
    case .date(let strategy) where entry == "properties":
      decoder.smartDateDecodingStrategy = strategy
    case .key(let strategy) where entry == "properties":
      decoder.smartKeyDecodingStrategy = strategy
    case .date(let strategy): decoder.dateDecodingStrategy = strategy
    case .key: decoder.keyDecodingStrategy = .convertFromSnakeCase
    case .float(let strategy): decoder.nonConformingFloatDecodingStrategy = strategy
    default: decoder.options.append(option)
    }
  }

  private static func text(of request: SubjectRequest) -> String {
    String(decoding: request.input, as: UTF8.self)
  }

  private static func propertyList(_ request: SubjectRequest, _ entry: String) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: SwiftValues.value(of: request),
      format: entry == "xml" ? .xml : .binary,
      options: 0
    )
  }

  /// The value of a call that reports, with its repairs.
  static func told<Value>(
    _ report: SmartDecodingReport<Value>,
    _ request: SubjectRequest
  ) -> Decoded<Value> {
    let form = request.settings[.report]
    return Decoded(report.value, repairs: report.repairs.map { Repair($0, saying: form) })
  }

  /// The value of a call that does not.
  private static func made<Value>(_ value: Value?) throws -> Decoded<Value> {
    guard let value else { throw Rejection() }
    return Decoded(value)
  }
}

extension Repair {
  /// The repair with what a case asks of its place.
  fileprivate init(_ repair: SmartRepair, saying form: String?) {
    self.init(repair)
    switch form {
    case "text":
      let place = repair.location.map { "\($0.line):\($0.column) +\($0.byteOffset)" }
      self.init(kind, at: "$ \(place ?? "nowhere")")
    case "words": self.init(kind, at: "$ \(repair.description)")
    default: break
    }
  }
}
