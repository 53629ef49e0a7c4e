import FuzzKit
import SmartCodable

/// A class that contains itself, with wrappers around it, for deep documents.
final class Deep: FuzzModel {
  var name = "node"
  var next: Deep?
  var list: [Deep?] = []
  @SmartAny var any: Any?
  @SmartCompact.Array var compact: [Deep] = []
  @SmartFlat var flat = Leaf()

  /// Not recursive itself: a level of two models, one of them flat, needs twice the stack (PARSE-10).
  struct Leaf: SmartCodable {
    var leaf: [String] = []
    var count = 1
  }

  init() {}

  static let laws = TargetLaws.universal.union(.roundTrip)

  static let seedInputs = [
    #"{"name":"a","next":{"name":"b","next":{}},"list":[{},null],"any":[[[{}]]],"#
      + #""compact":[{"compact":[{}]}],"leaf":["l"],"count":2}"#,
    #"{"next":"{\"next\":\"{\\\"name\\\":1}\"}","list":["{}",1],"leaf":"[1]","compact":"[{}]"}"#,
  ]
}
