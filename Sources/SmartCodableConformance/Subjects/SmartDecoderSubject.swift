import CommandLine
public import ConformanceKit
import Foundation
package import SmartCodable

/// SmartCodable as a subject of the conformance suite.
public enum SmartDecoderSubject {
  /// The subject, with one SmartCodable model bound to each schema of the built-in suite.
  public static let subject = bindings.subject

  /// Other operations on the models, by their ids.
  package static let benches = bindings.benches

  private static let bindings: SmartBindings = {
    var subject = BoundSubject(
      SubjectManifest(
        name: "SmartCodable",
        version: PackageVersion.text,
        capabilities: Capability.all.subtracting([.strict, .propertyList, .topLevelDictionary])
      )
    )
    subject.bindContainers { settings in
      guard settings[.path] == nil else { throw UnsupportedSetting(.path) }
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: settings)
      decoder.userInfo = settings.userInfo
      let encoder = SmartJSONEncoder()
      encoder.userInfo = settings.userInfo
      return DropInCoder(decoder, encoder)
    }
    subject.bindRoot { request in
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: request.settings)
      _ = try decoder.decode(AnyDocument.self, from: request.data)
    }
    var bindings = SmartBindings(subject: subject)
    bindModels(to: &bindings)
    return bindings
  }()

  /// Binds a type that is not a SmartCodable model, which only its decoder accepts.
  static func bindPlain<Value: Decodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Value.Type,
    to bindings: inout SmartBindings
  ) {
    bind(id, type, to: &bindings, enter: SmartEntry.plain) { request in
      guard request.settings[.path] == nil else { throw UnsupportedSetting(.path) }
      let decoder = SmartJSONDecoder()
      decoder.options = try SmartSettings.options(for: request.settings)
      return try decoder.report(type, from: request.data)
    }
  }

  /// Binds a model and the holders in which variations nest it.
  static func bind<Model: SmartDecodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to bindings: inout SmartBindings
  ) {
    bindAlone(id, type, to: &bindings)
    let holders = Set(ModelCatalog.standard.holders.map(\.id))
    let (list, box) = (ModelID(rawValue: "\(id)-list"), ModelID(rawValue: "\(id)-box"))
    if holders.contains(list) { bindAlone(list, [Model].self, to: &bindings) }
    if holders.contains(box) { bindAlone(box, SmartModels.Box<Model>.self, to: &bindings) }
  }

  /// Binds a model.
  package static func bindAlone<Model: SmartDecodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to bindings: inout SmartBindings
  ) {
    bind(id, type, to: &bindings, enter: SmartEntry.decoded) { request in
      try Model.decode(
        from: request.data,
        designatedPath: SmartSettings.designatedPath(in: request.settings),
        options: SmartSettings.options(for: request.settings)
      )
    }
  }

  private static func bind<Value>(
    _ id: ModelID,
    _ type: Value.Type,
    to bindings: inout SmartBindings,
    enter: @escaping @Sendable (Value.Type, String, SubjectRequest) throws -> Decoded<Value>,
    decode: @escaping @Sendable (SubjectRequest) throws -> SmartDecodingReport<Value>
  ) {
    bindings.subject.bind(
      id,
      to: type,
      answer: { request in
        let decoded =
          try request.settings[.entry].map { try enter(type, $0, request) }
          ?? SmartEntry.told(try decode(request), request)
        return try SmartAnswer.answer(to: request, decoded, again: decode)
      }
    )
    bindings.benches[id] = SmartModelBench(decode: decode)
  }
}

/// The subject and the benches that are made from the types of the models.
package struct SmartBindings {
  package var subject: BoundSubject
  package var benches: [ModelID: SmartModelBench] = [:]

  package init(subject: BoundSubject) { self.subject = subject }
}

extension Repair {
  /// The repair in the terms of the kit, which come from the same specification.
  package init(_ repair: SmartRepair) {
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
