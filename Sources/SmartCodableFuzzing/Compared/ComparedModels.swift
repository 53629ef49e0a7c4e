import Kodable
import SmartCodable

/// The model of the compared documents with SmartCodable; to JSONDecoder it is plain Codable, which needs every required
/// member.
enum ComparedSmart {
  struct Order: SmartCodable {
    var id = 0
    var paid = false
    var total = 0.0
    var customer = Customer()
    var note: String?
    var items: [Item] = []
    var tags: [String] = []
  }

  struct Customer: SmartCodable {
    var name = ""
    var age = 0
  }

  struct Item: SmartCodable {
    var sku = ""
    var count = 0
  }
}

/// The same with Kodable.
enum ComparedKodable {
  struct Order: Kodable {
    @Coding var id: Int
    @Coding(default: false) var paid: Bool
    @Coding(.lossless, default: 0) var total: Double
    @Coding var customer: Customer?
    @Coding var note: String?
    @Coding(.lossy, default: []) var items: [Item]
    @Coding(.lossy, default: []) var tags: [String]
  }

  struct Customer: Kodable {
    @Coding var name: String
    var age = 0
  }

  struct Item: Kodable {
    @Coding var sku: String
    @Coding(default: 0) var count: Int
  }
}
