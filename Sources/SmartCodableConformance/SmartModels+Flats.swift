import SmartCodable

extension SmartModels {
  struct Author: SmartCodable {
    var name = "nobody"
    var age = 1

    static let preset: Author = {
      var author = Author()
      author.name = "preset"
      author.age = 50
      return author
    }()
  }
  struct Stats: SmartCodable {
    var age = 2
    var visits = 3

    static let preset: Stats = {
      var stats = Stats()
      stats.age = 60
      stats.visits = 61
      return stats
    }()
  }
  struct Article: SmartCodable {
    var title = "untitled"
    @SmartFlat var author = Author.preset
    var pages = 10

    static let preset: Article = {
      var article = Article()
      article.title = "preset"
      article.pages = 51
      return article
    }()
  }
  struct ArticleMaybe: SmartCodable {
    var title = "untitled"
    @SmartFlat var author: Author?
  }
  struct Profile: SmartCodable {
    @SmartFlat var author = Author.preset
    @SmartFlat var stats = Stats.preset
  }
  struct Magazine: SmartCodable {
    @SmartFlat var article = Article.preset
    var issue = 7
  }
  struct Account: SmartCodable {
    var id = 4
    var mail = "none"

    static let preset: Account = {
      var account = Account()
      account.id = 70
      account.mail = "p"
      return account
    }()

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.id <--- "uid", CodingKeys.mail <--- ["email", "e_mail"]]
    }
  }
  struct Session: SmartCodable {
    @SmartFlat var account = Account.preset
    var token = "t"
  }
  struct Basket: SmartCodable {
    @SmartFlat var items = [9]
    var name = "d"
  }
  struct Tally: SmartCodable {
    @SmartFlat var counts = ["k": 9]
    var name = "d"
  }
  struct Cage: SmartCodable {
    @SmartFlat var pet = Dog(name: "Rex", legs: 3, breed: "collie", age: 5)
    var note = "n"
  }
  struct Memo: SmartCodable {
    @SmartFlat var body = PlainLeaf.preset
    var note = "n"
  }
}
