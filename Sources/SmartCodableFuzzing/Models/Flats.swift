import FuzzKit
import SmartCodable

/// Several flats with disjoint keys: models, Optionals, classes, plain types, nested ones.
struct Flats: FuzzModel {
  final class Account: SmartCodable {
    var user = "nobody"
    var credits = 10

    init() {}
  }

  struct Address: SmartCodable {
    var city = "nowhere"
    var zip: String?
    @SmartFlat var place = Place()

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.city <--- ["town", "city"]]
    }
  }

  struct Place: SmartCodable {
    var latitude = 0.5
    var tags: [String] = []
  }

  struct Plain: Codable {
    var weight: Int?
    var color: String?
  }

  var id = 0
  @SmartFlat var account = Account()
  @SmartFlat var address: Address?
  @SmartFlat var plain = Plain(weight: 3, color: nil)
  @SmartFlat var list: [Nested.Child] = []
  var tail = "tail"

  /// A flat shares the object of its owner, so a key says little about the property it belongs to.
  static let laws = TargetLaws.universal.union([
    .keyOrder, .nullIsMissing, .unknownKeys, .numberIsString, .roundTrip,
  ])

  static let seedInputs = [
    #"{"id":1,"user":"u","credits":2,"town":"t","zip":"z","latitude":1.5,"tags":["a"],"weight":4,"#
      + #""color":"c","list":[{"name":"n","count":1,"tags":[]}],"tail":"x"}"#,
    #"{"id":"1","user":null,"credits":"2","city":5,"zip":[],"latitude":"1.5","tags":"[1]","#
      + #""weight":"x","account":{"user":"no"},"list":"[{}]","tail":[]}"#,
  ]
}
