import Foundation
import FuzzKit
import SmartCodable

/// Numbers beyond 64 bits, and floating-point types that Numbers leaves out.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct WideNumbers: FuzzModel {
  var signed: Int128 = -1
  var unsigned: UInt128 = 1
  var graphics: CGFloat = 0.5
  var exact: Decimal = 1
  var list: [Int128] = []
  var byWidth: [String: UInt128?] = [:]
  var spare: Decimal?

  /// Foundation knows neither exact decimals nor all of these types in this form.
  static let laws = TargetLaws.ordinary.subtracting([
    .agreement, .reportsRepairs, .nullIsMissing, .stringifiedIsNested,
  ])

  static let seedInputs = [
    #"{"signed":-170141183460469231731687303715884105728,"#
      + #""unsigned":340282366920938463463374607431768211455,"graphics":1e-3,"#
      + #""exact":12345678901234567890.123456789,"list":[1,"18446744073709551616",true],"#
      + #""byWidth":{"a":1,"b":null},"spare":1e120}"#,
    #"{"signed":170141183460469231731687303715884105728,"unsigned":-1,"graphics":"1.5","#
      + #""exact":"1e-130","list":[1.5,null],"byWidth":{"a":"x"},"spare":1e200}"#,
  ]
}
