/// What a shop is asked for.
public struct Order: Codable, Equatable, Sendable {
  /// The name of the article.
  public var article: String
  /// How many of it.
  public var count: Int
  /// What one of them costs, in cents.
  public var price: Int
  /// What all of them cost together, in cents.
  public var total: Int

  /// An order of an article.
  public init(article: String, count: Int, price: Int, total: Int) {
    self.article = article
    self.count = count
    self.price = price
    self.total = total
  }
}
