import Foundation

extension Shops {
  // MARK: Orders, whose money is a decimal number in a string

  struct Money: Codable, Equatable {
    var amount: Decimal
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let amount = Decimal(string: text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No money: \(text)")
      }
      self.amount = amount
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(amount)")
    }
  }

  struct Orders: Codable {
    struct MoneySet: Codable {
      struct Amount: Codable {
        let amount: Money
        let currencyCode: String
        enum CodingKeys: String, CodingKey {
          case amount
          case currencyCode = "currency_code"
        }
      }
      let shop: Amount
      let presentment: Amount
      enum CodingKeys: String, CodingKey {
        case shop = "shop_money"
        case presentment = "presentment_money"
      }
    }
    struct Attribute: Codable {
      let name: String
      let value: String?
    }
    struct LineItem: Codable {
      struct TaxLine: Codable {
        let title: String
        let rate: Decimal
        let price: Money
      }
      let id: UInt64
      let title: String
      let quantity: Int
      let price: Money
      let grams: Double
      let sku: String?
      let properties: [Attribute]
      let taxLines: [TaxLine]
      enum CodingKeys: String, CodingKey {
        case id, title, quantity, price, grams, sku, properties
        case taxLines = "tax_lines"
      }
    }
    struct Order: Codable {
      let id: UInt64
      let name: String
      let tags: String
      let totalPrice: Money
      let totalDiscounts: Money?
      let priceSet: MoneySet
      let noteAttributes: [Attribute]
      let lineItems: [LineItem]
      let cancelReason: String?
      let email: String?
      enum CodingKeys: String, CodingKey {
        case id, name, tags, email
        case totalPrice = "total_price"
        case totalDiscounts = "total_discounts"
        case priceSet = "total_price_set"
        case noteAttributes = "note_attributes"
        case lineItems = "line_items"
        case cancelReason = "cancel_reason"
      }
    }
    let orders: [Order]
  }

  static func order(_ i: Int) -> String {
    let set =
      #"{"shop_money":{"amount":"\#(i * 37).\#(Fake.pad(i % 100))","currency_code":"USD"},"#
      + #""presentment_money":{"amount":"\#(i * 31).00","currency_code":"CAD"}}"#
    let items = Idiom.list(1 + i % 6) { n in
      let taxes = Idiom.list(n % 3) {
        #"{"channel_liable":null,"price":"\#($0).98","price_set":\#(set),"rate":0.0\#($0 + 5)75,"#
          + #""title":"State Tax"}"#
      }
      return #"""
        {"id":\#(4_669_825_432_112_640_000 + n),"admin_graphql_api_id":"gid:\/\/s\/Item\/\#(n)",\#
        "fulfillable_quantity":1,"fulfillment_status":null,"gift_card":false,"grams":\#(n * 250),\#
        "name":"\#(Fake.text(n, 3))","price":"\#(n * 19).99","price_set":\#(set),"variant":null,\#
        "properties":\#(Idiom.list(n % 2) { #"{"name":"_k\#($0)","value":null}"# }),"quantity":2,\#
        "sku":\#(Fake.maybe(n, every: 3, #""IPOD-\#(n)""#)),"taxable":true,\#
        "title":"\#(Fake.text(n, 2))","tax_lines":\#(taxes),"duties":[],\#
        "discount_allocations":[{"amount":"3.30","amount_set":\#(set)}]}
        """#
    }
    return #"""
      {"id":\#(5_000_450_789_469 + i),"app_id":null,"browser_ip":"0.0.0.0","cancel_reason":null,\#
      "client_details":{"accept_language":null,"user_agent":"Mozilla\/5.0"},"email":"b@n.com",\#
      "created_at":"2008-01-10T11:00:00-05:00","name":"#\#(1001 + i)","note":null,\#
      "note_attributes":[{"name":"colour","value":"\#(Fake.word(i))"}],"tags":"a, b, \#(i)",\#
      "total_discounts":\#(Fake.maybe(i, every: 3, #""10.00""#)),"total_price":"\#(i * 59).94",\#
      "total_price_set":\#(set),"total_tax_set":\#(set),"line_items":\#(items),"refunds":[],\#
      "shipping_address":{"first_name":"Bob","latitude":45.41634,"longitude":-75.6868}}
      """#
  }

  // MARK: Products of a PHP shop, in which an empty object is an array and a price is anything

  struct Product: Codable {
    struct Dimensions: Codable {
      let length: String
      let width: String
    }
    struct Meta: Codable {
      let key: String
      let value: String?
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        if let text = try? container.decode(String.self, forKey: .value) {
          value = text
        } else if let number = try? container.decode(Double.self, forKey: .value) {
          value = "\(number)"
        } else if let flag = try? container.decode(Bool.self, forKey: .value) {
          value = flag ? "1" : "0"
        } else {
          value = nil
        }
      }
    }
    enum CodingKeys: String, CodingKey {
      case id, name, price, featured, dimensions, attributes, stock
      case meta = "meta_data"
    }
    let id: Int
    let name: String
    let price: Double?
    let featured: Bool
    let dimensions: Dimensions?
    let attributes: [String: String]
    let stock: Int?
    let meta: [Meta]

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      if let number = try? c.decode(Int.self, forKey: .id) {
        id = number
      } else {
        id = Int(try c.decode(String.self, forKey: .id)) ?? 0
      }
      name = try c.decode(String.self, forKey: .name)
      do {
        price = try c.decodeIfPresent(Double.self, forKey: .price)
      } catch {
        price = Double(try c.decode(String.self, forKey: .price))
      }
      if let flag = try? c.decode(Bool.self, forKey: .featured) {
        featured = flag
      } else if let number = try? c.decode(Int.self, forKey: .featured) {
        featured = number != 0
      } else {
        featured = ["yes", "1", "true"].contains(try c.decode(String.self, forKey: .featured))
      }
      dimensions = try? c.decodeIfPresent(Dimensions.self, forKey: .dimensions)
      attributes = (try? c.decode([String: String].self, forKey: .attributes)) ?? [:]
      stock = (try? c.decodeIfPresent(Int.self, forKey: .stock)) ?? nil
      meta = (try? c.decode([Meta].self, forKey: .meta)) ?? []
    }
  }

  static func product(_ i: Int) -> String {
    let price = Fake.pick([#""19.90""#, "21.5", #""""#, "null", "7"], i)
    let featured = Fake.pick(["true", #""yes""#, "0", #""no""#, "1"], i)
    let size = i % 3 == 0 ? "[]" : #"{"length":"\#(i)","width":"","height":""}"#
    let attributes = i % 2 == 0 ? "[]" : #"{"pa_color":"\#(Fake.word(i))","pa_size":"xl"}"#
    let meta = Idiom.list(i % 5) {
      let value = Fake.pick([#""a""#, "1", "true", "[1,2]", "null", #"{"a":"b"}"#], i + $0)
      return #"{"id":\#($0),"key":"_k\#($0)","value":\#(value)}"#
    }
    return #"""
      {"id":\#(i % 4 == 0 ? "\"\(i)\"" : "\(i)"),"name":"\#(Fake.text(i, 3))","slug":"p-\#(i)",\#
      "price":\#(price),"regular_price":"","featured":\#(featured),"dimensions":\#(size),\#
      "attributes":\#(attributes),"stock":\#(Fake.pick(["null", "3", "false", "-1"], i)),\#
      "meta_data":\#(i % 7 == 0 ? "false" : meta),"price_html":"<span class=\"a\">&euro;<\/span>",\#
      "_links":{"self":[{"href":"https:\/\/example.com\/wp-json\/wc\/v3\/products\/\#(i)"}]}}
      """#
  }

  // MARK: Rates, keyed by day and by currency

  struct Currency: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init?(codingKey: some CodingKey) { self.init(rawValue: codingKey.stringValue) }
    var codingKey: any CodingKey { AnyKey(rawValue) }
  }

  struct Rates: Codable {
    let success: Bool
    let base: Currency
    let rates: [String: [Currency: Decimal]]
  }

  static var rates: String {
    let codes = ["AED", "AUD", "BTC", "CHF", "EUR", "GBP", "IDR", "JPY", "NOK", "XAU", "ZMW"]
    let days = Idiom.members(60) { i in
      let rates = Idiom.members(codes.count) {
        #""\#(codes[$0])":\#($0 * $0 * 7).\#(i)\#(Fake.pad($0 * 7919 + i, 5))"#
      }
      return #""\#(Fake.day(i))":\#(rates)"#
    }
    return #"{"success":true,"timeseries":true,"base":"EUR","rates":\#(days)}"#
  }

  // MARK: A receipt, in which everything is a string

  struct Receipt: Codable {
    struct Transaction: Codable {
      @Text var quantity: Int
      @Text var isTrialPeriod: Bool
      @Text var purchaseMilliseconds: Int64
      let productID: String
      let cancellation: String?
      enum CodingKeys: String, CodingKey {
        case quantity
        case isTrialPeriod = "is_trial_period"
        case purchaseMilliseconds = "purchase_date_ms"
        case productID = "product_id"
        case cancellation = "cancellation_date"
      }
    }
    @propertyWrapper struct Text<Value: LosslessStringConvertible & Sendable>: Codable {
      var wrappedValue: Value
      init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let value = Value(text) else {
          let context = DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: text
          )
          throw DecodingError.dataCorrupted(context)
        }
        wrappedValue = value
      }
      func encode(to encoder: any Encoder) throws {
        try wrappedValue.description.encode(to: encoder)
      }
    }
    let status: Int
    let environment: String
    let transactions: [Transaction]
    enum CodingKeys: String, CodingKey {
      case status, environment
      case transactions = "latest_receipt_info"
    }
  }

  static func transaction(_ i: Int) -> String {
    let time = 1_591_121_855_000 + i * 86_400_000
    return #"""
      {"quantity":"1","product_id":"com.example.sub.\#(Fake.word(i))",\#
      "transaction_id":"10000006748\#(i)","original_transaction_id":"1000000672958",\#
      "purchase_date":"2020-06-02 18:17:35 Etc\/GMT","purchase_date_ms":"\#(time)",\#
      "purchase_date_pst":"2020-06-02 11:17:35 America\/Los_Angeles",\#
      "expires_date_ms":"\#(time + 300_000)","web_order_line_item_id":"10000000529\#(i)",\#
      "is_trial_period":"\#(i == 0)","is_in_intro_offer_period":"false"}
      """#
  }
}
