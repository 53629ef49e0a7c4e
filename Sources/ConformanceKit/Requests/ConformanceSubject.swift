import ReportKit

public import struct Foundation.Data

/// The adapter around a decoder: it answers each request with the result of the decoder.
///
/// Use ``DropInSubject`` for a decoder that takes any `Decodable` type and ``BoundSubject`` for a
/// library with its own models; conform to this protocol for anything else.
public protocol ConformanceSubject: Sendable {
  /// The subject's name and the capabilities it claims.
  var manifest: SubjectManifest { get }

  /// Decodes one input.
  ///
  /// The answer must depend only on the request. A failure of the adapter itself is
  /// ``SubjectResponse/broken(_:)``, never a rejection.
  func respond(to request: SubjectRequest) async -> SubjectResponse

  /// Whether the subject has a type for the model; true by default.
  ///
  /// This is queried before the first request; a model for which it returns true may still be
  /// answered with ``SubjectResponse/unbound(_:)``.
  func binds(_ model: ModelID) -> Bool
}

extension ConformanceSubject {
  /// True for every model.
  public func binds(_ model: ModelID) -> Bool { true }
}

/// The identity of a subject and its claims.
public struct SubjectManifest: Hashable, Sendable {
  /// The decoder's name, as shown in reports.
  public let name: String
  /// The decoder's version.
  public let version: String
  /// The language it is written in; for any but `Swift` the certificate says `shape`, not `contract`.
  public let language: String
  /// The project's URL; nil for none.
  public let url: String?
  /// The capabilities it claims; cases that need more are run but do not count.
  public let capabilities: Set<Capability>
  /// Other ways to write the same document, by which ``Variation/spelling`` asks; that of a format other than
  /// JSON has them.
  public internal(set) var spellings: [String]

  /// Creates a manifest.
  ///
  /// - Parameters:
  ///   - name: The decoder's name, as shown in reports.
  ///   - version: The decoder's version.
  ///   - language: The language it is written in; by default Swift.
  ///   - url: The project's URL; by default nil.
  ///   - capabilities: The capabilities it claims; by default none.
  ///   - spellings: The values of ``Setting/spelling`` that it knows; by default none.
  public init(
    name: String,
    version: String,
    language: String = "Swift",
    url: String? = nil,
    capabilities: Set<Capability> = [],
    spellings: [String] = []
  ) {
    self.spellings = spellings
    self.name = name
    self.version = version
    self.language = language
    self.url = url
    self.capabilities = capabilities
  }
}

extension SubjectManifest {
  /// The manifest as reports show it: a program chooses every text of it.
  var printed: SubjectManifest {
    SubjectManifest(
      name: PrintedText.value(name),
      version: PrintedText.value(version),
      language: PrintedText.value(language),
      url: url.map { PrintedText.value($0) },
      capabilities: Set(capabilities.map { Capability(rawValue: PrintedText.value($0.rawValue)) }),
      spellings: spellings.map { PrintedText.value($0) }
    )
  }
}

/// One input to be decoded into one model.
public struct SubjectRequest: Hashable, Sendable {
  /// The model.
  public let model: ModelID
  /// The bytes, which need not be valid UTF-8.
  public let input: [UInt8]
  /// The decoder settings to apply; empty for the default configuration.
  public let settings: DecodingSettings
  /// What the same decoder decodes before, under the same settings; mostly nothing.
  ///
  /// The answers do not count, but nothing of them may be left in the answer to this request. An adapter
  /// that has no object to keep decodes them all the same: memory may also belong to the process.
  public let earlier: [EarlierInput]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - input: The bytes to decode.
  ///   - settings: The decoder settings to apply; by default none.
  ///   - earlier: What the same decoder decodes before; by default nothing.
  public init(
    model: ModelID,
    input: [UInt8],
    settings: DecodingSettings = [:],
    earlier: [EarlierInput] = []
  ) {
    self.model = model
    self.input = input
    self.settings = settings
    self.earlier = earlier
  }

  /// The bytes as Data; on Linux no memory behind more than 14 of them can be read, so a decoder that does
  /// ends its process.
  public var data: Data { GuardedBytes.data(of: input) }
}

/// An input that a decoder decodes before the one whose answer counts.
public struct EarlierInput: Hashable, Sendable {
  /// The model.
  public let model: ModelID
  /// The bytes, which need not be a document.
  public let input: [UInt8]

  /// Creates an input.
  public init(model: ModelID, input: [UInt8]) {
    self.model = model
    self.input = input
  }

  /// The bytes as Data.
  public var data: Data { Data(input) }
}

/// A subject's response to a request.
public enum SubjectResponse: Sendable {
  /// A value, and its repairs; nil if the decoder never reports repairs.
  case decoded(Observation, repairs: [Repair]? = nil)
  /// The decoder refused the input.
  case rejected(Rejection)
  /// The subject has no type for the model.
  case unbound(ModelID)
  /// The subject's format, which is not JSON, cannot represent the input; says what. A failure for a subject
  /// that claims `json`.
  case inexpressible(String)
  /// The subject does not know one of the settings; says which.
  case unsupported(Setting)
  /// The adapter failed; says why.
  case broken(String)
  /// The process of the subject ended; says how.
  case crashed(String)
  /// The request timed out.
  case timedOut
}
