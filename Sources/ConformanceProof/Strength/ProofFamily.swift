import ConformanceKit

/// A reference that serves as the measure, and what it is with one of its decisions inverted.
///
/// There are two, since no decoder is strict and lenient: what binds every decoder is put to both.
struct ProofFamily {
  /// The right decoder.
  let reference: any ReferenceDecoding
  /// The wrong ones.
  let variants: [Variant]
  /// The models of the suite.
  let models: ModelCatalog

  /// A fault, made ready to be run on many cases.
  struct Variant {
    let id: String
    let subject: any ReferenceDecoding
    /// Where the fault can be seen: if none of them was asked for, the answer is that of the reference.
    let readings: [DecisionLog.Reading]
  }

  /// The families, the lenient one first.
  ///
  /// - Parameters:
  ///   - faults: The faults to make ready.
  ///   - models: The models that the lenient references interpret.
  /// - Returns: The lenient family, then the strict one.
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

  /// Whether a case is put to this family: its reference claims all that the case needs and decodes the
  /// model itself.
  func judges(_ conformanceCase: ConformanceCase) -> Bool {
    guard conformanceCase.needs.isSubset(of: reference.manifest.capabilities),
      reference.binds(conformanceCase.model)
    else { return false }
    // The lenient reference interprets schemas and leaves hand-written types to the strict one, which
    // nobody can ask what a lenient decoder does.
    return reference is StrictReference
      ? conformanceCase.profile != .lenient
      : models[conformanceCase.model]?.isContainer == false
  }
}

/// A reference: it answers at once and notes the decisions that it takes.
protocol ReferenceDecoding: ConformanceSubject {
  /// The answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - log: Where to note the decisions that are asked for; nil for nowhere.
  /// - Returns: The answer.
  func response(to request: SubjectRequest, log: DecisionLog?) -> SubjectResponse
}

extension ReferenceSubject: ReferenceDecoding {}
extension StrictReference: ReferenceDecoding {}
