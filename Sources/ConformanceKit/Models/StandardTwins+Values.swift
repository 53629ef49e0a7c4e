// A table of data: exempt from the limits on size.

import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal
import struct Foundation.URL

extension TwinCatalog {
  /// Adds the twins of the models with dates, bytes, URLs, decimals, sets and maps.
  ///
  /// Compact fields, and untyped ones of models that are not plain, have no plain `Decodable` form, so
  /// their models have no twin.
  mutating func addValueKinds() {
    add("event", Twins.Event.self)
    add("calendar", Twins.Calendar.self)
    add("stamped", Twins.Stamped.self)
    add("parcel", Twins.Parcel.self)
    add("link", Twins.Link.self)
    add("bookmark", Twins.Bookmark.self)
    add("shelf", Twins.Shelf.self)
    add("price", Twins.Price.self)
    add("gauge", Twins.Gauge.self)
    add("bag", Twins.Bag.self)
    add("index", Twins.Index.self)
    add("plain-values", Twins.PlainValues.self)
    add("vault", Twins.Vault.self)
    add("wrapped", Twins.Wrapped.self)
    add("sealed", Twins.Sealed.self)
    add("remark", Twins.Remark.self)
    add("scrapbook", Twins.Scrapbook.self)
    add("verbatim", Verbatim.self)
    add("verbatim-values", [Verbatim].self)
  }
}

extension Twins {
  struct Event: Decodable {
    var when: Date
    var maybe: Date?
    var note: String
  }
  struct Calendar: Decodable {
    var event: Event
    var list: [Date]
    var table: [String: Date]
  }
  struct Stamped: Decodable {
    var seen: Date?
    var kept: Date?
    var plain: Date?
  }
  struct Parcel: Decodable {
    var bytes: Data
    var maybe: Data?
    var note: String
  }
  struct Link: Decodable {
    var url: URL
    var maybe: URL?
    var note: String
  }
  struct Bookmark: Decodable {
    var url: URL
    var title: String
  }
  struct Shelf: Decodable {
    var mark: Bookmark
    var marks: [Bookmark]
    var note: String
  }
  struct Price: Decodable {
    var amount: Decimal
    var maybe: Decimal?
    var note: String
  }
  struct Gauge: Decodable {
    var single: Float
    var double: Double
    var note: String
  }
  struct Bag: Decodable {
    var numbers: Set<Int>
    var words: Set<String>
    var maybe: Set<Int>?
  }
  struct Index: Decodable {
    var byNumber: [Int: String]
    var bySuit: [Suit: Int]
    var byGrade: [Grade: String]
  }
  struct PlainValues: Decodable {
    var when: Date
    var bytes: Data
    var amount: Decimal
    var single: Float
    var numbers: Set<Int>
    var byNumber: [Int: String]
  }
  struct Vault: Decodable {
    var values: PlainValues
    var note: String
  }
  struct Wrapped: Decodable {
    var whole: Int
    var names: [String]
    var leaf: Leaf?
  }
  struct Remark: Decodable {
    var leaf: Leaf
    var value: Verbatim
    var list: [Verbatim]
    var table: [String: Verbatim]
    var count: Int
  }
  struct Scrapbook: Decodable {
    var remark: Remark
    var note: String
  }
  struct Sealed: Decodable {
    var secret = "kept"
    var limit: Int? = 7
    var note: String

    enum CodingKeys: CodingKey {
      case note
    }
  }
}
