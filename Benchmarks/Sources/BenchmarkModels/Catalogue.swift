import SmartCodable

package struct Catalogue: SmartCodable, Equatable, Sendable {
  package var sections: [String: String] = [:]
  package var topics: [String: [Int]] = [:]
  package var items: [String: Item] = [:]
  package var offers: [Offer] = []

  package init() {}
}

package struct Item: SmartCodable, Equatable, Sendable {
  package var id = 0
  package var title = ""
  package var subtitle: String?
  package var logo: String?
  package var topicIds: [Int] = []

  package init() {}
}

package struct Offer: SmartCodable, Equatable, Sendable {
  package var id = 0
  package var itemId = 0
  package var start = 0
  package var name: String?
  package var venue = ""
  package var prices: [Price] = []
  package var zones: [Zone] = []

  package init() {}
}

package struct Price: SmartCodable, Equatable, Sendable {
  package var amount = 0
  package var audienceId = 0
  package var seatId = 0

  package init() {}
}

package struct Zone: SmartCodable, Equatable, Sendable {
  package var zoneId = 0
  package var areas: [SeatArea] = []

  package init() {}
}

package struct SeatArea: SmartCodable, Equatable, Sendable {
  package var areaId = 0
  package var blockIds: [Int] = []

  package init() {}
}
