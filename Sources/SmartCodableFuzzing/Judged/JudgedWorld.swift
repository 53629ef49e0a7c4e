import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import SmartCodableConformance

/// Models that SmartCodable decodes, and the reference that knows their schemas.
struct JudgedWorld: Sendable {
  let subject: BoundSubject
  let benches: [ModelID: SmartModelBench]
  let reference: ReferenceSubject
  /// What no schema says, judged by documents of its own.
  var byHand: (@Sendable (inout DocumentDrawing) -> JudgeVerdict)?

  /// The models of the suite.
  static let suite = JudgedWorld(
    subject: SmartDecoderSubject.subject,
    benches: SmartDecoderSubject.benches,
    reference: ReferenceSubject()
  )
}

extension JudgedWorld {
  /// A model that is not one of the suite's, with the schema that is made of it.
  init<Model: SmartDecodable & DerivedModel & SendableMetatype>(
    of type: Model.Type,
    hook: ReferenceSubject.Hook? = nil,
    byHand: (@Sendable (inout DocumentDrawing) -> JudgeVerdict)? = nil
  ) {
    let manifest = SubjectManifest(name: Model.id.rawValue, version: "1", capabilities: [])
    var bindings = SmartBindings(subject: BoundSubject(manifest))
    SmartDecoderSubject.bindAlone(Model.id, type, to: &bindings)
    self.init(
      subject: bindings.subject,
      benches: bindings.benches,
      reference: ReferenceSubject(catalog: Model.catalog, hook: hook),
      byHand: byHand
    )
  }
}
