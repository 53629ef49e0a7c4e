public import struct Foundation.Data
public import class Foundation.JSONDecoder

/// A decoder that takes any `Decodable` type, as `JSONDecoder` does.
public protocol DropInDecoder {
  /// Decodes a value from JSON text.
  ///
  /// Throws what the decoder throws; a `DecodingError` is told by kind and path.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: DropInDecoder {}

/// A subject around a decoder that replaces `JSONDecoder`; the kit brings the models.
///
/// ```swift
/// let foundation = DropInSubject(SubjectManifest(name: "JSONDecoder", version: "6.3")) {
///   JSONDecoder()
/// }
/// ```
public struct DropInSubject: ConformanceSubject {
  /// Who answers.
  public let manifest: SubjectManifest
  private let makeDecoder: @Sendable () -> any DropInDecoder
  private let twins: TwinCatalog

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - manifest: Who answers, and what it claims.
  ///   - twins: The types that play the models; by default those of the built-in suite.
  ///   - makeDecoder: Makes a fresh decoder for each request.
  public init(
    _ manifest: SubjectManifest,
    twins: TwinCatalog = .standard,
    makeDecoder: @escaping @Sendable () -> any DropInDecoder
  ) {
    self.manifest = manifest
    self.twins = twins
    self.makeDecoder = makeDecoder
  }

  /// Foundation's `JSONDecoder` in its default configuration; it claims nothing.
  public static var foundation: DropInSubject {
    DropInSubject(SubjectManifest(name: "Foundation.JSONDecoder", version: "toolchain")) {
      JSONDecoder()
    }
  }

  /// Decodes the twin of the request's model.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    guard let twin = twins[request.model] else { return .unbound(request.model) }
    do {
      let value = try twin(makeDecoder(), Data(request.input))
      return .decoded(MirrorObserver(classNames: twins.classNames).observation(of: value))
    } catch {
      return .rejected(Rejection(error))
    }
  }
}
