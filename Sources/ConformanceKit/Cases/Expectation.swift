/// The expected result of a case.
///
/// Expected values are JSON text that is read with the schema of the case's model: a date is a
/// string, an enumeration its case name, `"@"` names the class of an instance.
public indirect enum Expectation: Hashable, Sendable {
  /// This value, with every field named. Repairs are compared if present.
  case value(String, repairs: [Repair]? = nil)
  /// The initial values of the model, with these fields replaced.
  case defaults(except: String, repairs: [Repair]? = nil)
  /// A refusal; nil means any kind or path. A subject's refusal without a kind matches any kind.
  case rejection(Rejection.Kind? = nil, at: String? = nil)
  /// Any one of several answers.
  case oneOf([Expectation], because: String)
  /// Any answer, which is recorded.
  case unspecified(because: String)
}

/// One deviation from the input, as a subject may report it.
public struct Repair: Hashable, Sendable, CustomStringConvertible {
  /// Why the value could not be used unchanged.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no value.
    case missing
    /// The value is null.
    case null
    /// A value of this JSON type never converts to the requested type.
    case mismatch
    /// A value of this JSON type may convert to the requested type, but this one does not.
    case invalid
    /// A number is out of range.
    case overflow
    /// A fraction was found where an integer was expected.
    case inexact
    /// The value was converted.
    case converted
  }

  /// The reason.
  public let kind: Kind
  /// The path, for example `$.users[0].age`.
  public let path: String

  /// Creates a repair.
  public init(_ kind: Kind, at path: String) {
    self.kind = kind
    self.path = path
  }

  /// Kind and path.
  public var description: String { "\(kind.rawValue) at \(path)" }
}

/// The refusal of a call that returned no value.
public struct Rejection: Error, Hashable, CustomStringConvertible {
  /// Why a call was refused, coarse enough for every decoder.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A key is missing.
    case keyNotFound
    /// A value is null or missing.
    case valueNotFound
    /// A value is of another type.
    case typeMismatch
    /// A value is of the right type but invalid.
    case dataCorrupted
    /// The input is not JSON text.
    case malformedInput
  }

  /// The reason, or nil if the subject does not report it.
  public let kind: Kind?
  /// The path, for example `$.age`, or nil if the subject does not report it.
  public let path: String?

  /// Creates a rejection.
  public init(_ kind: Kind? = nil, at path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// Kind and path on one line.
  public var description: String {
    "rejection" + (kind.map { " \($0.rawValue)" } ?? "") + (path.map { " at \($0)" } ?? "")
  }
}
