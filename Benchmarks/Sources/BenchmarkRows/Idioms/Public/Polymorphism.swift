import Foundation

/// Values of several types in one place.
enum Polymorphism {
  static var idioms: [Idiom] {
    [
      Idiom("json-api-included", APIDocument.self, apiDocument),
      Idiom(
        "registered-components",
        Screen.self,
        #"{"title":"Home","components":\#(Idiom.list(12) { component($0, 3) })}"#,
        reading: { $0.userInfo[AnyComponent.registryKey] = registry },
        writing: { $0.userInfo[AnyComponent.registryKey] = registry }
      ),
      Idiom("class-hierarchy", Staff.self, #"{"employees":\#(Idiom.list(80, employee))}"#),
      Idiom("expression-tree", [Rule].self, Idiom.list(40, rule)),
      Idiom("serde-enums", [Command].self, Idiom.list(150, command)),
      Idiom("untagged-attempts", [Media].self, Idiom.list(120, media)),
    ]
  }

  // MARK: JSON:API, whose resources are found by their type's name

  fileprivate protocol Resource: Codable, Sendable {
    static var type: String { get }
    var id: String { get }
  }

  private struct Attributed<Attributes: Codable & Sendable & Named>: Resource {
    struct Relationship: Codable, Sendable {
      struct Linkage: Codable, Sendable {
        let type: String
        let id: String
      }
      let data: OneOrMany?
      enum OneOrMany: Codable, Sendable {
        case one(Linkage)
        case many([Linkage])
        init(from decoder: any Decoder) throws {
          let c = try decoder.singleValueContainer()
          do {
            self = .one(try c.decode(Linkage.self))
          } catch {
            self = .many(try c.decode([Linkage].self))
          }
        }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.singleValueContainer()
          switch self {
          case .one(let one): try c.encode(one)
          case .many(let many): try c.encode(many)
          }
        }
      }
    }
    static var type: String { Attributes.name }
    let id: String
    let attributes: Attributes
    let relationships: [String: Relationship]?
  }

  fileprivate protocol Named { static var name: String { get } }
  private struct Article: Codable, Sendable, Named {
    static var name: String { "articles" }
    let title: String
    let body: String?
  }
  private struct Profile: Codable, Sendable, Named {
    static var name: String { "people" }
    let firstName: String
    let twitter: String?
    enum CodingKeys: String, CodingKey {
      case firstName = "first-name"
      case twitter
    }
  }
  private struct Comment: Codable, Sendable, Named {
    static var name: String { "comments" }
    let body: String
  }

  private struct APIDocument: Codable {
    private enum Key: CodingKey { case data, included }
    private enum TypeKey: CodingKey { case type }
    let data: [Attributed<Article>]
    let included: [any Resource]

