import FuzzKit
import SmartCodable

/// A class that contains itself, with wrappers around it, for deep documents.
final class Deep: SmartCodable {
  var name = "node"
  var next: Deep?
  var list: [Deep?] = []
  @SmartAny var any: Any?
  @SmartCompact.Array var compact: [Deep] = []
  @SmartFlat var flat = Leaf()

  struct Leaf: SmartCodable {
    var leaf: Deep?
  }

  init() {}

  static let laws: TargetLaws = [
    .total, .strictSyntax, .repeatable, .spelling, .inputForms, .writes, .roundTrip,
  ]

  static let seedInputs = [
    #"{"name":"a","next":{"name":"b","next":{}},"list":[{},null],"any":[[[{}]]],"#
      + #""compact":[{"compact":[{}]}],"leaf":{"name":"l","leaf":{}}}"#,
    #"{"next":"{\"next\":\"{\\\"name\\\":1}\"}","list":["{}",1],"leaf":"{}","compact":"[{}]"}"#,
  ]
}
