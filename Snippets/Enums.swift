// Enums whose raw values the backend extends, and enums with associated values.

import SmartCodable

struct Account: SmartCodable {
  var plan = Plan.basic
  var color: Color?
  var roles: [Role] = []
  var limits: [Role: Int] = [:]
  var login = Login.none

  enum Plan: String, SmartCaseDefaultable { case trial, basic, gold }
  enum Color: Int, Codable { case red, green }
  enum Role: String, Codable { case reader, author }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [CodingKeys.login <--- LoginTransformer()]
  }
}

enum Login: SmartAssociatedEnumerable {
  case none
  case mail(String)
  case number(Int)

  static var defaultCase: Login { .none }
}

struct LoginTransformer: ValueTransformable {
  func transformFromJSON(_ value: Any?) -> Login? {
    switch value {
    case let mail as String: .mail(mail)
    case let number as Int: .number(number)
    default: nil
    }
  }

  func transformToJSON(_ value: Login?) -> Any? {
    switch value {
    case .mail(let mail): mail
    case .number(let number): number
    default: nil
    }
  }
}

let input = """
  {"plan":"platinum","color":"1","roles":["reader","owner"],"limits":{"author":3,"owner":9},
   "login":"ann@a.b"}
  """
let report = try Account.decode(from: input)
let account = report.value

print(account.plan, account.color == .green)
// basic true
print(account.roles.map(\.rawValue), account.limits.count)
// ["reader"] 1
print(account.login)
// mail("ann@a.b")
print(report.repairs.map(\.pathDescription))
// ["plan", "color", "roles[1]", "limits.owner"]
print(account.toJSONString() ?? "")
// {"plan":"basic","color":1,"roles":["reader"],"limits":{"author":3},"login":"ann@a.b"}
