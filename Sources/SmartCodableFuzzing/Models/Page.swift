import SmartCodable

/// A page of a list as servers send it, with unusual numbers, flags and empty objects.
struct Page: SmartCodable {
  struct Body: SmartCodable {
    var list: [Item] = []
    var total = 0
    var hasMore = false
    var cursor: String?

    enum CodingKeys: String, CodingKey {
      case list, total
      case hasMore = "has_more"
      case cursor = "next_cursor"
    }
  }

  struct Item: SmartCodable {
    var id = 0
    var title = ""
    var price = 0.0
    var tags: [String] = []
    var author: Author?
    var extra: [String: String] = [:]
  }

  struct Author: SmartCodable {
    var id = 0
    var name = "anonymous"
    var verified = false
  }

  var code = -1
  var message = ""
  var data = Body()
  var trace: String?

  enum CodingKeys: String, CodingKey {
    case code, data
    case message = "msg"
    case trace = "trace_id"
  }

  static let seedInputs = [
    #"{"code":0,"msg":"ok","data":{"list":[{"id":1,"title":"a","price":9.99,"tags":["x","y"],"#
      + #""author":{"id":7,"name":"n","verified":true},"extra":{"k":"v"}},{"id":2,"title":"b","#
      + #""price":10,"tags":[],"extra":{}}],"total":2,"has_more":false,"next_cursor":"c2"},"#
      + #""trace_id":"t-1"}"#,
    #"{"code":"0","msg":null,"data":{"list":[{"id":"1","price":"9.99","tags":"","author":[],"#
      + #""extra":[]},null],"total":"1","has_more":1,"next_cursor":null}}"#,
    #"{"code":404,"msg":"not found","data":[]}"#,
  ]
}
