import SmartCodable

/// Strings in every container, which every form of input can represent.
struct Texts: FuzzModel {
  struct Note: SmartCodable {
    var text = "t"
    var marks: [String] = []
  }

  var title = "title"
  var words: [String] = ["w"]
  var rows: [[String]] = []
  var map: [String: String] = [:]
  var note = Note()
  var notes: [String: [Note]] = [:]
  var count = "0"

  static let seedInputs = [
    #"{"title":"a b","words":["x","é","","y:z"],"rows":[["1"],[]],"map":{"k":"v","a b":"c"},"#
      + #""note":{"text":"n","marks":["m"]},"notes":{"p":[{"text":"q","marks":[]}]},"count":"7"}"#,
    #"{"title":"","words":[],"rows":["[]"],"map":{},"note":"{\"text\":\"s\"}","notes":{"":[{}]}}"#,
    #"{"title":"a😀b\t\r\n\"'\\","words":["𝄞","\uD83D\uDE00é"],"map":{"k":"\u0085\u2028"},"count":"\t"}"#,
  ]
}
