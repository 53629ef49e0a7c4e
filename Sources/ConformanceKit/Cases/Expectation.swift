/// What must come out of a case.
///
/// Expected values are JSON text that is read with the schema of the case's model: a date is a
/// string, an enumeration its case name, `"@"` names the class of an instance.
public indirect enum Expectation: Hashable, Sendable {
  /// This value, with every field named. Repairs are compared if they are given.
  case value(String, repairs: [Repair]? = nil)
  /// The initial values of the model with these fields replaced.
  case defaults(except: String, repairs: [Repair]? = nil)
  /// The call is refused; nil means any kind or any place. A refusal that tells no kind is of any.
  case rejection(Rejection.Kind? = nil, at: String? = nil)
  /// Several answers are right.
  case oneOf([Expectation], because: String)
  /// Anything goes; the answer is recorded.
  case unspecified(because: String)
}

/// One step away from what the input says, as a subject may report it.
public struct Repair: Hashable, Sendable, CustomStringConvertible {
  /// Why the value could not be taken as it stands.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no value.
    case missing
    /// The value is null.
    case null
    /// A value of this JSON type never becomes what is wanted.
    case mismatch
    /// A value of this JSON type may become what is wanted, but this one does not.
    case invalid
    /// A number is out of range.
    case overflow
    /// A fraction stands where an integer is wanted.
    case inexact
    /// The value was converted.
    case converted
  }

  /// Why.
  public let kind: Kind
  /// Where, for example `$.users[0].age`.
  public let path: String

  /// Creates a repair.
  public init(_ kind: Kind, at path: String) {
    self.kind = kind
    self.path = path
  }

  /// Kind and path.
  public var description: String { "\(kind.rawValue) at \(path)" }
}

/// A call that gave no value.
public struct Rejection: Error, Hashable, CustomStringConvertible {
  /// Why a call was refused, coarse enough for every decoder.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A key is missing.
    case keyNotFound
    /// A value is null or missing.
    case valueNotFound
    /// A value is of another type.
    case typeMismatch
    /// A value is of the right type but wrong.
    case dataCorrupted
    /// The input is no JSON text.
    case malformedInput
  }

  /// Why, or nil if the subject does not say.
  public let kind: Kind?
  /// Where, for example `$.age`, or nil if the subject does not say.
  public let path: String?

  /// Creates a rejection.
  public init(_ kind: Kind? = nil, at path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// Kind and place on one line.
  public var description: String {
    "rejection" + (kind.map { " \($0.rawValue)" } ?? "") + (path.map { " at \($0)" } ?? "")
  }
}
