import SmartCodable

extension SmartModels {
  struct Article: SmartCodable {
    var title = "untitled"
    @SmartFlat var author = Author(name: "preset", age: 50)
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
    @SmartFlat var author = Author(name: "preset", age: 50)
    @SmartFlat var stats = Stats(age: 60, visits: 61)
  }
  struct Magazine: SmartCodable {
    @SmartFlat var article = Article.preset
    var issue = 7
  }
  struct Session: SmartCodable {
    @SmartFlat var account = Account(id: 70, mail: "p")
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
    @SmartFlat var body = PlainLeaf(i: 3, s: "preset", o: 2, suit: .spades)
    var note = "n"
  }
  struct Waybill: SmartCodable {
    @SmartFlat var seal = Seal(v: 5, rank: .high)
    var note = "n"
  }
}
