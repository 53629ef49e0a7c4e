import SmartCodable

/// A model with children that are ordinary Codable types.
struct PlainParent: FuzzModel {
  struct Plain: Codable {
    var count: Int
    var name: String
    var ratio: Double?
    var inner: Inner?
    var list: [Int]
  }

  struct Inner: Codable {
    var flag: Bool
    var tags: [String]
  }

  var name = "parent"
  var plain = Plain(count: 4, name: "p", ratio: 0.5, inner: nil, list: [1])
  var spare: Plain?
  var plains: [Plain] = []
  var byName: [String: Inner] = [:]

  static let seedInputs = [
    #"{"name":"n","plain":{"count":1,"name":"a","ratio":2.5,"inner":{"flag":true,"tags":["t"]},"#
      + #""list":[1,2]},"spare":{"count":2,"name":"b","list":[]},"#
      + #""plains":[{"count":3,"name":"c","list":[4]}],"byName":{"x":{"flag":false,"tags":[]}}}"#,
    #"{"plain":{"count":"5"},"spare":"{\"count\":1}","plains":[{},null,1],"byName":{"x":{}}}"#,
  ]
}
