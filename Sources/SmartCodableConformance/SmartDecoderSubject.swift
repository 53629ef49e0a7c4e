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
        capabilities: Capability.all.subtracting([.strict, .propertyList])
      )
    )
    bindModels(to: &subject)
    subject.bindContainers { settings in
      guard settings[.path] == nil else { throw UnsupportedSetting(.path) }
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: settings)
      decoder.userInfo = settings.userInfo
      return decoder
    }
    subject.bindRoot { request in
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: request.settings)
      _ = try decoder.decode(AnyDocument.self, from: request.data)
    }
    return subject
  }()

  /// Binds a type that is no model of SmartCodable, which only its decoder takes.
  static func bindPlain<Value: Decodable & SendableMetatype>(
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
