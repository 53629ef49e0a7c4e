import Foundation
import SmartCodable
import Testing

/// The samples of the articles on writing, wrapping, transforming and updating.
@Suite("Samples of the articles on writing and wrappers")
struct WriterSampleTests {
  private struct Track: SmartCodable {
    var title = ""
    var seconds = 0.0
    var released: Date?
    var tags: [String: Int] = [:]

    enum CodingKeys: CodingKey { case title, seconds, released, tags }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.title <--- ["track_title", "name"]]
    }
  }

  @Test("Writing models")
  func writing() {
    let track = Track(title: "a/b", seconds: 61, tags: ["z": 1, "b": 2])
    #expect(track.toJSONString() == #"{"title":"a/b","seconds":61,"tags":{"b":2,"z":1}}"#)
    #expect(
      track.toJSONString(useMappedKeys: true)
        == #"{"track_title":"a/b","seconds":61,"tags":{"b":2,"z":1}}"#
    )
  }

  private struct Event: SmartCodable {
    var name = ""
    @SmartAny var payload: [String: Any] = [:]
    @SmartIgnored var isExpanded = false
    @SmartFlat var place = Place()
    @SmartCompact.Array var scores: [Int] = []
    @SmartDate var at: Date?
  }

  private struct Place: SmartCodable { var city = "nowhere" }

  @Test("Wrapping properties")
  func wrapping() {
    let event = Event.deserialize(
      from:
        #"{"name":"e","payload":{"a":[1]},"city":"Ulm","scores":[1,"x","2"],"at":"2024-01-02T03:04:05Z"}"#
    )
    #expect(event?.place.city == "Ulm")
    #expect(event?.scores == [1, 2])
    #expect(
      event?.toJSONString()
        == #"{"name":"e","payload":{"a":[1]},"city":"Ulm","scores":[1,2],"at":"2024-01-02T03:04:05Z"}"#
    )
  }

  private struct Ticket: SmartCodable {
    var site: URL?
    var price = 0
    var seat = Seat(row: 0, place: 0)

    enum CodingKeys: CodingKey { case site, price, seat }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.site <--- SmartURLTransformer(prefix: "https://"),
        CodingKeys.price
          <--- FastTransformer<Int, Double>(
            fromJSON: { euros in euros.map { Int(($0 * 100).rounded()) } },
            toJSON: { cents in cents.map { Double($0) / 100 } }
          ),
        CodingKeys.seat <--- SeatTransformer(),
      ]
    }
  }

  private struct Seat: Codable {
    var row: Int
    var place: Int
  }

  private struct SeatTransformer: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Seat? {
      let parts = (value as? String)?.split(separator: "-").compactMap { Int($0) } ?? []
      return parts.count == 2 ? Seat(row: parts[0], place: parts[1]) : nil
    }
    func transformToJSON(_ value: Seat?) -> String? { value.map { "\($0.row)-\($0.place)" } }
  }

  @Test("Transforming values")
  func transforming() {
    let text = #"{"site":"a.b/c","price":12.5,"seat":"7-3"}"#
    let ticket = Ticket.deserialize(from: text)
    #expect(ticket?.price == 1250)
    #expect(ticket?.toJSONString() == #"{"site":"https://a.b/c","price":12.5,"seat":"7-3"}"#)
  }

  private struct Member: SmartCodable, Equatable {
    var name = ""
    var age = 0
    var address = Address()
  }

  private struct Address: SmartCodable, Equatable {
    var city = ""
    var zip = ""
  }

  @Test("Updating models")
  func updating() {
    var member = Member(name: "mccc", age: 10, address: Address(city: "Ulm", zip: "89073"))
    SmartUpdater.update(&member, from: #"{"age":"200","address":{"zip":null,"city":"Bonn"}}"#)
    let expected = Member(name: "mccc", age: 200, address: Address(city: "Bonn", zip: "89073"))
    #expect(member == expected)
  }
}
