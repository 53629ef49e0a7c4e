import Foundation
import FuzzKit
import SmartCodable

/// Wrappers of single values: dates, colors, ignored properties.
struct Wrapped: FuzzModel {
  @SmartDate var when: Date?
  @SmartDate var then: Date? = Date(timeIntervalSince1970: 86_400)
  @SmartDate(encodeFormat: .timestampMilliseconds) var precise: Date?
  @SmartDate(encodeFormat: .iso8601) var standard: Date?
  @SmartHexColor var color: ColorObject?
  @SmartHexColor var accent: ColorObject? = SmartRGBA(red: 1, green: 0, blue: 0)
  @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var shade: ColorObject?
  @SmartIgnored var secret = 5
  @SmartIgnored(wrappedValue: "w", isEncodable: true) var note: String
  var tail = "tail"

  /// Ignored properties are not read, and dates are written in the form they were read in.
  static let laws = TargetLaws.universal.union([
    .keyOrder, .nullIsMissing, .locality, .unknownKeys, .keepsUnmentioned,
  ])

  static let seedInputs = [
    ##"{"when":1700000000,"then":"2024-01-02","precise":1700000000123,"##
      + ##""standard":"2024-01-02T03:04:05Z","color":"7DA5E3","accent":"#F00","##
      + #""shade":"0xff000080","secret":1,"note":"x","tail":"t"}"#,
    #"{"when":"2024-02-30","then":true,"precise":"1700000000.5","standard":1e300,"color":"F0","#
      + #""accent":" #7da5e3ff ","shade":123,"secret":null,"note":[],"tail":5}"#,
    #"{"when":-1e12,"then":"01/02/2024","precise":0.001,"standard":"2024-01-02 03:04","#
      + #""color":"000","accent":"ffff","shade":""}"#,
  ]
}
