/// The adapter around a decoder: it answers each request with what the decoder made of it.
///
/// Use ``DropInSubject`` for a decoder that takes any `Decodable` type and ``BoundSubject`` for a
/// library with models of its own; conform yourself for anything else.
public protocol ConformanceSubject: Sendable {
  /// Who answers, and what it claims to be able to do.
  var manifest: SubjectManifest { get }

  /// Decodes one input.
  ///
  /// An answer must depend on nothing but the request. A failure of the adapter itself is
  /// ``SubjectResponse/broken(_:)``, never a rejection.
  func respond(to request: SubjectRequest) async -> SubjectResponse
}

/// Who a subject is and what it claims.
public struct SubjectManifest: Hashable, Sendable {
  /// The decoder's name, as it stands in reports.
  public let name: String
  /// The decoder's version.
  public let version: String
  /// What it claims; cases that need more are run but do not count.
  public let capabilities: Set<Capability>

  /// Creates a manifest.
  public init(name: String, version: String, capabilities: Set<Capability> = []) {
    self.name = name
    self.version = version
    self.capabilities = capabilities
  }
}

/// One input to be decoded into one model.
public struct SubjectRequest: Hashable, Sendable {
  /// The model.
  public let model: ModelID
  /// The bytes, which need not be valid UTF-8.
  public let input: [UInt8]

  /// Creates a request.
  public init(model: ModelID, input: [UInt8]) {
    self.model = model
    self.input = input
  }
}

/// What a subject made of a request.
public enum SubjectResponse: Sendable {
  /// A value, and the repairs if the decoder reports any; nil if it never does.
  case decoded(Observation, repairs: [Repair]? = nil)
  /// The decoder refused the input.
  case rejected(Rejection)
  /// The subject has no type for the model.
  case unbound(ModelID)
  /// The adapter failed; says why.
  case broken(String)
}
