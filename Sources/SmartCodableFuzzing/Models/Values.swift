import Foundation
import FuzzKit
import SmartCodable

/// Dates, data, URLs and decimals, which SmartCodable reads in more forms than Foundation.
struct Values: FuzzModel {
  var when = Date(timeIntervalSince1970: 86_400)
  var blob = Data([1, 2, 3])
  var link = URL(filePath: "/initial")
  var price = Decimal(3) / 2
  var later: Date?
  var bytes: Data?
  var home: URL?
  var cost: Decimal?
  var dates: [Date] = []
  var prices: [String: Decimal] = [:]

  /// Foundation reads dates as seconds since 2001 and decimals with more digits.
  static let laws = TargetLaws.universal.union([
    .reportsRepairs, .keyOrder, .nullIsMissing, .locality, .unknownKeys,
  ])

  static let seedInputs = [
    #"{"when":1700000000,"blob":"aGk=","link":"https://a.b/c","price":1.10,"#
      + #""later":"2024-01-02T03:04:05.678Z","bytes":"","home":"x","cost":"1.10","#
      + #""dates":["2024-01-02","2024/01/02",1700000000000],"prices":{"a":0.1,"b":"2"}}"#,
    #"{"when":"2024-02-30","blob":"aGk","link":"","price":1e200,"later":null,"home":1}"#,
  ]
}
