import Foundation
import FuzzKit
import SmartCodable

/// Only numbers and flags: here true converts like 1 everywhere.
struct Numbers: FuzzModel {
  var flag = true
  var count = 41
  var small: Int8 = -3
  var unsigned: UInt64 = 12
  var ratio = 2.5
  var single: Float = 1.25
  var price = Decimal(3) / 2
  var spare: Int?
  var list = [9]
  var ratios: [Double?] = [0.5]
  var set: Set<Int> = [7]
  var map = ["k": 9]
  var flags: [String: Bool] = [:]

  static let laws = TargetLaws.ordinary.subtracting(.agreement).union(.boolIsNumber)

  static let seedInputs = [
    #"{"flag":true,"count":1,"small":true,"unsigned":false,"ratio":true,"single":1.5,"#
      + #""price":true,"spare":false,"list":[1,true,"2"],"ratios":[false,0.5,null],"#
      + #""set":[true,1,2],"map":{"a":true,"b":2},"flags":{"a":1,"b":false,"c":"yes"}}"#,
    #"{"flag":0,"count":"12","small":-128,"unsigned":18446744073709551615,"ratio":"0.25","#
      + #""price":1.10,"spare":7,"list":[]}"#,
  ]
}
