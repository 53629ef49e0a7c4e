import SmartCodable

// Models that are decoded in another way than the compiler would write, and yet to what their fields say.
extension SmartModels {
  /// Decodes itself by each call of a keyed container.
  struct Drafted: SmartCodable {
    var text = "d"
    var count: Int? = 5
    var code = 9
    var account = Account(id: 70, mail: "p")
    var author = Author(name: "preset", age: 50)

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.code <--- ["first", "second"]]
    }

    init() {}

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      text = try object.decode(String.self, forKey: .text)
      count = try object.decodeIfPresent(Int.self, forKey: .count)
      if object.contains(.code) { code = try object.decode(Int.self, forKey: .code) }
      account = try Account(from: object.superDecoder(forKey: .account))
      author = try Author(from: decoder)
    }
  }

  /// A text in a single value container, which is observed as that text.
  struct Token: SmartCodable, CustomReflectable {
    var raw = "none"

    init() {}

    init(_ raw: String) { self.raw = raw }

    init(from decoder: any Decoder) throws {
      raw = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(raw)
    }

    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: [raw], displayStyle: .optional)
    }
  }

  struct Pass: SmartCodable {
    var token = Token("first")
    var tokens: [Token] = []
    var maybe: Token?
  }

  /// Shows its properties by other names.
  struct Disguised: SmartCodable, CustomReflectable {
    var text = "d"
    var count: Int? = 5

    var customMirror: Mirror { Mirror(self, children: ["shown": text, "counted": count as Any]) }
  }

  /// Has a constant that `init()` assigns, and properties that take no part.
  struct Fixed: SmartCodable {
    let code: Int
    var doubled: Int {
      get { code * 2 }
      set {}
    }
    static let total = 7

    init() { code = 5 }
  }

  final class Watched: ObservableObject, SmartCodable {
    @SmartPublished var name = "d"
    @SmartPublished var age: Int? = 5

    required init() {}
  }
}
