import Foundation

extension Chat {
  // MARK: Messages of a workspace: rich text in blocks, times in strings

  struct History: Codable {
    struct Stamp: Codable, Hashable {
      let seconds: Int
      let serial: Int
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        let parts = try c.decode(String.self).split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2 else {
          throw DecodingError.dataCorruptedError(in: c, debugDescription: "No time stamp")
        }
        (seconds, serial) = (parts[0], parts[1])
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode("\(seconds).\(Fake.pad(serial, 6))")
      }
    }
    struct Style: OptionSet, Codable {
      let rawValue: UInt8
      static let bold = Style(rawValue: 1)
      static let italic = Style(rawValue: 2)
      static let code = Style(rawValue: 4)
      init(rawValue: UInt8) { self.rawValue = rawValue }
      private enum Key: CodingKey { case bold, italic, code }
      private static let all: [(Key, Style)] = [(.bold, .bold), (.italic, .italic), (.code, .code)]
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        var style: Style = []
        for (key, flag) in Self.all where try c.decodeIfPresent(Bool.self, forKey: key) == true {
          style.insert(flag)
        }
        self = style
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        for (key, flag) in Self.all where contains(flag) { try c.encode(true, forKey: key) }
      }
    }
    struct Element: Codable {
      let type: String
      let elements: [Element]?
      let text: String?
      let style: Style?
      let url: URL?
      let name: String?
      enum CodingKeys: String, CodingKey {
        case type, elements, text, style, url, name
      }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        type = try c.decode(String.self, forKey: .type)
        elements = try c.decodeIfPresent([Element].self, forKey: .elements)
        text = try c.decodeIfPresent(String.self, forKey: .text)
        // A list's style is a string, a text's an object.
        style = try? c.decodeIfPresent(Style.self, forKey: .style)
        url = try c.decodeIfPresent(URL.self, forKey: .url)
        name = try c.decodeIfPresent(String.self, forKey: .name)
      }
    }
    struct Reaction: Codable {
      let name: String
      let users: [String]
      let count: Int
    }
    struct Message: Codable {
      let type: String
      let subtype: String?
      let user: String?
      let text: String
      let ts: Stamp
      let threadTs: Stamp?
      let blocks: [Element]?
      let reactions: [Reaction]?
      enum CodingKeys: String, CodingKey {
        case type, subtype, user, text, ts, blocks, reactions
        case threadTs = "thread_ts"
      }
    }
    let ok: Bool
    let messages: [Message]
  }

  static var messages: String {
    Idiom.list(50) { i in
      let elements = Idiom.list(1 + i % 6) {
        Fake.pick(
          [
            #"{"type":"text","text":"\#(Fake.text(i + $0, 4))"}"#,
            #"{"type":"text","text":"x","style":{"bold":true,"code":\#($0 % 2 == 0)}}"#,
            #"{"type":"emoji","name":"thumbsup","unicode":"1f44d"}"#,
            #"{"type":"link","url":"https:\/\/example.com\/?q=\#(i)&amp;p","text":""}"#,
          ],
          i + $0
        )
      }
      let list = #"{"type":"rich_text_list","style":"bullet","elements":\#(elements)}"#
      let section = #"{"type":"rich_text_section","elements":\#(elements)}"#
      let thread = i % 3 == 0 ? #""thread_ts":"1512085950.\#(Fake.pad(i, 6))","# : ""
      let reactions =
        i % 4 == 0 ? #""reactions":[{"name":"tada","users":["U1","U\#(i)"],"count":2}],"# : ""
      return #"""
        {"client_msg_id":"\#(Fake.uuid(i))","type":"message","text":"\#(Fake.text(i, 8)) &lt;!",\#
        "user":"U0\#(Fake.hex(i, 9))","ts":"15120859\#(Fake.pad(i)).000\#(Fake.pad(i, 3))",\#
        \#(thread)\#(reactions)"team":"T061EG9R6","blocks":[{"type":"rich_text","block_id":"x",\#
        "elements":[\#(section)\#(i % 5 == 0 ? "," + list : "")]}]}
        """#
    }
  }

  // MARK: An event, whose payload depends on a number and a name

  struct Snowflake: Codable, Hashable {
    let rawValue: UInt64
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      guard let value = UInt64(try c.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: c, debugDescription: "No snowflake")
      }
      rawValue = value
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer()
      try c.encode(rawValue.description)
    }
  }

  struct GatewayEvent: Codable {
    struct User: Codable {
      let id: Snowflake
      let username: String
      let globalName: String?
      let bot: Bool?
      enum CodingKeys: String, CodingKey {
        case id, username, bot
        case globalName = "global_name"
      }
    }
    struct Message: Codable {
      struct Member: Codable {
        let nick: String?
        let roles: [Snowflake]
      }
      let id: Snowflake
      let channel: Snowflake
      let author: User
      let member: Member?
      let content: String
      let flags: UInt?
      let edited: String?
      enum CodingKeys: String, CodingKey {
        case id, author, member, content, flags
        case channel = "channel_id"
        case edited = "edited_timestamp"
      }
    }
    struct Hello: Codable {
      let interval: Int
      enum CodingKeys: String, CodingKey { case interval = "heartbeat_interval" }
    }
    enum Payload {
      case hello(Hello)
      case message(Message)
      case none
    }
    enum Opcode: Int, Codable {
      case dispatch = 0
      case heartbeat = 1
      case hello = 10
      case acknowledged = 11
    }
    enum CodingKeys: CodingKey { case op, d, s, t }
    let opcode: Opcode
    let sequence: Int?
    let payload: Payload

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      opcode = try c.decode(Opcode.self, forKey: .op)
      sequence = try c.decodeIfPresent(Int.self, forKey: .s)
      let name = try c.decodeIfPresent(String.self, forKey: .t)
      switch (opcode, name) {
      case (.hello, _): payload = .hello(try c.decode(Hello.self, forKey: .d))
      case (.dispatch, "MESSAGE_CREATE"): payload = .message(try c.decode(Message.self, forKey: .d))
      default: payload = .none
      }
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      try c.encode(opcode, forKey: .op)
      try c.encode(sequence, forKey: .s)
      switch payload {
      case .hello(let hello): try c.encode(hello, forKey: .d)
      case .message(let message):
        try c.encode("MESSAGE_CREATE", forKey: .t)
        try c.encode(message, forKey: .d)
      case .none: try c.encodeNil(forKey: .d)
      }
    }
  }

  static let gatewayEvent = #"""
    {"t":"MESSAGE_CREATE","s":1042,"op":0,"d":{"type":0,"tts":false,"timestamp":"2024-05-01T10",\#
    "pinned":false,"nonce":"1235","mentions":[],"mention_roles":[],"mention_everyone":false,\#
    "member":{"roles":["41771983423143936","41771983423143937"],"premium_since":null,"nick":null,\#
    "mute":false,"joined_at":"2020-01-01T00:00:00+00:00","flags":0,"deaf":false,"avatar":null},\#
    "id":"1234567890123456789","flags":0,"embeds":[],"edited_timestamp":null,\#
    "content":"héllo <@80351110224678912> \ud83d\udc4b","components":[],\#
    "channel_id":"290926798999357250","author":{"username":"nelly","public_flags":64,\#
    "id":"80351110224678912","global_name":null,"discriminator":"0","avatar":"8342729096ea"},\#
    "attachments":[],"guild_id":"290926798626357999"}}
    """#

  // MARK: Updates, of which one of twenty members is there

  struct BotAnswer: Codable {
    struct User: Codable {
      let id: Int64
      let isBot: Bool
      let firstName: String
      let lastName: String?
      let languageCode: String?
    }
    struct Room: Codable {
      let id: Int64
      let type: String
      let title: String?
      let username: String?
    }
    struct Entity: Codable {
      let offset: Int
      let length: Int
      let type: String
      let url: String?
    }
    struct Photo: Codable {
      let fileId: String
      let width: Int
      let height: Int
      let fileSize: Int?
    }
    final class Message: Codable {
      let messageId: Int
      let from: User?
      let chat: Room
      let date: Int
      let text: String?
      let caption: String?
      let entities: [Entity]?
      let photo: [Photo]?
      let replyToMessage: Message?
      let pinnedMessage: Message?
      let migrateToChatId: Int64?
    }
    struct Query: Codable {
      let id: String
      let from: User
      let message: Message?
      let data: String?
    }
    struct Update: Codable {
      let updateId: Int
      let message: Message?
      let editedMessage: Message?
      let channelPost: Message?
      let callbackQuery: Query?
    }
    let ok: Bool
    let result: [Update]?
    let description: String?
  }

  static func update(_ i: Int) -> String {
    let user =
      #"{"id":\#(5_000_000_000 + i),"is_bot":false,"first_name":"\#(Fake.person(i))","#
      + #""language_code":"\#(Fake.pick(["en", "de", "pt-br"], i))"}"#
    func message(_ i: Int, _ depth: Int) -> String {
      let reply =
        depth > 0 && i % 2 == 0 ? #","reply_to_message":\#(message(i + 1, depth - 1))"# : ""
      let body =
        i % 3 == 0
        ? #""photo":[{"file_id":"AgAC\#(Fake.hex(i, 40))","file_size":1,"width":90,"height":67}]"#
        : #""text":"\#(Fake.text(i, 6))","entities":[{"offset":0,"length":6,"type":"bold"}]"#
      return #"{"message_id":\#(i),"from":\#(user),"chat":{"id":-100\#(1_234_567_890 + i),"#
        + #""title":"Группа","type":"supergroup"},"date":1700000000\#(reply),\#(body)}"#
    }
    let member = Fake.pick(["message", "edited_message", "channel_post", "callback_query"], i)
    let value =
      member == "callback_query"
      ? #"{"id":"\#(i)","from":\#(user),"chat_instance":"-3","data":"{\"a\":\#(i)}"}"#
      : message(i, 3)
    return #"{"update_id":\#(809_000_000 + i),"\#(member)":\#(value)}"#
  }
}
