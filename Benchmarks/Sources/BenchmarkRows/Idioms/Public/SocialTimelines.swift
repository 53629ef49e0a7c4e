import Foundation

extension Social {
  // MARK: Tweets, whose authors stand beside them

  struct Timeline: Codable {
    struct User: Codable {
      let id: String
      let username: String
      let verified: Bool?
      let metrics: [String: Int]?
      enum CodingKeys: String, CodingKey {
        case id, username, verified
        case metrics = "public_metrics"
      }
    }
    struct Tweet: Codable {
      struct Entities: Codable {
        struct Tag: Codable {
          let start: Int
          let end: Int
          let tag: String
        }
        struct Link: Codable {
          let indices: Range<Int>
          let expanded: URL?
          enum CodingKeys: String, CodingKey {
            case start, end
            case expanded = "expanded_url"
          }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            indices = try c.decode(Int.self, forKey: .start)..<c.decode(Int.self, forKey: .end)
            expanded = try c.decodeIfPresent(URL.self, forKey: .expanded)
          }
          func encode(to encoder: any Encoder) throws {
            var c = encoder.container(keyedBy: CodingKeys.self)
            try c.encode(indices.lowerBound, forKey: .start)
            try c.encode(indices.upperBound, forKey: .end)
            try c.encodeIfPresent(expanded, forKey: .expanded)
          }
        }
        let hashtags: [Tag]?
        let urls: [Link]?
      }
      let id: String
      let authorID: String
      let text: String
      let lang: String?
      let entities: Entities?
      enum CodingKeys: String, CodingKey {
        case id, text, lang, entities
        case authorID = "author_id"
      }
    }
    let tweets: [Tweet]
    let users: [String: User]
    let nextToken: String?
    private enum Key: CodingKey { case data, includes, meta }
    private enum Inner: String, CodingKey {
      case users
      case next = "next_token"
    }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      tweets = try c.decode([Tweet].self, forKey: .data)
      let includes = try c.nestedContainer(keyedBy: Inner.self, forKey: .includes)
      let list = try includes.decode([User].self, forKey: .users)
      users = Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
      nextToken = try c.nestedContainer(keyedBy: Inner.self, forKey: .meta)
        .decodeIfPresent(String.self, forKey: .next)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(tweets, forKey: .data)
      var includes = c.nestedContainer(keyedBy: Inner.self, forKey: .includes)
      try includes.encode(users.values.sorted { $0.id < $1.id }, forKey: .users)
      var meta = c.nestedContainer(keyedBy: Inner.self, forKey: .meta)
      try meta.encodeIfPresent(nextToken, forKey: .next)
    }
  }

  static var timeline: String {
    let tweets = Idiom.list(100) { i in
      let tags = Idiom.list(i % 3) {
        #"{"start":\#($0),"end":\#($0 + 5),"tag":"\#(Fake.word($0))"}"#
      }
      let links = Idiom.list(i % 2) {
        #"{"start":\#($0 + 9),"end":\#($0 + 32),"url":"https:\/\/t.co\/\#(Fake.hex(i, 10))","#
          + #""expanded_url":"https:\/\/example.com\/\#(i)","display_url":"example.com\/…"}"#
      }
      let entities = #","entities":{"hashtags":\#(tags),"urls":\#(links),"mentions":[]}"#
      return #"{"edit_history_tweet_ids":["\#(i)"],"text":"\#(Fake.text(i, 6 + i % 15))","#
        + #""author_id":"\#(i % 30)","id":"1460323\#(Fake.pad(i, 12))","lang":"en""#
        + "\(i % 4 == 0 ? "" : entities)}"
    }
    let users = Idiom.list(30) {
      #"{"name":"\#(Fake.person($0))","id":"\#($0)","username":"u\#($0)","public_metrics":{"#
        + #""followers_count":\#($0 * 991),"tweet_count":3,"listed_count":1}}"#
    }
    return #"{"data":\#(tweets),"includes":{"users":\#(users)},"#
      + #""meta":{"newest_id":"1","oldest_id":"2","result_count":100,"next_token":"7140w"}}"#
  }

  // MARK: Pages, keyed by number, with "*" and flags whose presence counts

  struct WikiAnswer: Codable {
    struct Query: Codable {
      struct Page: Codable {
        struct Revision: Codable {
          let content: String
          let model: String
          enum CodingKeys: String, CodingKey {
            case content = "*"
            case model = "contentmodel"
          }
        }
        let id: Int?
        let namespace: Int
        let title: String
        let isMissing: Bool
        let revisions: [Revision]?
        let links: [String]
        enum CodingKeys: String, CodingKey {
          case title, missing, revisions, links
          case id = "pageid"
          case namespace = "ns"
        }
        enum LinkKey: CodingKey { case title }
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          id = try c.decodeIfPresent(Int.self, forKey: .id)
          namespace = try c.decode(Int.self, forKey: .namespace)
          title = try c.decode(String.self, forKey: .title)
          isMissing = c.contains(.missing)
          revisions = try c.decodeIfPresent([Revision].self, forKey: .revisions)
          var titles: [String] = []
          if c.contains(.links) {
            var list = try c.nestedUnkeyedContainer(forKey: .links)
            while !list.isAtEnd {
              let link = try list.nestedContainer(keyedBy: LinkKey.self)
              titles.append(try link.decode(String.self, forKey: .title))
            }
          }
          links = titles
        }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encodeIfPresent(id, forKey: .id)
          try c.encode(namespace, forKey: .namespace)
          try c.encode(title, forKey: .title)
          if isMissing { try c.encode("", forKey: .missing) }
          try c.encodeIfPresent(revisions, forKey: .revisions)
          var list = c.nestedUnkeyedContainer(forKey: .links)
          for title in links {
            var link = list.nestedContainer(keyedBy: LinkKey.self)
            try link.encode(title, forKey: .title)
          }
        }
      }
      let pages: [Int: Page]
    }
    let batchcomplete: String?
    let `continue`: [String: String]?
    let query: Query
  }

  static var wiki: String {
    let pages = Idiom.members(25) { i in
      let links = Idiom.list(i % 12) { #"{"ns":0,"title":"\#(Fake.text(i + $0, 2))"}"# }
      let revision =
        #"{"contentformat":"text/x-wiki","contentmodel":"wikitext","#
        + #""*":"{{Infobox}}\n'''\#(Fake.text(i, 60))'''\n== \u65e5\u672c\u8a9e ==\n"}"#
      return i % 9 == 8
        ? #""-\#(i)":{"ns":0,"title":"\#(Fake.word(i))","missing":""}"#
        : #""\#(i * 977)":{"pageid":\#(i * 977),"ns":\#(i % 3),"title":"\#(Fake.text(i, 2))","#
          + #""revisions":[\#(revision)],"links":\#(links)}"#
    }
    return #"{"batchcomplete":"","continue":{"plcontinue":"736|0|A","continue":"||"},"#
      + #""warnings":{"main":{"*":"x"}},"query":{"pages":\#(pages)}}"#
  }

  // MARK: Rooms, keyed by what looks like an address

  struct Sync: Codable {
    struct Rooms: Codable {
      let join: [String: Joined]?
      let leave: [String: Joined]?
    }
    struct Joined: Codable {
      struct Timeline: Codable {
        let events: [RoomEvent]
        let limited: Bool?
      }
      let timeline: Timeline
      let unread: [String: Int]?
      enum CodingKeys: String, CodingKey {
        case timeline
        case unread = "unread_notifications"
      }
    }
    struct RoomEvent: Codable {
      struct Message: Codable {
        let msgtype: String
        let body: String
        let formatted: String?
        enum CodingKeys: String, CodingKey {
          case msgtype, body
          case formatted = "formatted_body"
        }
      }
      struct Member: Codable {
        let membership: String
        let displayname: String?
      }
      struct Power: Codable {
        let users: [String: Int]?
        let ban: Int?
      }
      enum Content {
        case message(Message)
        case member(Member)
        case power(Power)
        case other
      }
      enum CodingKeys: String, CodingKey {
        case type, sender, content
        case id = "event_id"
        case timestamp = "origin_server_ts"
      }
      let type: String
      let sender: String
      let id: String
      let timestamp: UInt64
      let content: Content
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        type = try c.decode(String.self, forKey: .type)
        sender = try c.decode(String.self, forKey: .sender)
        id = try c.decode(String.self, forKey: .id)
        timestamp = try c.decode(UInt64.self, forKey: .timestamp)
        switch type {
        case "m.room.message": content = .message(try c.decode(Message.self, forKey: .content))
        case "m.room.member": content = .member(try c.decode(Member.self, forKey: .content))
        case "m.room.power_levels": content = .power(try c.decode(Power.self, forKey: .content))
        default: content = .other
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(type, forKey: .type)
        try c.encode(sender, forKey: .sender)
        try c.encode(id, forKey: .id)
        try c.encode(timestamp, forKey: .timestamp)
        switch content {
        case .message(let message): try c.encode(message, forKey: .content)
        case .member(let member): try c.encode(member, forKey: .content)
        case .power(let power): try c.encode(power, forKey: .content)
        case .other: try c.encode([String: String](), forKey: .content)
        }
      }
    }
    let nextBatch: String
    let rooms: Rooms?
    enum CodingKeys: String, CodingKey {
      case rooms
      case nextBatch = "next_batch"
    }
  }

  static var sync: String {
    let rooms = Idiom.members(15) { room in
      let events = Idiom.list(3 + room % 7) { n in
        let i = room * 7 + n
        let (type, content) = Fake.pick(
          [
            ("m.room.message", #"{"msgtype":"m.text","body":"\#(Fake.text(i, 4 + i % 20))"}"#),
            ("m.room.member", #"{"membership":"join","displayname":null,"avatar_url":null}"#),
            ("m.room.message", #"{"msgtype":"m.emote","body":"","formatted_body":"<b>\u00e9"}"#),
            ("m.room.power_levels", #"{"ban":50,"users":{"@a:ex.org":100},"events":{"m":1}}"#),
            ("m.room.encrypted", #"{"ciphertext":"\#(Fake.hex(i, 200))"}"#),
          ],
          i
        )
        return #"{"content":\#(content),"origin_server_ts":1432735824\#(Fake.pad(i, 3)),"#
          + #""sender":"@u\#(i % 5):example.org","type":"\#(type)","unsigned":{"age":\#(i)},"#
          + #""event_id":"$\#(Fake.hex(i, 43))"}"#
      }
      return #""!\#(Fake.hex(room, 18)):example.org":{"account_data":{"events":[]},"#
        + #""timeline":{"events":\#(events),"limited":true,"prev_batch":"t34"},"#
        + #""unread_notifications":{"highlight_count":1,"notification_count":\#(room)}}"#
    }
    return #"{"next_batch":"s72595_4483_1934","presence":{"events":[]},"#
      + #""rooms":{"invite":{},"join":\#(rooms)}}"#
  }
}
