package import ConformanceKit

/// A reference: it answers synchronously and logs the decisions that it queries.
package protocol ReferenceDecoding: ConformanceSubject {
  /// The answer; the log records the decisions that are queried.
  func response(to request: SubjectRequest, log: DecisionLog?) -> SubjectResponse
}

extension ReferenceSubject: ReferenceDecoding {}
extension StrictReference: ReferenceDecoding {}
