public import ConformanceKit
import Foundation
import SmartCodable

/// SmartCodable as a subject of the conformance suite.
public enum SmartDecoderSubject {
  /// The subject, with one SmartCodable model bound to each schema of the built-in suite.
  public static let subject: BoundSubject = {
    var subject = BoundSubject(
      SubjectManifest(
        name: "SmartCodable",
        version: "development",
        capabilities: Capability.all.subtracting([.strict])
      )
    )
    bindValues(to: &subject)
    bindMappings(to: &subject)
    bindClasses(to: &subject)
    bindFlats(to: &subject)
    bindSettings(to: &subject)
    bindDeclarations(to: &subject)
    bindRoots(to: &subject)
    bindValueKinds(to: &subject)
    subject.bindRoot { request in
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: request.settings)
      _ = try decoder.decode(AnyDocument.self, from: request.data)
    }
    return subject
  }()

  private static func bindValues(to subject: inout BoundSubject) {
    bind("person", SmartModels.Person.self, to: &subject)
    bind("survey", SmartModels.Survey.self, to: &subject)
    bind("leaf", SmartModels.Leaf.self, to: &subject)
    bind("leaf-list", [SmartModels.Leaf].self, to: &subject)
    bind("tree", SmartModels.Tree.self, to: &subject)
    bind("scalars", SmartModels.Scalars.self, to: &subject)
    bind("integers", SmartModels.Integers.self, to: &subject)
    bind("garden", SmartModels.Garden.self, to: &subject)
    bind("lists", SmartModels.Lists.self, to: &subject)
    bind("tables", SmartModels.Tables.self, to: &subject)
    bind("letter", SmartModels.Letter.self, to: &subject)
    bind("card", SmartModels.Card.self, to: &subject)
  }

  private static func bindMappings(to subject: inout BoundSubject) {
    bind("mapped", SmartModels.Mapped.self, to: &subject)
    bind("routed", SmartModels.Routed.self, to: &subject)
    bind("swapped", SmartModels.Swapped.self, to: &subject)
    bind("labelled", SmartModels.Labelled.self, to: &subject)
    bind("renamed", SmartModels.Renamed.self, to: &subject)
    bind("accented", SmartModels.Accented.self, to: &subject)
  }

  private static func bindClasses(to subject: inout BoundSubject) {
    bind("animal", SmartModels.Animal.self, to: &subject)
    bind("dog", SmartModels.Dog.self, to: &subject)
    bind("puppy", SmartModels.Puppy.self, to: &subject)
    bind("spider", SmartModels.Spider.self, to: &subject)
    bind("stray", SmartModels.Stray.self, to: &subject)
    bind("kennel", SmartModels.Kennel.self, to: &subject)
    bind("asset", SmartModels.Asset.self, to: &subject)
    bind("asset-kept", SmartModels.AssetKept.self, to: &subject)
    bind("asset-moved", SmartModels.AssetMoved.self, to: &subject)
  }

  private static func bindFlats(to subject: inout BoundSubject) {
    bind("author", SmartModels.Author.self, to: &subject)
    bind("stats", SmartModels.Stats.self, to: &subject)
    bind("article", SmartModels.Article.self, to: &subject)
    bind("article-maybe", SmartModels.ArticleMaybe.self, to: &subject)
    bind("profile", SmartModels.Profile.self, to: &subject)
    bind("magazine", SmartModels.Magazine.self, to: &subject)
    bind("account", SmartModels.Account.self, to: &subject)
    bind("session", SmartModels.Session.self, to: &subject)
    bind("basket", SmartModels.Basket.self, to: &subject)
    bind("tally", SmartModels.Tally.self, to: &subject)
    bind("cage", SmartModels.Cage.self, to: &subject)
    bind("memo", SmartModels.Memo.self, to: &subject)
  }

  private static func bindSettings(to subject: inout BoundSubject) {
    bind("camel", SmartModels.Camel.self, to: &subject)
    bind("camel-child", SmartModels.CamelChild.self, to: &subject)
    bind("camel-mapped", SmartModels.CamelMapped.self, to: &subject)
    bind("lettered", SmartModels.Lettered.self, to: &subject)
    bind("fractions", SmartModels.Fractions.self, to: &subject)
    bind("fractions-child", SmartModels.FractionsChild.self, to: &subject)
    bind("bags", SmartModels.Bags.self, to: &subject)
  }

  private static func bindDeclarations(to subject: inout BoundSubject) {
    bind("chain", SmartModels.Chain.self, to: &subject)
    bind("branch", SmartModels.Branch.self, to: &subject)
    bind("web", SmartModels.Web.self, to: &subject)
    bind("form", SmartModels.Form.self, to: &subject)
    bind("ranked", SmartModels.Ranked.self, to: &subject)
    bind("post", SmartModels.Post.self, to: &subject)
    bind("waybill", SmartModels.Waybill.self, to: &subject)
    bind("mapped-twice", SmartModels.MappedTwice.self, to: &subject)
    bind("mapped-nowhere", SmartModels.MappedNowhere.self, to: &subject)
    bind("mapped-renamed", SmartModels.MappedRenamed.self, to: &subject)
    bind("reply-leaf", SmartModels.Reply<SmartModels.Leaf>.self, to: &subject)
    bind("reply-list", SmartModels.Reply<[SmartModels.Leaf]>.self, to: &subject)
    bind("reply-text", SmartModels.Reply<String>.self, to: &subject)
  }

  private static func bindRoots(to subject: inout BoundSubject) {
    bindRoot("whole", Int.self, to: &subject)
    bindRoot("whole-maybe", Int?.self, to: &subject)
    bindRoot("whole-list", [Int].self, to: &subject)
    bindRoot("whole-table", [String: Int].self, to: &subject)
    bindRoot("plain-leaf", SmartModels.PlainLeaf.self, to: &subject)
    bindRoot("verbatim", Verbatim.self, to: &subject)
    bindRoot("verbatim-values", [Verbatim].self, to: &subject)
  }

  /// Binds a type that is no model of SmartCodable, which only its decoder takes.
  private static func bindRoot<Value: Decodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Value.Type,
    to subject: inout BoundSubject
  ) {
    subject.bind(id, to: type) { request in
      guard request.settings[.path] == nil else { throw UnsupportedSetting(.path) }
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: request.settings)
      let report = try decoder.report(type, from: request.data)
      return Decoded(report.value, repairs: report.repairs.map(Repair.init))
    }
  }

  /// Binds a model and the holders that variations put it into.
  static func bind<Model: SmartDecodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to subject: inout BoundSubject
  ) {
    bindAlone(id, type, to: &subject)
    let holders = Set(ModelCatalog.standard.holders.map(\.id))
    let (list, box) = (ModelID(rawValue: "\(id)-list"), ModelID(rawValue: "\(id)-box"))
    if holders.contains(list) { bindAlone(list, [Model].self, to: &subject) }
    if holders.contains(box) { bindAlone(box, SmartModels.Box<Model>.self, to: &subject) }
  }

  private static func bindAlone<Model: SmartDecodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to subject: inout BoundSubject
  ) {
    subject.bind(id, to: type) { request in
      let report = try Model.decode(
        from: request.data,
        designatedPath: SmartSettings.designatedPath(in: request.settings),
        options: SmartSettings.options(for: request.settings)
      )
      return Decoded(report.value, repairs: report.repairs.map(Repair.init))
    }
  }
}

extension Repair {
  /// The repair in the words of the kit, which took them from the same specification.
  fileprivate init(_ repair: SmartRepair) {
    let kind: Kind =
      switch repair.kind {
      case .missing: .missing
      case .null: .null
      case .mismatch: .mismatch
      case .invalid: .invalid
      case .overflow: .overflow
      case .inexact: .inexact
      case .converted: .converted
      }
    let path = repair.path.map { component in
      switch component {
      case .key(let key): ".\(key)"
      case .index(let index): "[\(index)]"
      }
    }
    self.init(kind, at: "$" + path.joined())
  }
}
