import FuzzKit

/// An oracle: an order that decodes has a text as its article.
struct NamedArticle: FuzzOracle {
  let name = "named-article"
  let summary = "the article of an order is a text"

  func judge(_ trial: OracleTrial) -> OracleVerdict {
    guard !trial.target.hasPrefix("parcel"), let tree = trial.execution.tree else { return .silent }
    guard let article = tree.member(Array("article".utf8)[...]), tree.kind(of: article) == .string
    else { return .broken(wanted: "string", found: "nothing", at: TreePath([.key("article")])) }
    return .held
  }
}
