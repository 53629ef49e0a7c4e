import FuzzKit
import SmartCodable

/// An answer that wraps data of any type, as in client code.
struct Answer<Content: Codable>: SmartCodable {
  var code = 0
  var message: String?
  var data: Content?

  enum CodingKeys: String, CodingKey {
    case code, data
    case message = "msg_text"
  }
}

/// Answers with several types of content.
struct Generic: FuzzModel {
  var one = Answer<Nested.Child>()
  var many = Answer<[Nested.Child]>()
  var text = Answer<String>()
  var number = Answer<Int>()
  var kind = Answer<Enums.Kind>()
  var map = Answer<[String: Answer<Int>]>()

  static let seedInputs = [
    #"{"one":{"code":1,"msg_text":"m","data":{"name":"c","count":2,"tags":[]}},"#
      + #""many":{"code":2,"data":[{"name":"d","count":3,"tags":["t"]}]},"#
      + #""text":{"code":3,"data":"x"},"number":{"code":4,"data":5},"#
      + #""kind":{"code":5,"data":"one"},"map":{"code":6,"data":{"k":{"code":7,"data":8}}}}"#,
    #"{"one":{"code":"1","data":[]},"many":{"data":[{},null,1]},"text":{"data":1},"#
      + #""number":{"data":"x"},"kind":{"data":"nope"},"map":{"data":{"k":{"data":"9"}}}}"#,
  ]
}
