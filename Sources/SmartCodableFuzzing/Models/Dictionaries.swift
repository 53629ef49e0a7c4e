import FuzzKit
import SmartCodable

/// Dictionaries with keys that are not strings, and with values that may be nil.
struct Dictionaries: FuzzModel {
  var byNumber: [Int: String] = [1: "one"]
  var byKind: [Enums.Kind: Int] = [:]
  var byLevel: [Enums.Level: String] = [:]
  var holes: [String: Int?] = [:]
  var lists: [String: [Int]] = ["k": [1]]
  var nested: [Int: [Int: Nested.Child]] = [:]

  /// Keys such as `1` and `01` become equal, and a null entry counts for an Optional value.
  static let laws = TargetLaws.universal.union([.locality, .unknownKeys])

  static let seedInputs = [
    #"{"byNumber":{"1":"a","-2":"b","x":"c"},"byKind":{"one":1,"two":2,"zz":3},"#
      + #""byLevel":{"0":"z","300":"b"},"holes":{"a":1,"b":null,"c":"x"},"#
      + #""lists":{"a":[1,"2"],"b":"[3]"},"nested":{"1":{"2":{"name":"n"}}}}"#,
    #"{"byKind":["one",1,"two",2],"byNumber":[1,"a"],"holes":[],"lists":null}"#,
  ]
}
