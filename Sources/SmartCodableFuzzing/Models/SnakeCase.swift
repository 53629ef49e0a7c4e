import FuzzKit
import SmartCodable

/// Names that a key strategy changes, some of them mapped as well.
struct SnakeCase: FuzzModel {
  struct Address: SmartCodable {
    var streetName = "s"
    var houseNumber = 1
    var isMain = false
  }

  var userName = "u"
  var homeAddress = Address()
  var otherAddresses: [Address] = []
  var lastSeenAt: Int?
  var dataByKey: [String: Int] = [:]
  @SmartFlat var extra = Extra()
  var nick = "n"

  struct Extra: SmartCodable {
    var shoeSize = 40
  }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.nick <--- ["nick_name", "nickName"]]
  }

  /// Two keys may convert to one, and then the first wins; a dictionary has no first one.
  static let laws = TargetLaws.universal.subtracting(.inputForms).union(.roundTrip)

  static let seedInputs = [
    #"{"user_name":"a","home_address":{"street_name":"b","house_number":2,"is_main":true},"#
      + #""other_addresses":[{"street_name":"c"},null,{}],"last_seen_at":3,"#
      + #""data_by_key":{"a_b":1,"c":"2"},"shoe_size":41,"nick_name":"d"}"#,
    #"{"userName":"a","user_name":"b","UserName":"c","home_address":"{\"streetName\":5}","#
      + #""HomeAddress":{},"__user_name":1,"nickName":"x","nick_name":null}"#,
  ]
}
