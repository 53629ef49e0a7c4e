import Testing

@testable import FuzzKit

@Suite struct PlaceNameTests {
  private struct Shop: Codable {
    struct Article: Codable { var name = "", sizes: [String: [Int]] = [:] }
    var owner = ""
    var articles: [String: Article] = [:]
    var list: [Article] = []

    enum CodingKeys: String, CodingKey {
      case owner, articles
      case list = "items"
    }
  }

  private static let names = PlaceNames(SchemaProbe.schema(of: Shop.self))

  @Test(
    "Names of the type stay, keys that are data go",
    arguments: [
      ([.key("owner")], "owner"), ([.key("articles"), .key("tea")], "articles.{*}"),
      ([.key("articles"), .key("owner"), .key("name")], "articles.{*}.name"),
      (
        [.key("articles"), .key("x"), .key("sizes"), .key("name"), .index(3)],
        "articles.{*}.sizes.{*}[*]"
      ),
      ([.key("items"), .index(7), .key("name")], "items[*].name"),
      ([.key("items"), .index(7), .key("sizes"), .key("owner")], "items[*].sizes.{*}"),
      (
        [.key("articles"), .key("x"), .key("sizes"), .key("y"), .key("z")],
        "articles.{*}.sizes.{*}.{*}"
      ),
      // Not asked for: another name of a property, perhaps.
      ([.key("list"), .index(1), .key("name")], "list[*].name"), ([.key("no name")], "{*}"),
      ([], "$"),
    ] as [([TreePath.Step], String)]
  )
  func namesOfTypeStay(steps: [TreePath.Step], text: String) {
    #expect(Self.names.text(of: TreePath(steps)) == text)
  }

  @Test("Without a schema the observation knows what is data")
  func observationKnowsDataWithoutSchema() throws {
    var shop = Shop()
    shop.articles = ["tea": Shop.Article(name: "t", sizes: ["big": [1]])]
    shop.list = [Shop.Article(name: "u")]
    let tree = TreeEncoder.observe(shop)
    let texts = tree.nodes().map { PlaceNames(.none).text(of: tree.path(of: $0)) }
    #expect(
      Set(texts) == [
        "$", "owner", "articles", "articles.{*}", "articles.{*}.name", "articles.{*}.sizes",
        "articles.{*}.sizes.{*}", "articles.{*}.sizes.{*}[*]", "items", "items[*]", "items[*].name",
        "items[*].sizes",
      ]
    )
    var copy = JSONTree()
    copy.replace(copy.root, with: copy.copySubtree(of: tree.root, from: tree))
    #expect(Set(copy.nodes().map { PlaceNames(.none).text(of: copy.path(of: $0)) }) == Set(texts))
  }

  /// A decoder of dictionaries that forgets its answer after some time.
  private struct Moody: FuzzTarget {
    let name = "moody"
    let laws: TargetLaws = [.repeatable]
    let seedInputs = [#"{"a":1,"b":2,"key":3}"#]
    let calls = Counter()
    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      guard let tree = JSONTree(parsing: input), tree.kind(of: tree.root) == .object else {
        return .thrown("no object")
      }
      var values: [String: Int] = [:]
      for number in tree.children(of: tree.root).indices {
        values["k\(context.iteration)_\(number)"] = number == 0 ? calls.next() : 0
      }
      return .decoded(context.observe(values))
    }
  }

  /// It is used on one thread.
  private final class Counter: @unchecked Sendable {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("One bug in a dictionary is one finding, whatever its keys are")
  func oneBugInDictionaryIsOneFinding() {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [Moody()],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    let reports = (0..<300 as Range<UInt64>).flatMap { fuzzer.fuzzOne($0) }
    #expect(reports.count > 10)
    #expect(Set(reports.map(\.place)) == ["{*}"])
  }
}
