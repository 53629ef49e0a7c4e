// Decodes what a backend sends: keys that moved, unknown enum cases, a page spread over the object.

import SmartCodable

let data = """
  {"data":{"list":[
    {"article_id":null,"meta":{"ids":[7]},"kind":"essay","author":"{\\"name\\":\\"Ann\\"}","index":3},
    "not an article"
  ]}}
  """

struct Author: SmartCodable { var name = "unknown" }

struct Page: SmartCodable {
  var index = 0
  var size = 20
}

struct Article: SmartCodable {
  var id = 0
  var kind = Kind.news  // unknown raw value → .news
  var author = Author()  // {}, a stringified object, or nothing at all: fine
  @SmartFlat var page = Page()  // "index" and "size" beside the other keys

  enum Kind: String, SmartCaseDefaultable { case news, blog }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.id <--- ["article_id", "meta.ids.0"]]
  }
}

let articles = [Article].deserialize(from: data, designatedPath: "data.list") ?? []

for article in articles {
  print(article.id, article.kind, article.author.name, article.page)
}
// 7 news Ann Page(index: 3, size: 20)
