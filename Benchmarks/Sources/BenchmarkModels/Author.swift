import SmartCodable

/// Reads 33 of the 40 fields that an author has.
package struct Author: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case id
    case idText = "id_str"
    case name
    case screenName = "screen_name"
    case location
    case about = "description"
    case url
    case isProtected = "protected"
    case followers = "followers_count"
    case friends = "friends_count"
    case listed = "listed_count"
    case createdAt = "created_at"
    case favourites = "favourites_count"
    case offset = "utc_offset"
    case zone = "time_zone"
    case hasGeo = "geo_enabled"
    case isVerified = "verified"
    case statuses = "statuses_count"
    case language = "lang"
    case hasContributors = "contributors_enabled"
    case isTranslator = "is_translator"
    case isTranslated = "is_translation_enabled"
    case backgroundColor = "profile_background_color"
    case backgroundImage = "profile_background_image_url"
    case isTiled = "profile_background_tile"
    case image = "profile_image_url"
    case banner = "profile_banner_url"
    case linkColor = "profile_link_color"
    case borderColor = "profile_sidebar_border_color"
    case fillColor = "profile_sidebar_fill_color"
    case textColor = "profile_text_color"
    case usesImage = "profile_use_background_image"
    case hasDefaultProfile = "default_profile"
  }

  package var id = 0
  package var idText = ""
  package var name = ""
  package var screenName = ""
  package var location = ""
  package var about = ""
  package var url: String?
  package var isProtected = false
  package var followers = 0
  package var friends = 0
  package var listed = 0
  package var createdAt = ""
  package var favourites = 0
  package var offset: Int?
  package var zone: String?
  package var hasGeo = false
  package var isVerified = false
  package var statuses = 0
  package var language = ""
  package var hasContributors = false
  package var isTranslator = false
  package var isTranslated = false
  package var backgroundColor = ""
  package var backgroundImage = ""
  package var isTiled = false
  package var image = ""
  package var banner: String?
  package var linkColor = ""
  package var borderColor = ""
  package var fillColor = ""
  package var textColor = ""
  package var usesImage = false
  package var hasDefaultProfile = false

  package init() {}
}
