import Foundation

/// What Mastodon, Reddit, Twitter, Wikipedia and Matrix answer.
enum Social {
  static var idioms: [Idiom] {
    [
      Idiom(
        "toots",
        [Status].self,
        Idiom.list(40) { status($0, reblog: $0 % 3 == 0) },
        reading: { $0.keyDecodingStrategy = .convertFromSnakeCase },
        writing: { $0.keyEncodingStrategy = .convertToSnakeCase }
      ),
      Idiom("comment-things", Thing.self, listing(depth: 4, seed: 1)),
      Idiom("tweets-with-includes", Timeline.self, timeline),
      Idiom("wiki-pages", WikiAnswer.self, wiki),
      Idiom("room-sync", Sync.self, sync),
    ]
  }

  // MARK: Statuses, which hold a status of the same type

  private final class Status: Codable {
    struct Account: Codable {
      struct Field: Codable {
        let name: String
        let value: String
        let verifiedAt: String?
      }
      let id: String
      let acct: String
      let displayName: String
      let bot: Bool?
      let note: String
      let followersCount: Int
      let fields: [Field]?
      let emojis: [Emoji]
    }
    struct Emoji: Codable {
      let shortcode: String
      let url: URL
    }
    struct Media: Codable {
      enum Kind: String, Codable {
        case image, gifv, video, unknown
        init(from decoder: any Decoder) throws {
          self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
      }
      struct Meta: Codable {
        struct Size: Codable {
          let width: Int?
          let height: Int?
          let aspect: Double?
        }
        struct Focus: Codable {
          let x: Double
          let y: Double
        }
        let original: Size?
        let small: Size?
        let focus: Focus?
      }
      let id: String
      let type: Kind
      let url: URL?
      let meta: Meta?
      let description: String?
      let blurhash: String?
    }
    let id: String
    let createdAt: String
    let inReplyToId: String?
    let sensitive: Bool
    let spoilerText: String
    let visibility: String
    let language: String?
    let content: String
    let reblog: Status?
    let account: Account
    let mediaAttachments: [Media]
    let emojis: [Emoji]
    let favouritesCount: Int
    let favourited: Bool?
    let pinned: Bool?
    let url: String?
  }

