import SmartCodable

package struct Author: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case id
    case name
    case screenName = "screen_name"
    case location
    case about = "description"
    case url
    case isProtected = "protected"
    case followers = "followers_count"
    case friends = "friends_count"
    case listed = "listed_count"
    case isVerified = "verified"
    case offset = "utc_offset"
    case zone = "time_zone"
    case hasGeo = "geo_enabled"
    case image = "profile_image_url"
  }

  package var id = 0
  package var name = ""
  package var screenName = ""
  package var location = ""
  package var about = ""
  package var url: String?
  package var isProtected = false
  package var followers = 0
  package var friends = 0
  package var listed = 0
  package var isVerified = false
  package var offset: Int?
  package var zone: String?
  package var hasGeo = false
  package var image: String?

  package init() {}
}
