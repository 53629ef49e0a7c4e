public import struct Foundation.Data

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

  /// Whether the subject has a type for the model; true by default.
  ///
  /// What it says here is told before the first request; a model it says true for may still be
  /// answered with ``SubjectResponse/unbound(_:)``.
  func binds(_ model: ModelID) -> Bool
}

extension ConformanceSubject {
  /// True for every model.
  public func binds(_ model: ModelID) -> Bool { true }
}

/// Who a subject is and what it claims.
public struct SubjectManifest: Hashable, Sendable {
  /// The decoder's name, as it stands in reports.
  public let name: String
  /// The decoder's version.
  public let version: String
  /// The language it is written in; for any but `Swift` the certificate says `shape`, not `contract`.
  public let language: String
  /// Where it is found; nil if nowhere.
  public let url: String?
  /// What it claims; cases that need more are run but do not count.
  public let capabilities: Set<Capability>

  /// Creates a manifest.
  ///
  /// - Parameters:
  ///   - name: The decoder's name, as it stands in reports.
  ///   - version: The decoder's version.
  ///   - language: The language it is written in; by default Swift.
  ///   - url: Where it is found; by default nil.
  ///   - capabilities: What it claims; by default nothing.
  public init(
    name: String,
    version: String,
    language: String = "Swift",
    url: String? = nil,
    capabilities: Set<Capability> = []
  ) {
    self.name = name
    self.version = version
    self.language = language
    self.url = url
    self.capabilities = capabilities
  }
}

/// One input to be decoded into one model.
public struct SubjectRequest: Hashable, Sendable {
  /// The model.
  public let model: ModelID
  /// The bytes, which need not be valid UTF-8.
  public let input: [UInt8]
  /// The switches to turn; empty for the default configuration.
  public let settings: DecodingSettings

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - input: The bytes to decode.
  ///   - settings: The switches to turn; by default none.
  public init(model: ModelID, input: [UInt8], settings: DecodingSettings = [:]) {
    self.model = model
    self.input = input
    self.settings = settings
  }

  /// The bytes as Data.
  public var data: Data { Data(input) }
}

/// What a subject made of a request.
public enum SubjectResponse: Sendable {
  /// A value, and the repairs if the decoder reports any; nil if it never does.
  case decoded(Observation, repairs: [Repair]? = nil)
  /// The decoder refused the input.
  case rejected(Rejection)
  /// The subject has no type for the model.
  case unbound(ModelID)
  /// The format of the subject cannot say what the input says, or a setting of it; says what.
  case inexpressible(String)
  /// The subject does not know one of the settings; says which.
  case unsupported(Setting)
  /// The adapter failed; says why.
  case broken(String)
  /// The process of the subject ended; says how.
  case crashed(String)
  /// No answer came in time.
  case timedOut
}
