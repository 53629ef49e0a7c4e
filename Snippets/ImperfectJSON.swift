// Decodes values that do not fit, and options that say what becomes of them.

import SmartCodable

struct Account: SmartCodable {
  var level = 1
  var limit: Int?
  var owner = Owner()
  var tags = ["none"]
  var prices: [String: Double] = [:]
}

struct Owner: SmartCodable { var name = "nobody" }

let input = """
  {"level":"high","limit":true,"owner":"{\\"name\\":\\"Ann\\"}","tags":["a",null,7],
   "prices":{"tea":"2.5","cup":"?"}}
  """
let account = Account.deserialize(from: input) ?? Account()
print(account.level, account.limit ?? 0, account.owner.name, account.tags, account.prices)
// 1 1 Ann ["a", "7"] ["tea": 2.5]

struct Score: SmartCodable {
  var points = 0
  var rounds = [9]
}

let score = #"{"points":"2.5","rounds":[1,"x"]}"#
print(Score.deserialize(from: score) ?? Score())
// Score(points: 0, rounds: [1])
let options: [SmartDecodingOption] = [.number(.rounded), .elements(.failWhole)]
print(Score.deserialize(from: score, options: options) ?? Score())
// Score(points: 3, rounds: [9])
print(Score.deserialize(from: score, options: [.leniency(.none)]) == nil)
// true
let json5 = "{points: 7, /* best */}"
print(Score.deserialize(from: json5, options: [.syntax(.json5)]) ?? Score())
// Score(points: 7, rounds: [9])
