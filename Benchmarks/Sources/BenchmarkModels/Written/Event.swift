/// One of several types, which a member tells.
package enum Event: Decodable, Equatable, Sendable {
  case message(Note)
  case price(Quote)
  case visit(Visit)

  private enum CodingKeys: CodingKey { case type }
  private enum Kind: String, Decodable { case message, price, visit }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .message: self = .message(try Note(from: decoder))
    case .price: self = .price(try Quote(from: decoder))
    case .visit: self = .visit(try Visit(from: decoder))
    }
  }
}

package struct Note: Decodable, Equatable, Sendable {
  package let text: String
  package let author: String?
}

package struct Quote: Decodable, Equatable, Sendable {
  package let value: Double
  package let currency: String
}

package struct Visit: Decodable, Equatable, Sendable {
  package let user: Int
  package let isFirst: Bool
  package let pages: [Int]
}
