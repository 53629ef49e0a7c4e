public import Foundation

/// The result of one run of a target, if the run returned at all.
public struct Execution: Sendable {
  /// A decoded value, re-encoded as a tree, or an error.
  public enum Outcome: Sendable {
    /// Decoded; the tree is the observation of the value.
    case decoded(JSONTree)
    /// Refused, with a short code of the error.
    case thrown(String)
  }

  /// The decoded value or the error.
  public let outcome: Outcome

  /// The repairs that the decoder reports; nil if it does not report repairs.
  public let diagnostics: [DiagnosticRecord]?

  /// How and where the input was refused; nil if it was decoded, or if the decoder does not say.
  public private(set) var refusal: Refusal?

  /// The path that the target took, as numbers below 4,096; empty by default.
  ///
  /// A target that returns features must set ``FuzzTarget/reportsFeatures``.
  public var features: [UInt32] = []

  /// Whether the decoder gave no valid answer: it crashed or hung in a process of its own, or sent
  /// an invalid answer.
  public private(set) var isUnanswered = false

  /// Whether the target did not run, since its format cannot write the document.
  private(set) var isInexpressible = false

  /// A description of what happened; empty unless ``isUnanswered``.
  public private(set) var explanation = ""

  /// An execution with this outcome and these diagnostics.
  public init(outcome: Outcome, diagnostics: [DiagnosticRecord]? = nil) {
    self.outcome = outcome
    self.diagnostics = diagnostics
  }

  /// An execution that decoded.
  public static func decoded(_ tree: JSONTree, diagnostics: [DiagnosticRecord]? = nil) -> Execution
  {
    Execution(outcome: .decoded(tree), diagnostics: diagnostics)
  }

  /// An execution that refused its input.
  public static func thrown(_ code: String) -> Execution {
    Execution(outcome: .thrown(code))
  }

  /// An execution that refused its input, with the kind and place of the refusal.
  public static func refused(_ refusal: Refusal) -> Execution {
    var execution = Execution.thrown(refusal.code)
    execution.refusal = refusal
    return execution
  }

  /// An execution without an answer, for a decoder in another process.
  ///
  /// `code` is one word for what happened and part of the signature; `explanation` is for people.
  public static func unanswered(_ code: String, _ explanation: String) -> Execution {
    var execution = Execution.thrown(code)
    execution.isUnanswered = true
    execution.explanation = explanation
    return execution
  }

  /// An execution that did not happen; nothing is judged by it.
  package static let inexpressible: Execution = {
    var execution = Execution.thrown("inexpressible")
    execution.isInexpressible = true
    return execution
  }()

  /// The observation, or nil if the input was refused.
  public var tree: JSONTree? {
    guard case .decoded(let tree) = outcome else { return nil }
    return tree
  }
}

/// The record of one repair, in terms that all decoders share.
public struct DiagnosticRecord: Hashable, Sendable {
  /// The path of the repaired value.
  public let path: TreePath
  /// Why it was repaired.
  public let kind: String
  /// The type that was wanted.
  public let wanted: String
  /// The kind of JSON value that was found.
  public let found: String
  /// What the decoder used instead.
  public let action: String

  /// A record of one repair.
  public init(path: TreePath, kind: String, wanted: String, found: String, action: String) {
    self.path = path
    self.kind = kind
    self.wanted = wanted
    self.found = found
    self.action = action
  }

  /// The record in one line.
  public var summary: String { "\(path): \(kind), wanted \(wanted), found \(found), \(action)" }
}

/// The context in which a target runs.
public struct RunContext: Sendable {
  /// The number of the iteration; only planted targets use it.
  public let iteration: UInt64

  /// The options word of the iteration: zero means the target's own defaults, and the target
  /// decides what other words mean.
  public let options: UInt64

  /// The input as JSON text, before it was written in the target's ``FuzzTarget/format``; nil if it was not.
  ///
  /// A decoder of JSON, such as Foundation's, can be the reference of a decoder of any format with it.
  public internal(set) var document: [UInt8]?

  /// Whether the target has a ``FuzzTarget/format``.
  var isWritten = false

  private let fence: StackFence?
  let sensor: any FeatureSensor

  /// The number of edges of the code under test taken so far; nil if they are not counted.
  public var steps: UInt64? { sensor.steps }

  /// A context outside a campaign, without a stack limit.
  public init(iteration: UInt64 = 0, options: UInt64 = 0) {
    self.init(iteration: iteration, options: options, fence: nil)
  }

  init(
    iteration: UInt64,
    options: UInt64,
    fence: StackFence?,
    sensor: any FeatureSensor = BlindSensor()
  ) {
    self.sensor = sensor
    self.iteration = iteration
    self.options = options
    self.fence = fence
  }

  /// Runs `body` without the stack limit, for work that is not under test.
  public func unlimited<Result>(_ body: () -> Result) -> Result {
    fence?.lowered(body) ?? body()
  }

  /// Re-encodes a decoded `value`, without the stack limit, since this code is not under test.
  public func observe(_ value: some Encodable) -> JSONTree {
    unlimited { TreeEncoder.observe(value) }
  }

  /// Runs a decoder, and observes the value that it returns, or how it refuses.
  ///
  /// ```swift
  /// func run(_ input: [UInt8], in context: RunContext) -> Execution {
  ///   context.execution { try MyDecoder().decode(Person.self, from: Data(input)) }
  /// }
  /// ```
  public func execution<Value: Encodable>(_ decode: () throws -> Value) -> Execution {
    do {
      return .decoded(observe(try decode()))
    } catch {
      return .refused(Refusal(error))
    }
  }

  /// What Foundation's `JSONDecoder` decodes, as the reference of a decoder of any format; nil for bytes of another
  /// format, of which there is no JSON.
  ///
  /// `settings` sets its strategies; none by default.
  public func foundation<Value: Codable>(
    _ type: Value.Type,
    from input: [UInt8],
    settings: (JSONDecoder) -> Void = { _ in }
  ) -> Execution? {
    guard let text = isWritten ? document : input else { return nil }
    let decoder = JSONDecoder()
    settings(decoder)
    return execution { try decoder.decode(type, from: Data(text)) }
  }
}

extension Execution {
  /// The error code, or `decoded`.
  var code: String {
    guard case .thrown(let code) = outcome else { return "decoded" }
    return code
  }
}
