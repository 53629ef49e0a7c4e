import CommandLine
public import ConformanceKit
import Foundation
import Kodable

/// Kodable models, decoded by `JSONDecoder`, as a subject of the conformance suite.
///
/// Kodable is no decoder: what its models make of a value is its own, while texts, containers and the
/// forms of Foundation's types are those of `JSONDecoder`, which the subject `foundation` certifies.
public enum KodableSubject {
  /// What Kodable promises as a whole.
  ///
  /// Not claimed is `element-drop`: `.lossy` is an option of a property and not of what is inside it or at
  /// the top (KOD-32). Nor are `json`, `foundation` and `encoding`, whose failures are `JSONDecoder`'s but
  /// for texts that it refuses so late that a default hides them (KOD-20).
  public static let claims: Set<Capability> = [.initialValues, .inheritance, .nestedKeys]

  /// The subject, with one type bound to each schema of the built-in suite that Kodable can express.
  public static let subject = subject(claiming: claims)

  /// The subject with other claims, so that their cases count.
  package static func subject(claiming claims: Set<Capability>) -> BoundSubject {
    var subject = BoundSubject(
      SubjectManifest(name: "Kodable", version: PackageVersion.text, capabilities: claims)
    )
    subject.bindContainers { try DropInSubject.foundationCoder($0) }
    subject.bindRoot { request in
      let decoder = try DropInSubject.foundationCoder(request.settings)
      _ = try decoder.decode(AnyDocument.self, from: request.data)
    }
    bindModels(to: &subject)
    return subject
  }

  /// Binds a model and the holders in which variations nest it.
  static func bind<Model: Kodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type,
    to subject: inout BoundSubject
  ) {
    bindAlone(id, type, to: &subject)
    let holders = Set(ModelCatalog.standard.holders.map(\.id))
    let (list, box) = (ModelCatalog.list(of: id), ModelCatalog.box(of: id))
    if holders.contains(list) { bindAlone(list, [Model].self, to: &subject) }
    if holders.contains(box) { bindAlone(box, KodableModels.Box<Model>.self, to: &subject) }
  }

  /// Binds a type without holders, such as one that is not a Kodable model.
  static func bindAlone<Value: Decodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Value.Type,
    to subject: inout BoundSubject
  ) {
    subject.bind(id, to: type) { request in
      let decoder = try DropInSubject.foundationCoder(request.settings)
      do {
        return Decoded(try decoder.decode(type, from: request.data))
      } catch let error as KodableError {
        throw error.cause
      }
    }
  }
}

extension KodableError {
  /// What the levels of types and properties lead to, whose own coding path is complete.
  fileprivate var cause: any Error {
    switch self {
    case .failedDecodingProperty(_, _, _, let inner), .failedDecodingType(_, let inner): inner.cause
    case .wrappedError(let error): (error as? KodableError)?.cause ?? error
    case .dataNotFound, .failedToParseDate, .validationFailed: self
    }
  }
}
