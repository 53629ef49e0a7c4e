import SmartCodable

package struct Message: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case createdAt = "created_at"
    case id
    case idText = "id_str"
    case text
    case isTruncated = "truncated"
    case source
    case replyStatus = "in_reply_to_status_id"
    case replyStatusText = "in_reply_to_status_id_str"
    case replyUser = "in_reply_to_user_id"
    case replyName = "in_reply_to_screen_name"
    case user
    case place
    case retweetCount = "retweet_count"
    case favoriteCount = "favorite_count"
    case entities
    case isFavorited = "favorited"
    case isRetweeted = "retweeted"
    case isSensitive = "possibly_sensitive"
    case language = "lang"
  }

  package var createdAt = ""
  package var id = 0
  package var idText = ""
  package var text = ""
  package var isTruncated = false
  package var source = ""
  package var replyStatus: Int?
  package var replyStatusText: String?
  package var replyUser: Int?
  package var replyName: String?
  package var user = Author()
  package var place: Place?
  package var retweetCount = 0
  package var favoriteCount = 0
  package var entities = Entities()
  package var isFavorited = false
  package var isRetweeted = false
  package var isSensitive: Bool?
  package var language = ""

  package init() {}
}

package struct Place: SmartCodable, Equatable, Sendable {
  package var name = ""
  package var coordinates: [Double] = []

  package init() {}
}

package struct Entities: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case hashtags
    case symbols
    case links = "urls"
    case mentions = "user_mentions"
    case media
  }

  package var hashtags: [Hashtag] = []
  package var symbols: [Hashtag] = []
  package var links: [Link] = []
  package var mentions: [Mention] = []
  package var media: [String]?

  package init() {}
}

package struct Hashtag: SmartCodable, Equatable, Sendable {
  package var text = ""
  package var indices: [Int] = []

  package init() {}
}

package struct Link: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case url
    case expanded = "expanded_url"
    case display = "display_url"
    case indices
  }

  package var url = ""
  package var expanded = ""
  package var display = ""
  package var indices: [Int] = []

  package init() {}
}

package struct Mention: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case screenName = "screen_name"
    case name
    case id
    case idText = "id_str"
    case indices
  }

  package var screenName = ""
  package var name = ""
  package var id = 0
  package var idText = ""
  package var indices: [Int] = []

  package init() {}
}
