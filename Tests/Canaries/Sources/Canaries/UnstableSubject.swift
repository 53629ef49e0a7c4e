import ConformanceKit

/// A sound decoder, but for texts with a carriage return, which it refuses.
struct UnstableSubject: ConformanceSubject {
  private let reference = LeafSubject("unstable")

  var manifest: SubjectManifest { reference.manifest }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    request.input.contains(0x0D)
      ? .rejected(Rejection(.malformedInput, at: "$")) : await reference.respond(to: request)
  }
}
