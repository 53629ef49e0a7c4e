import FuzzKit
import SmartCodable

/// Flats that are dictionaries and accept every key that fits.
struct FlatMaps: FuzzModel {
  var id = 0
  @SmartFlat var numbers: [String: Int] = ["k": 1]
  @SmartFlat var children: [String: Nested.Child] = [:]
  @SmartFlat var spare: [String: Bool]?
  var tail = "tail"

  /// Every key is read by several flats.
  static let laws = TargetLaws.universal

  static let seedInputs = [
    #"{"id":1,"a":2,"b":"3","c":{"name":"n"},"d":true,"e":null,"tail":"t"}"#,
    #"{"id":"x","numbers":{"a":1},"spare":"yes","children":{"count":1},"z":[1]}"#,
  ]
}
