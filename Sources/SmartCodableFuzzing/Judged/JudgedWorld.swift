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
