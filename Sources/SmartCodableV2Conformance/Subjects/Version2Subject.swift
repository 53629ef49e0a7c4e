import CommandLine
public import ConformanceKit
import Foundation
import SmartCodableV2

/// The API of SmartCodable 2 as a subject of the conformance suite.
///
/// It decodes models and arrays of them and no other types, so the cases of containers have no binding, and
/// the certificate, which needs them, is out of reach. Where it refuses it answers nil without a reason.
public enum Version2Subject {
  /// What version 2 promises as a whole.
  ///
  /// Not claimed are conversions, which end at the elements of collections and at most types (LEG-4, LEG-5),
  /// and what is an argument of a call there, or has another type.
  public static let claims: Set<Capability> = [.typeDefaults, .enumFallback]

  /// The subject, with one type bound to each schema of the built-in suite that version 2 can express.
  public static let subject = subject(claiming: claims)

  /// The subject with other claims, so that their cases count.
  package static func subject(claiming claims: Set<Capability>) -> BoundSubject {
    var subject = BoundSubject(
      SubjectManifest(name: "SmartCodableV2", version: PackageVersion.text, capabilities: claims)
    )
    // The log is on by default, and the kit has no use for it.
    SmartConfig.debugMode = .none
    bindModels(to: &subject)
    return subject
  }

  /// The call returned nil.
  private struct Refused: Error {}

  /// Binds a model and the holders in which variations nest it.
  static func bind<Model: SmartCodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to subject: inout BoundSubject
  ) {
    let holders = Set(ModelCatalog.standard.holders.map(\.id))
    let (list, box) = (ModelCatalog.list(of: id), ModelCatalog.box(of: id))
    bindAlone(id, type, to: &subject)
    if holders.contains(list) { bindList(list, [Model].self, to: &subject) }
    if holders.contains(box) { bindAlone(box, Version2Models.Box<Model>.self, to: &subject) }
  }

  private static func bindAlone<Model: SmartCodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to subject: inout BoundSubject
  ) {
    subject.bind(id, to: type) { request in
      let (keys, options) = try arguments(for: request.settings)
      let input: any InputOfVersion1 = request.data
      let model =
        isForVersion1(request)
        ? input.model(Model.self, convertsKeys: keys != nil)
        : Model.deserialize(data: request.data, keyStrategy: keys, options: options)
      guard let model else { throw Refused() }
      return Decoded(model)
    }
  }

  /// Binds a top-level array of models.
  static func bindList<Model: SmartCodable & SendableMetatype>(
    _ id: ModelID,
    _ type: [Model].Type,
    to subject: inout BoundSubject
  ) {
    subject.bind(id, to: type) { request in
      let (keys, options) = try arguments(for: request.settings)
      let input: any InputOfVersion1 = request.data
      let models =
        isForVersion1(request)
        ? input.models(Model.self, convertsKeys: keys != nil)
        : [Model].deserialize(data: request.data, keyStrategy: keys, options: options)
      guard let models else { throw Refused() }
      return Decoded(models.compactMap(\.self))
    }
  }

  /// Whether a call of version 1, which has no options, is made: of inputs that need none, every second.
  private static func isForVersion1(_ request: SubjectRequest) -> Bool {
    request.input.count.isMultiple(of: 2) && request.settings.allSatisfy { $0.key == .keys }
  }

  /// The settings of a case as arguments of a call.
  private static func arguments(
    for settings: DecodingSettings
  ) throws -> (JSONDecoder.SmartDecodingKey?, [JSONDecoder.SmartOption]) {
    let strategies = try DropInSubject.foundationDecoder(settings)
    var keys: JSONDecoder.SmartDecodingKey?
    if case .convertFromSnakeCase = strategies.keyDecodingStrategy { keys = .convertFromSnakeCase }
    return (
      keys,
      [
        .dateStrategy(strategies.dateDecodingStrategy),
        .dataStrategy(strategies.dataDecodingStrategy),
        .floatStrategy(strategies.nonConformingFloatDecodingStrategy),
      ]
    )
  }
}

/// The overloads of version 1, which are deprecated: unlike them, what requires them may be called.
private protocol InputOfVersion1 {
  func model<Model: SmartDecodable>(_ type: Model.Type, convertsKeys: Bool) -> Model?
  func models<Model: SmartDecodable>(_ type: Model.Type, convertsKeys: Bool) -> [Model?]?
}

extension Data: InputOfVersion1 {
  @available(*, deprecated)
  func model<Model: SmartDecodable>(_ type: Model.Type, convertsKeys: Bool) -> Model? {
    Model.deserialize(
      data: self,
      strategy: convertsKeys ? .convertFromSnakeCase : .useDefaultKeys
    )
  }

  @available(*, deprecated)
  func models<Model: SmartDecodable>(_ type: Model.Type, convertsKeys: Bool) -> [Model?]? {
    [Model]
      .deserialize(
        data: self,
        strategy: convertsKeys ? .convertFromSnakeCase : .useDefaultKeys
      )
  }
}