  private static func status(_ i: Int, reblog: Bool) -> String {
    let emojis = Idiom.list(i % 3) {
      let url = "https://files.example.com/custom_emojis/\($0).png"
      return #"{"shortcode":"\#(Fake.word($0))","url":"\#(url)","static_url":"\#(url)"}"#
    }
    let media = Idiom.list(i % 4) {
      #"{"id":"\#(i)\#($0)","type":"\#(Fake.pick(["image", "video", "hologram"], i + $0))","#
        + #""url":"https://files.example.com/\#(Fake.hex($0, 16)).png","remote_url":null,"#
        + #""meta":{"focus":{"x":-0.\#($0),"y":0},"original":{"width":640,"height":\#(i * 9),"#
        + #""size":"640x480","aspect":1.3333333333333333}},"description":null,"#
        + #""blurhash":"UBL_:rOpGG-oBUNG,qRj2so|=eE1w^n4S5NH"}"#
    }
    let account = #"""
      {"id":"\#(i)","username":"u","acct":"u\#(i)@e.social","display_name":"\#(Fake.person(i))",\#
      "locked":false,"bot":\#(i % 8 == 0),"note":"<p>\#(Fake.text(i, 12))<\/p>","avatar":"e",\#
      "followers_count":\#(i * i * 31),"last_status_at":"2019-11-24","emojis":\#(emojis),"fields":\#
      [{"name":"Patreon","value":"<a href=\"https://p.com\">p<\/a>","verified_at":null}]}
      """#
    return #"""
      {"id":"1032677\#(Fake.pad(i, 11))","created_at":"2019-12-08T03:48:33.901Z",\#
      "in_reply_to_id":\#(i % 5 == 0 ? "\"103\(i)\"" : "null"),"in_reply_to_account_id":null,\#
      "sensitive":\#(i % 6 == 0),"spoiler_text":"","visibility":"public",\#
      "language":\#(Fake.maybe(i, every: 4, #""en""#)),"uri":"https:\/\/e.social\/users\/\#(i)",\#
      "url":"https://e.social/@u/\#(i)","replies_count":5,"favourites_count":\#(i * 3),\#
      "favourited":false,"content":"<p>\#(Fake.text(i, 8 + i % 40))<\/p>",\#
      "reblog":\#(reblog ? status(i + 50, reblog: false) : "null"),\#
      "application":{"name":"Web","website":null},"account":\#(account),\#
      "media_attachments":\#(media),"mentions":[],"tags":[],"emojis":\#(emojis),"card":null,\#
      "poll":null}
      """#
  }

  // MARK: Things of a kind, whose replies are "" where there are none

  private indirect enum Thing: Codable {
    struct Comment: Codable {
      enum Edited: Codable {
        case never
        case at(Double)
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let flag = try? container.decode(Bool.self), !flag {
            self = .never
          } else {
            self = .at(try container.decode(Double.self))
          }
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .never: try container.encode(false)
          case .at(let time): try container.encode(time)
          }
        }
      }
      enum CodingKeys: String, CodingKey {
        case id, author, body, ups, edited, replies
        case created = "created_utc"
      }
      let id: String
      let author: String
      let body: String
      let ups: Int
      let edited: Edited
      let created: Double
      let replies: Thing?
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        id = try c.decode(String.self, forKey: .id)
        author = try c.decode(String.self, forKey: .author)
        body = try c.decode(String.self, forKey: .body)
        ups = try c.decode(Int.self, forKey: .ups)
        edited = try c.decode(Edited.self, forKey: .edited)
        created = try c.decode(Double.self, forKey: .created)
        replies = try? c.decode(Thing.self, forKey: .replies)
      }
    }
    struct Listing: Codable {
      let after: String?
      let dist: Int?
      let children: [Thing]
    }
    struct More: Codable {
      let count: Int
      let children: [String]
    }
    case listing(Listing)
    case comment(Comment)
    case more(More)

    enum CodingKeys: CodingKey { case kind, data }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      switch try c.decode(String.self, forKey: .kind) {
      case "Listing": self = .listing(try c.decode(Listing.self, forKey: .data))
      case "t1": self = .comment(try c.decode(Comment.self, forKey: .data))
      default: self = .more(try c.decode(More.self, forKey: .data))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .listing(let listing):
        try c.encode("Listing", forKey: .kind)
        try c.encode(listing, forKey: .data)
      case .comment(let comment):
        try c.encode("t1", forKey: .kind)
        try c.encode(comment, forKey: .data)
      case .more(let more):
        try c.encode("more", forKey: .kind)
        try c.encode(more, forKey: .data)
      }
    }
  }

  private static func listing(depth: Int, seed: Int) -> String {
    let children = Idiom.list(depth + 1) { n in
      let i = seed * 5 + n
      if n == depth {
        let ids = Idiom.list(i % 9) { #""h\#(Fake.hex(i + $0, 5))""# }
        return #"{"kind":"more","data":{"count":\#(i % 9),"name":"t1_x","children":\#(ids)}}"#
      }
      let replies = depth > 1 ? listing(depth: depth - 1, seed: i) : #""""#
      return #"""
        {"kind":"t1","data":{"subreddit_id":"t5_2qh","approved_at_utc":null,"mod_reason_by":null,\#
        "author":"\#(Fake.person(i))","id":"\#(Fake.hex(i, 7))","gilded":0,"replies":\#(replies),\#
        "user_reports":[],"ups":\#(i % 40 - 3),"body":"\#(Fake.text(i, 5 + i % 40))\n\n&gt; q",\#
        "edited":\#(i % 6 == 0 ? "1588000\(Fake.pad(i % 1000, 3)).0" : "false"),"hidden":false,\#
        "all_awardings":[],"created_utc":1587\#(Fake.pad(i, 6)).0,"depth":\#(4 - depth)}}
        """#
    }
    return #"{"kind":"Listing","data":{"modhash":"","dist":null,"children":\#(children),"#
      + #""after":null,"before":null}}"#
  }
}
