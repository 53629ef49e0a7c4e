import Foundation

/// What Stripe, Shopify, WooCommerce and app stores answer.
enum Shops {
  static var idioms: [Idiom] {
    [
      Idiom(
        "expandable-charges",
        StripeList<Charge>.self,
        #"{"object":"list","url":"\/v1\/charges","has_more":true,"data":"#
          + Idiom.list(60, charge) + "}",
        reading: { $0.dateDecodingStrategy = .secondsSince1970 },
        writing: { $0.dateEncodingStrategy = .secondsSince1970 }
      ),
      Idiom("webhook-event", WebhookEvent.self, webhook),
      Idiom("shop-orders", Orders.self, #"{"orders":"# + Idiom.list(25, order) + "}"),
      Idiom("php-products", [Product].self, Idiom.list(60, product)),
      Idiom("exchange-rates", Rates.self, rates),
      Idiom(
        "store-receipt",
        Receipt.self,
        #"{"status":0,"environment":"Sandbox","latest_receipt":"\#(Fake.hex(3, 900))=","#
          + #""latest_receipt_info":\#(Idiom.list(40, transaction))}"#
      ),
    ]
  }

  // MARK: A charge, whose customer is either an identifier or an object

  private struct StripeList<Element: Codable>: Codable {
    let object: String
    let url: String
    let hasMore: Bool
    let data: [Element]
    enum CodingKeys: String, CodingKey {
      case object, url, data
      case hasMore = "has_more"
    }
  }

  private enum Expandable<Object: Codable>: Codable {
    case id(String)
    case object(Object)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .id(try container.decode(String.self))
      } catch DecodingError.typeMismatch {
        self = .object(try container.decode(Object.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .id(let id): try container.encode(id)
      case .object(let object): try container.encode(object)
      }
    }
  }

  private struct Customer: Codable {
    let id: String
    let email: String?
    let balance: Int
    let metadata: [String: String]
  }

  private struct Charge: Codable {
    struct PaymentMethodDetails: Codable {
      struct Card: Codable {
        struct Checks: Codable {
          let cvc: String?
          enum CodingKeys: String, CodingKey { case cvc = "cvc_check" }
        }
        let brand: String?
        let last4: String?
        let expMonth: Int
        let checks: Checks?
        let wallet: [String: String?]?
        enum CodingKeys: String, CodingKey {
          case brand, last4, checks, wallet
          case expMonth = "exp_month"
        }
      }
      struct Debit: Codable {
        let country: String?
        let fingerprint: String?
      }
      let type: String
      let card: Card?
      let debit: Debit?
      enum CodingKeys: String, CodingKey {
        case type, card
        case debit = "sepa_debit"
      }
    }
    let id: String
    let amount: Int64
    let currency: String
    let created: Date
    let customer: Expandable<Customer>?
    let description: String?
    let livemode: Bool
    let metadata: [String: String]
    let details: PaymentMethodDetails?
    let refunds: StripeList<[String: Int]>?
    enum CodingKeys: String, CodingKey {
      case id, amount, currency, created, customer, description, livemode, metadata, refunds
      case details = "payment_method_details"
    }
  }

  private static func charge(_ i: Int) -> String {
    let customer = Fake.pick(
      [
        #""cus_\#(Fake.hex(i, 14))""#, "null",
        #"{"id":"cus_\#(Fake.hex(i, 14))","object":"customer","email":null,"balance":-\#(i),"#
          + #""address":null,"metadata":{},"sources":{"object":"list","data":[]}}"#,
      ],
      i
    )
    let details =
      i % 4 == 0
      ? #"{"sepa_debit":{"bank_code":"37040044","country":"DE","fingerprint":null},"#
        + #""type":"sepa_debit"}"#
      : #"{"card":{"amount_authorized":1099,"brand":"visa","checks":{"address_line1_check":null,"#
        + #""cvc_check":"pass"},"country":"US","exp_month":\#(1 + i % 12),"exp_year":2027,"#
        + #""last4":"\#(Fake.pad(i, 4))","wallet":\#(Fake.maybe(i, every: 3, #"{"type":null}"#))},"#
        + #""type":"card"}"#
    let metadata = Idiom.members(i % 4) { #""order_\#($0)":"\#(Fake.text(i + $0, 2))""# }
    return #"""
      {"id":"ch_3\#(Fake.hex(i, 22))","object":"charge","amount":\#(i * 1099),\#
      "amount_captured":\#(i * 1099),"application":null,"application_fee":null,\#
      "balance_transaction":"txn_\#(i)","billing_details":{"address":{"city":null,"country":null,\#
      "line1":null},"email":null,"name":"\#(Fake.person(i))","phone":null},"captured":true,\#
      "created":\#(1_679_090_539 + i * 3601),"currency":"\#(Fake.pick(["usd", "eur", "jpy"], i))",\#
      "customer":\#(customer),"description":\#(Fake.maybe(i, every: 2, #""(created by API)""#)),\#
      "disputed":false,"failure_code":null,"failure_message":null,"fraud_details":{},\#
      "livemode":\#(i % 2 == 0),"metadata":\#(metadata),"outcome":{"network_status":"approved",\#
      "reason":null,"risk_level":"normal","risk_score":32},"paid":true,\#
      "payment_method_details":\#(details),"receipt_url":"https:\/\/pay.example.com\/r\/\#(i)",\#
      "shipping":null,"source_transfer":null,"status":"succeeded","transfer_group":null}
      """#
  }

  // MARK: A web hook, whose object's type stands inside the object

  private struct WebhookEvent: Codable {
    enum Object {
      case charge(Charge)
      case customer(Customer)
    }
    /// Writes its name and the object's members into one JSON object.
    struct Named: Encodable {
      let object: Object
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ObjectKey.self)
        switch object {
        case .charge(let charge):
          try container.encode("charge", forKey: .object)
          try charge.encode(to: encoder)
        case .customer(let customer):
          try container.encode("customer", forKey: .object)
          try customer.encode(to: encoder)
        }
      }
    }
    enum Key: String, CodingKey { case id, type, created, data }
    enum DataKey: String, CodingKey {
      case object
      case previousAttributes = "previous_attributes"
    }
    enum ObjectKey: String, CodingKey { case object }
    let id: String
    let type: String
    let created: Int
    let object: Object
    let changed: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(String.self, forKey: .id)
      type = try container.decode(String.self, forKey: .type)
      created = try container.decode(Int.self, forKey: .created)
      let data = try container.nestedContainer(keyedBy: DataKey.self, forKey: .data)
      let peek = try data.nestedContainer(keyedBy: ObjectKey.self, forKey: .object)
      switch try peek.decode(String.self, forKey: .object) {
      case "charge": object = .charge(try data.decode(Charge.self, forKey: .object))
      case "customer": object = .customer(try data.decode(Customer.self, forKey: .object))
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .object,
          in: peek,
          debugDescription: "Unknown object \(kind)"
        )
      }
      let previous = try? data.nestedContainer(keyedBy: AnyKey.self, forKey: .previousAttributes)
      changed = (previous?.allKeys.map(\.stringValue) ?? []).sorted()
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(type, forKey: .type)
      try container.encode(created, forKey: .created)
      var data = container.nestedContainer(keyedBy: DataKey.self, forKey: .data)
      try data.encode(Named(object: object), forKey: .object)
      var previous = data.nestedContainer(keyedBy: AnyKey.self, forKey: .previousAttributes)
      for name in changed { try previous.encodeNil(forKey: AnyKey(name)) }
    }
  }

  struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private static var webhook: String {
    #"{"id":"evt_1","object":"event","api_version":"2023-10-16","created":1679090540,"data":{"#
      + #""object":\#(charge(5)),"previous_attributes":{"a":5,"metadata":{"a":null},"paid":false}"#
      + #"},"livemode":false,"pending_webhooks":2,"request":{"id":null,"idempotency_key":"x"},"#
      + #""type":"charge.updated"}"#
  }
}
