// A table of data: exempt from the limits on size.

import ConformanceKit
import Foundation
import SmartCodable

extension SmartModels {
  /// A moment of the schemas; the first one of 1970 if the text is none, which a test would see.
  private static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? Date(timeIntervalSince1970: 0)
  }

  struct Event: SmartCodable {
    var when = date("2020-02-02T02:02:02Z")
    var maybe: Date?
    var note = "none"

    static let preset: Event = {
      var event = Event()
      event.when = date("2021-03-03T03:03:03Z")
      event.note = "preset"
      return event
    }()
  }
  struct Calendar: SmartCodable {
    var event = Event.preset
    var list = [date("2022-04-04T04:04:04Z")]
    var table: [String: Date] = [:]
  }
  struct Stamped: SmartCodable {
    @SmartDate var seen: Date?
    @SmartDate var kept: Date? = date("2020-02-02T02:02:02Z")
    var plain: Date?
  }
  struct Parcel: SmartCodable {
    var bytes = Data([0xDE, 0xAD, 0xBE, 0xEF])
    var maybe: Data?
    var note = "none"
  }
  struct Link: SmartCodable {
    var url = URL(filePath: "/")
    var maybe: URL?
    var note = "none"

    init() {
      if let own = URL(string: "https://example.org/") { url = own }
    }
  }
  /// Knows nothing of SmartCodable.
  struct Bookmark: Codable {
    var url: URL
    var title: String

    init(_ text: String, _ title: String) {
      url = URL(string: text) ?? URL(filePath: "/")
      self.title = title
    }
  }
  struct Shelf: SmartCodable {
    var mark = Bookmark("https://example.org/preset", "preset")
    var marks: [Bookmark] = []
    var note = "none"
  }
  struct Price: SmartCodable {
    var amount = Decimal(15) / 10
    var maybe: Decimal?
    var note = "none"
  }
  struct Gauge: SmartCodable {
    var single: Float = 0.5
    var double = 2.5
    var note = "none"
  }
  struct Bag: SmartCodable {
    var numbers: Set<Int> = [9]
    var words: Set<String> = ["d"]
    var maybe: Set<Int>?
  }
  struct Index: SmartCodable {
    var byNumber = [9: "d"]
    var bySuit = [Suit.hearts: 9]
    var byGrade = [Grade.two: "d"]
  }
  /// Knows nothing of SmartCodable.
  struct PlainValues: Codable {
    var when = date("2021-03-03T03:03:03Z")
    var bytes = Data([1])
    var amount = Decimal(25) / 10
    var single: Float = 1.5
    var numbers: Set<Int> = [8]
    var byNumber = [8: "p"]
  }
  struct Vault: SmartCodable {
    var values = PlainValues()
    var note = "none"
  }
  struct Loose: SmartCodable {
    @SmartAny var value: Any = "d"
    @SmartAny var maybe: Any? = 7
    @SmartAny var list: [Any] = [9]
    @SmartAny var table: [String: Any] = ["k": 9]
  }
  struct Wrapped: SmartCodable {
    @SmartAny var whole = 5
    @SmartAny var names = ["d"]
    @SmartAny var leaf: Leaf?
  }
  /// Knows nothing of SmartCodable.
  struct Remark: Codable {
    var leaf = Leaf.preset
    var value = Verbatim.string("p")
    var list = [Verbatim.integer(8)]
    var table = ["p": Verbatim.integer(8)]
    var count = 8
  }
  struct Scrapbook: SmartCodable {
    var remark = Remark()
    var note = "none"
  }
  struct Sealed: SmartCodable {
    @SmartIgnored var secret = "kept"
    @IgnoredKey var limit: Int? = 7
    var note = "none"
  }
  struct Sieve: SmartCodable {
    @SmartCompact.Array var numbers = [9]
    @SmartCompact.Array var sparse: [Int?] = [8]
    @SmartCompact.Array var values: [Any] = [7]
    @SmartCompact.Dictionary var table = ["k": 9]
    @SmartCompact.Dictionary var byNumber = [9: "d"]
  }
}

extension SmartDecoderSubject {
  static func bindValueKinds(to subject: inout BoundSubject) {
    bind("event", SmartModels.Event.self, to: &subject)
    bind("calendar", SmartModels.Calendar.self, to: &subject)
    bind("stamped", SmartModels.Stamped.self, to: &subject)
    bind("parcel", SmartModels.Parcel.self, to: &subject)
    bind("link", SmartModels.Link.self, to: &subject)
    bind("shelf", SmartModels.Shelf.self, to: &subject)
    bind("price", SmartModels.Price.self, to: &subject)
    bind("gauge", SmartModels.Gauge.self, to: &subject)
    bind("bag", SmartModels.Bag.self, to: &subject)
    bind("index", SmartModels.Index.self, to: &subject)
    bind("vault", SmartModels.Vault.self, to: &subject)
    bind("loose", SmartModels.Loose.self, to: &subject)
    bind("wrapped", SmartModels.Wrapped.self, to: &subject)
    bind("sealed", SmartModels.Sealed.self, to: &subject)
    bind("scrapbook", SmartModels.Scrapbook.self, to: &subject)
    bind("sieve", SmartModels.Sieve.self, to: &subject)
  }
}
