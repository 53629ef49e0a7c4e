import Foundation

extension KeyedShapes {
  // MARK: Lists spread over numbered members

  struct Meals: Codable {
    struct Meal: Codable {
      struct Ingredient: Codable, Hashable {
        let name: String
        let measure: String
      }
      struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
        static func ingredient(_ number: Int) -> Key { Key("strIngredient\(number)") }
        static func measure(_ number: Int) -> Key { Key("strMeasure\(number)") }
      }
      let id: String
      let name: String
      let ingredients: [Ingredient]
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        id = try c.decode(String.self, forKey: Key("idMeal"))
        name = try c.decode(String.self, forKey: Key("strMeal"))
        var ingredients: [Ingredient] = []
        for number in 1...20 {
          guard let name = try c.decodeIfPresent(String.self, forKey: .ingredient(number)),
            !name.isEmpty
          else { continue }
          let measure = try c.decodeIfPresent(String.self, forKey: .measure(number)) ?? ""
          ingredients.append(Ingredient(name: name, measure: measure))
        }
        self.ingredients = ingredients
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(id, forKey: Key("idMeal"))
        try c.encode(name, forKey: Key("strMeal"))
        for (number, ingredient) in ingredients.enumerated() {
          try c.encode(ingredient.name, forKey: .ingredient(number + 1))
          try c.encode(ingredient.measure, forKey: .measure(number + 1))
        }
      }
    }
    let meals: [Meal]?
  }

  static func meal(_ i: Int) -> String {
    let ingredients = (1...20)
      .map { number in
        let name =
          number > 4 + i % 14 ? (i % 2 == 0 ? #""""# : "null") : #""\#(Fake.word(i + number))""#
        return #""strIngredient\#(number)":\#(name)"#
      }
    let measures = (1...20)
      .map { number in
        #""strMeasure\#(number)":\#(number > 4 + i % 14 ? #"" ""# : #""\#(number)\u00bd tsp""#)"#
      }
    return #"{"idMeal":"527\#(i)","strMeal":"\#(Fake.text(i, 3))","strDrinkAlternate":null,"#
      + #""strInstructions":"\#(Fake.text(i, 60))","strTags":null,"#
      + "\(ingredients.joined(separator: ",")),\(measures.joined(separator: ","))}"
  }

  // MARK: Names with a capital, and dates as ASP.NET once wrote them

  static func camelCase(_ path: [any CodingKey]) -> any CodingKey {
    let key = path[path.count - 1]
    guard key.intValue == nil else { return key }
    return Shops.AnyKey(key.stringValue.prefix(1).lowercased() + key.stringValue.dropFirst())
  }

  static func pascalCase(_ path: [any CodingKey]) -> any CodingKey {
    let key = path[path.count - 1]
    guard key.intValue == nil else { return key }
    return Shops.AnyKey(key.stringValue.prefix(1).uppercased() + key.stringValue.dropFirst())
  }

  struct Invoice: Codable {
    struct TicksDate: Codable {
      let milliseconds: Int64
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        let text = try c.decode(String.self)
        let digits = text.dropFirst(6).prefix { $0.isNumber || $0 == "-" }
        guard text.hasPrefix("/Date("), let number = Int64(digits) else {
          throw DecodingError.dataCorruptedError(in: c, debugDescription: "No date: \(text)")
        }
        milliseconds = number
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode("/Date(\(milliseconds))/")
      }
    }
    struct Line: Codable {
      let productName: String
      let unitPrice: Decimal
      let quantity: Int16
      let discount: Float
    }
    let invoiceId: UUID
    let customerId: String?
    let orderDate: TicksDate
    let shippedDate: TicksDate?
    let lines: [Line]
    let `extension`: [String: String]?
  }

  static func invoice(_ i: Int) -> String {
    let lines = Idiom.list(1 + i % 4) {
      #"{"ProductName":"\#(Fake.text(i + $0, 2))","UnitPrice":\#($0).2500,"Quantity":\#(i),"#
        + #""Discount":0.15,"__type":"Line:#Northwind"}"#
    }
    let shipped = Fake.maybe(i, every: 3, #""\/Date(83\#(Fake.pad(i, 10)))\/""#)
    return #"{"InvoiceId":"\#(Fake.uuid(i).lowercased())","CustomerId":"\#(Fake.word(i))","#
      + #""OrderDate":"\/Date(-8\#(Fake.pad(i, 9)))\/","ShippedDate":\#(shipped),"#
      + #""Lines":\#(lines),"Extension":\#(i % 2 == 0 ? "null" : #"{"Key":"V"}"#)}"#
  }
}
