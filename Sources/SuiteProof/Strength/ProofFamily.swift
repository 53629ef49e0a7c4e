import ConformanceKit
import DecoderLaw

/// A reference that serves as the measure, and its variants with one decision inverted.
///
/// There are two, since no decoder is strict and lenient; what binds every decoder is run on both.
struct ProofFamily {
  /// The correct decoder.
  let reference: any ReferenceDecoding
  /// The faulty ones.
  let variants: [Fault.Variant]
  /// The models of the suite.
  let models: ModelCatalog

  /// The families, the lenient one first; its references interpret the models.
  static func all(_ faults: [Fault], models: ModelCatalog) -> [ProofFamily] {
    let variants = faults.flatMap { $0.variants(for: models) }
    return [
      ProofFamily(
        reference: ReferenceSubject(catalog: models),
        variants: variants.filter { $0.subject is ReferenceSubject },
        models: models
      ),
      ProofFamily(
        reference: StrictReference(),
        variants: variants.filter { $0.subject is StrictReference },
        models: models
      ),
    ]
  }

  /// Whether a case is run on this family: its reference claims all that the case needs and decodes the model
  /// itself.
  func judges(_ conformanceCase: ConformanceCase) -> Bool {
    guard conformanceCase.needs.isSubset(of: reference.manifest.capabilities),
      reference.binds(conformanceCase.model)
    else { return false }
    // The lenient reference interprets schemas and leaves hand-written types to the strict one, which cannot
    // answer for lenient decoders.
    return reference is StrictReference
      ? conformanceCase.profile != .lenient
      : models[conformanceCase.model]?.isContainer == false
  }
}
