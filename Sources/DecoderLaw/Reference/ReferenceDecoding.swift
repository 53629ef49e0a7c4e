package import ConformanceKit

/// A reference: it answers synchronously and logs the decisions that it queries.
package protocol ReferenceDecoding: ConformanceSubject {
  /// The answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - log: Records the decisions that are queried; nil for none.
  /// - Returns: The answer.
  func response(to request: SubjectRequest, log: DecisionLog?) -> SubjectResponse
}

extension ReferenceSubject: ReferenceDecoding {}
extension StrictReference: ReferenceDecoding {}