    private static var types: [String: any Resource.Type] {
      let types: [any Resource.Type] = [
        Attributed<Article>.self, Attributed<Profile>.self, Attributed<Comment>.self,
      ]
      return Dictionary(types.map { ($0.type, $0) }) { first, _ in first }
    }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      data = try c.decode([Attributed<Article>].self, forKey: .data)
      let types = Self.types
      var list = try c.nestedUnkeyedContainer(forKey: .included)
      var included: [any Resource] = []
      while !list.isAtEnd {
        let element = try list.superDecoder()
        let name = try element.container(keyedBy: TypeKey.self).decode(String.self, forKey: .type)
        if let type = types[name] { included.append(try type.init(from: element)) }
      }
      self.included = included
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(data, forKey: .data)
      var list = c.nestedUnkeyedContainer(forKey: .included)
      for resource in included {
        let element = list.superEncoder()
        try resource.encode(to: element)
        var head = element.container(keyedBy: TypeKey.self)
        try head.encode(type(of: resource).type, forKey: .type)
      }
    }
  }

  private static var apiDocument: String {
    let data = Idiom.list(30) { i in
      let comments = Idiom.list(i % 4) { #"{"type":"comments","id":"\#(i + $0)"}"# }
      return #"{"type":"articles","id":"\#(i)","attributes":{"title":"\#(Fake.text(i, 4))","#
        + #""body":\#(Fake.maybe(i, every: 4, #""\#(Fake.text(i, 20))""#))},"relationships":{"#
        + #""author":{"links":{"self":"\/a"},"data":{"type":"people","id":"\#(i % 9)"}},"#
        + #""comments":{"data":\#(comments)},"editor":{"data":null},"x":{"links":{}}},"#
        + #""links":{"self":"http:\/\/example.com\/articles\/\#(i)"}}"#
    }
    let included = Idiom.list(60) { i in
      Fake.pick(
        [
          #"{"type":"people","id":"\#(i)","attributes":{"first-name":"\#(Fake.person(i))"}}"#,
          #"{"attributes":{"body":"\#(Fake.text(i, 9))"},"id":"\#(i)","type":"comments"}"#,
          #"{"type":"tags","id":"\#(i)","attributes":{"name":"unknown to this app"}}"#,
        ],
        i
      )
    }
    return #"{"links":{"next":null},"data":\#(data),"included":\#(included),"jsonapi":{}}"#
  }

  // MARK: Components, whose types an app registers with the decoder

  fileprivate protocol Component: Codable, Sendable {}

  private struct Registry: Sendable {
    let types: [String: any Component.Type]
    func name(of component: any Component) -> String? {
      types.first { $0.value == type(of: component) }?.key
    }
  }

  private static var registry: Registry {
    Registry(types: ["text": Label.self, "image": Picture.self, "stack": Stack.self])
  }

  private struct AnyComponent: Codable {
    static let registryKey = CodingUserInfoKey(rawValue: "components").unsafelyKnown
    enum CodingKeys: CodingKey { case kind, props }
    let component: any Component

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try c.decode(String.self, forKey: .kind)
      guard let registry = decoder.userInfo[Self.registryKey] as? Registry,
        let type = registry.types[kind]
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .kind,
          in: c,
          debugDescription: "Unregistered \(kind)"
        )
      }
      component = try type.init(from: c.superDecoder(forKey: .props))
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      let registry = encoder.userInfo[Self.registryKey] as? Registry
      try c.encode(registry?.name(of: component), forKey: .kind)
      try component.encode(to: c.superEncoder(forKey: .props))
    }
  }

  private struct Label: Component {
    let text: String
    let lines: Int?
  }
  private struct Picture: Component {
    let url: URL
    let ratio: Float?
  }
  private struct Stack: Component {
    let axis: String
    let children: [AnyComponent]
    enum CodingKeys: CodingKey { case axis, children }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      axis = try c.decode(String.self, forKey: .axis)
      children = try c.decodeIfPresent([AnyComponent].self, forKey: .children) ?? []
    }
  }
  private struct Screen: Codable {
    let title: String
    let components: [AnyComponent]
  }

  private static func component(_ i: Int, _ depth: Int) -> String {
    switch depth > 0 ? i % 3 : i % 2 {
    case 0:
      return #"{"kind":"text","props":{"text":"\#(Fake.text(i, 5))","lines":\#(i % 3)}}"#
    case 1:
      let props = #"{"url":"https:\/\/cdn.example.com\/\#(i).webp","ratio":1.7\#(i),"alt":""}"#
      return #"{"props":\#(props),"kind":"image","analytics":{"id":"\#(i)"}}"#
    default:
      let children = Idiom.list(3) { component(i + $0, depth - 1) }
      return #"{"kind":"stack","props":{"axis":"v","children":\#(children)}}"#
    }
  }
}

extension CodingUserInfoKey? {
  /// A key, whose initializer never returns nil.
  fileprivate var unsafelyKnown: CodingUserInfoKey {
    guard let self else { preconditionFailure("A key has no name") }
    return self
  }
}
