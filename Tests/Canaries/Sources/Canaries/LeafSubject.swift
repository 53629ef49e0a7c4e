import ConformanceKit
import Foundation

/// Decodes the model `leaf` leniently; the faulty one refuses null.
struct LeafSubject: ConformanceSubject {
  let manifest: SubjectManifest
  private let refusesNull: Bool

  init(_ name: String, refusesNull: Bool = false) {
    manifest = SubjectManifest(
      name: name,
      version: "1.0",
      capabilities: [.initialValues, .repairs]
    )
    self.refusesNull = refusesNull
  }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    guard request.model == "leaf" else { return .unbound(request.model) }
    guard
      let object = try? JSONSerialization.jsonObject(with: request.data),
      let fields = object as? [String: Any]
    else { return .rejected(Rejection(.malformedInput, at: "$")) }
    if refusesNull, fields["n"] is NSNull {
      return .rejected(Rejection(.valueNotFound, at: "$.n"))
    }
    let (n, v) = (fields["n"] as? String ?? "own", fields["v"] as? Int ?? 1)
    return .decoded(.object(["n": .string(n), "v": .integer(String(v))]))
  }
}
