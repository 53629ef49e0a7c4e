import ConformanceKit

package import struct Foundation.Data
package import struct Foundation.Date
package import struct Foundation.Decimal
package import struct Foundation.URL

/// How keys and the types of Foundation are represented in a document.
package struct ReferenceStrategies: Sendable {
  /// How dates are represented.
  package enum Dates: Sendable {
    /// Seconds since 2001, which `Date` reads itself.
    case deferred
    /// Seconds since 1970.
    case secondsSince1970
    /// Milliseconds since 1970.
    case millisecondsSince1970
    /// The internet form of RFC 3339.
    case iso8601
    /// Whatever the function reads.
    case custom(@Sendable (any Decoder) throws -> Date)
  }

  /// How dates are represented.
  package var dates = Dates.deferred
  /// Whether the document has keys in snake case for types with keys in camel case.
  package var keysAreSnakeCase = false
  /// Whether `INF`, `-INF` and `NAN` are numbers.
  package var namesNonFinite = false

  /// Creates the default strategies of `JSONDecoder`.
  package init() {}
}

extension Date: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    let policy = decoder.policy
    var dates = decoder.session.strategies.dates
    if policy.dateStrategyLostInElements, decoder.path.last?.intValue != nil { dates = .deferred }
    switch dates {
    case .deferred:
      let seconds = try decoder.floating(Double.self)
      self =
        policy.deferredDateIsSince1970
        ? Date(timeIntervalSince1970: seconds) : Date(timeIntervalSinceReferenceDate: seconds)
    case .secondsSince1970:
      self = Date(timeIntervalSince1970: try decoder.floating(Double.self))
    case .millisecondsSince1970:
      let count = try decoder.floating(Double.self)
      self = Date(timeIntervalSince1970: policy.millisecondsAreSeconds ? count : count / 1000)
    case .iso8601:
      let text = try String(reading: decoder)
      var rules = DateText.Rules()
      rules.isInternetDate = true
      rules.honorsOffset = !policy.dateOffsetIsIgnored
      guard let moment = DateText(text, rules: rules).moment() else {
        throw policy.noDateIsMismatch ? decoder.wrongKind(Date.self) : decoder.corrupted()
      }
      self = Date(timeIntervalSince1970: moment.secondsSince1970)
    case .custom(let read):
      self = try read(decoder)
    }
  }
}

extension Data: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    let policy = decoder.policy
    let text = try String(reading: decoder)
    if policy.dataIsItsText {
      self.init(text.utf8)
      return
    }
    guard let bytes = Base64.bytes(of: text, isCanonical: false) else {
      throw policy.noBase64IsMismatch ? decoder.wrongKind(Data.self) : decoder.corrupted()
    }
    self.init(bytes)
  }
}

extension URL: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    if decoder.policy.urlReadsObject {
      self = try URL(from: decoder)
      return
    }
    let text = try String(reading: decoder)
    if text.isEmpty, decoder.policy.emptyURLIsAccepted, let url = URL(string: ".") {
      self = url
      return
    }
    guard let url = URL(string: text) else { throw decoder.corrupted() }
    self = url
  }
}

extension Decimal: ReferenceForm {
  init(reading decoder: ReferenceDecoder) throws {
    let literal = try decoder.literal(Decimal.self)
    if decoder.policy.decimalPassesDouble, let double = Double(literal),
      let decimal = Decimal(string: double.description)
    {
      self = decimal
      return
    }
    guard let number = Decimal(string: literal) else {
      guard decoder.policy.decimalTooLargeIsNaN else { throw decoder.corrupted() }
      self = .nan
      return
    }
    self = number
  }
}

extension ReferenceStrategies {
  /// The strategies for the settings of a case; refuses one that `JSONDecoder` does not have.
  init(_ settings: DecodingSettings) throws(UnsupportedSetting) {
    for (setting, value) in settings {
      switch (setting, value) {
      case (.keys, "from-snake-case"): keysAreSnakeCase = true
      case (.date, "deferred"): dates = .deferred
      case (.date, "seconds"): dates = .secondsSince1970
      case (.date, "milliseconds"): dates = .millisecondsSince1970
      case (.date, "iso8601"): dates = .iso8601
      case (.date, _) where value.hasPrefix("format:"):
        let pattern = DatePattern(String(value.dropFirst("format:".count)))
        dates = .custom { decoder in
          let text = try decoder.singleValueContainer().decode(String.self)
          guard let moment = pattern.moment(text) else {
            throw DecodingError.dataCorrupted(
              .init(codingPath: decoder.codingPath, debugDescription: "no date by the pattern")
            )
          }
          return Date(timeIntervalSince1970: moment.secondsSince1970)
        }
      case (.float, "convert"): namesNonFinite = true
      case (.float, "throw"), (.data, "base64"), (.number, "strict"), (.userInfo, _): break
      default: throw UnsupportedSetting(setting)
      }
    }
  }
}
