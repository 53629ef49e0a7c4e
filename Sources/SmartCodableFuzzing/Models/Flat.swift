import FuzzKit
import SmartCodable

/// Flats of a model, a plain type, a flat in a flat, and a dictionary.
struct Flat: FuzzModel {
  struct Paging: SmartCodable {
    var index = 1
    var size = 20
    @SmartFlat var state = State()
  }

  struct State: SmartCodable {
    var isLast = false
    var kind = Enums.Kind.two
  }

  struct Plain: Codable {
    var count: Int?
    var name: String?
  }

  var code = 200
  @SmartFlat var paging = Paging()
  @SmartFlat var plain = Plain(count: 3, name: "p")
  @SmartFlat var numbers: [String: Int] = [:]
  @SmartFlat var list: [Int] = [4]
  var tail = "tail"

  /// One key is read by several flats, so neither places nor repairs are one to one.
  static let laws = TargetLaws.universal.union([.keyOrder, .nullIsMissing])

  static let seedInputs = [
    #"{"code":1,"index":2,"size":3,"isLast":true,"kind":"one","count":4,"name":"n","list":[1],"#
      + #""tail":"t"}"#,
    #"{"code":"1","index":"2","size":null,"paging":{"index":9},"tail":5,"list":"[1]"}"#,
  ]
}
