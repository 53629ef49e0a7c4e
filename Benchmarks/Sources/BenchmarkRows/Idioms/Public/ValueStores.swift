import Foundation

extension ValueTypes {
  // MARK: An enum of sixty cases

  enum Icon: String, Codable, CaseIterable {
    case add, archive
    case arrowDown = "arrow-down"
    case arrowLeft = "arrow-left"
    case arrowRight = "arrow-right"
    case arrowUp = "arrow-up"
    case attachment, award, bell, bluetooth
    case bold, book, bookmark, box, briefcase, calendar, camera, cast, check
    case checkCircle = "check-circle"
    case chevronDown = "chevron-down"
    case chevronUp = "chevron-up"
    case clipboard, clock, cloud
    case cloudRain = "cloud-rain"
    case code, coffee, compass, copy
    case creditCard = "credit-card"
    case crop, database, delete, disc, download, droplet, edit
    case externalLink = "external-link"
    case eye
    case eyeOff = "eye-off"
    case fastForward = "fast-forward"
    case feather, file, filter, flag, folder, gift, globe, hash, headphones, heart, home, image
    case inbox, key, layers, link, list, lock
  }

  // MARK: What Foundation's own types write

  struct Preferences: Codable {
    let locale: Locale
    let timeZone: TimeZone
    let quiet: DateInterval
    let unread: IndexSet
    let alarm: DateComponents
    let author: PersonNameComponents
    let distance: Measurement<UnitLength>
    let frame: CGRect
    let origin: CGPoint
    let transform: AffineTransform
    let home: URL
    let base: URL?
    let range: NSRangeBox
    let budget: Decimal
    let seen: Set<Int>
    let limits: ClosedRange<Float>
    let from: PartialRangeFrom<Int>
    let message: String?
  }

  /// A range in Foundation's old style.
  struct NSRangeBox: Codable {
    let range: NSRange
    init(from decoder: any Decoder) throws { range = try NSRange(from: decoder) }
    func encode(to encoder: any Encoder) throws { try range.encode(to: encoder) }
  }

  static let preferences = #"""
    {"locale":{"identifier":"de_AT"},"timeZone":{"identifier":"Europe\/Vienna"},\#
    "quiet":{"start":731000000.25,"duration":2880},"unread":{"indexes":[{"location":0,"length":3},\#
    {"location":90,"length":1}]},"alarm":{"hour":7,"minute":30,"weekday":2},\#
    "author":{"givenName":"Zoë","familyName":"O\u2019Neil"},"distance":{"value":42.195,"unit":{\#
    "symbol":"km","converter":{"coefficient":1000,"constant":0}}},\#
    "frame":[[0,20.5],[320,480]],"origin":[-1,1e2],"transform":[1,0,0,1,12.5,-3],\#
    "home":"https:\/\/example.com\/%C3%A9","base":null,"range":[3,14],\#
    "budget":1234567890.0987654321,"seen":[5],"limits":[-1.5,2],"from":[7],"message":null}
    """#

  // MARK: Base64, identifiers, numbers of every width

  struct Secret: Codable {
    let id: UUID
    let payload: Data
    let salt: Data?
    let level: Int8
    let flags: UInt8
    let port: UInt16
    let offset: Int16
    let count: UInt32
    let total: UInt64
    let ratio: Float
    let score: Double
    let site: URL?
    let owner: String
  }

  static func secret(_ i: Int) -> String {
    let payload = Data(Fake.hex(i, 30 + i * 9).utf8).base64EncodedString()
    let score = Fake.pick([#""inf""#, "0.1", #""nan""#, "-2.5E-7", #""-inf""#, "1e300"], i)
    return #"""
      {"id":"\#(Fake.uuid(i))","payload":"\#(payload.replacingOccurrences(of: "/", with: "\\/"))",\#
      "salt":\#(Fake.maybe(i, every: 3, #""""#)),"level":\#(i % 256 - 128),"flags":\#(i % 256),\#
      "port":\#(i * 1601 % 65_536),"offset":-\#(i * 800),"count":\#(4_294_967_295 - i),\#
      "total":\#(UInt64.max - UInt64(i)),"ratio":\#(i).\#(i * i)1,"score":\#(score),\#
      "site":\#(Fake.maybe(i, every: 4, #""https:\/\/user@example.com:8080\/p?q=\#(i)#frag""#)),\#
      "owner":"\#(Fake.person(i))"}
      """#
  }
}
