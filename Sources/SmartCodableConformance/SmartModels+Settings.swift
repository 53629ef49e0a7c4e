import SmartCodable

extension SmartModels {
  struct Camel: SmartCodable {
    var oneTwo: Int?
    var oneTwoThree: Int?
    var outer: Int?
    var word: Int?
    var child: CamelChild?
    var plain: CamelPlain?
    var children: [CamelChild]?
    var table: [String: Int]?

    enum CodingKeys: String, CodingKey {
      case oneTwo, oneTwoThree
      case outer = "_oneTwo_"
      case word, child, plain, children, table
    }
  }
  struct CamelChild: SmartCodable {
    var innerName: Int?
  }
  /// Knows nothing of SmartCodable.
  struct CamelPlain: Codable {
    var innerName: Int?
  }
  struct CamelMapped: SmartCodable {
    var n: Int?
    var deep: Int?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- "nick_name", CodingKeys.deep <--- "o.innerName"]
    }
  }
  struct Lettered: SmartCodable {
    var firstName: Int?
    var upper: Int?
    var acronym: Int?

    enum CodingKeys: String, CodingKey {
      case firstName
      case upper = "FirstName"
      case acronym = "uRL"
    }
  }
  struct Fractions: SmartCodable {
    var whole: Int?
    var natural: UInt?
    var byte: UInt8?
    var flag: Bool?
    var ratio: Double?
    var text: String?
    var grade: Grade?
    var child: FractionsChild?
  }
  struct FractionsChild: SmartCodable {
    var whole: Int?
  }
  struct Bags: SmartCodable {
    var numbers: [Int]?
    var sparse: [Int?]?
    var nested: [[Int]]?
    var table: [String: Int]?
    var rows: [[String: Int]]?
  }
}
