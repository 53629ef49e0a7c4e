import SmartCodable
import Testing

/// The samples of the articles, with the output that the articles show.
@Suite("Samples of the articles")
struct ArticleSampleTests {
  private struct User: SmartCodable, Equatable {
    var name = "nobody"
    var age = 0
    var tags: [String] = []
  }

  @Test("The landing page")
  func landingPage() {
    let user = User.deserialize(from: #"{"name":null,"age":"42","tags":["a",null,7]}"#)
    #expect(user == User(name: "nobody", age: 42, tags: ["a", "7"]))
  }

  @Test("Reading repairs")
  func repairs() throws {
    let report = try User.decode(from: #"{"name":null,"age":"42","tags":["a",null]}"#)
    #expect(
      report.repairs.map(\.description) == [
        "1:9 name: found null instead of String, used the initial value",
        "1:20 age: converted string \"42\" to Int",
        "1:37 tags[1]: found null instead of String, dropped the element",
      ]
    )
  }

  private struct Account: SmartCodable, Equatable {
    var level = 1
    var limit: Int?
    var kind = Kind.basic
    enum Kind: String, SmartCaseDefaultable { case basic, gold }
  }

  @Test("Falling back")
  func fallback() {
    let account = Account.deserialize(from: #"{"level":"high","limit":true,"kind":"silver"}"#)
    #expect(account == Account(level: 1, limit: 1, kind: .basic))
  }

  private struct Article: SmartCodable, Equatable {
    var id = 0
    var author = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.id <--- ["article_id", "meta.ids.0"], CodingKeys.author <--- "by.name"]
    }
  }

  @Test("Finding keys")
  func keys() {
    let json = #"{"article_id":null,"meta":{"ids":[7]},"by":{"name":"Ann"}}"#
    #expect(Article.deserialize(from: json) == Article(id: 7, author: "Ann"))
  }
}
