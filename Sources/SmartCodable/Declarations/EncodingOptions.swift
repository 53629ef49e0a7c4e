public import Foundation

/// One setting of an encode call; the last option of each kind wins (OPT-1).
///
/// Two options are equal if they are of the same kind, whatever their payload, so that a `Set`
/// holds at most one of each kind (OPT-2).
public enum SmartEncodingOption: Hashable, Sendable {
  /// How dates are written; seconds since 1970 without it (ENC-11).
  case date(JSONEncoder.DateEncodingStrategy)

  /// How `Data` is written; always as base64 (ENC-12).
  case data(JSONEncoder.SmartDataEncodingStrategy)

  /// Which strings stand for infinity and NaN; without it they make the call fail (ENC-10).
  case float(JSONEncoder.NonConformingFloatEncodingStrategy)

  /// How the keys of models are turned into JSON keys; unchanged without it (ENC-9).
  case key(JSONEncoder.SmartKeyEncodingStrategy)

  private var kind: Int {
    switch self {
    case .date: 0
    case .data: 1
    case .float: 2
    case .key: 3
    }
  }

  /// Whether both options are of the same kind.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the kind of the option.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension JSONEncoder {
  /// How `Data` is written.
  public enum SmartDataEncodingStrategy: Sendable {
    /// As base64 with padding.
    case base64
  }

  /// How the keys of models are turned into JSON keys.
  public enum SmartKeyEncodingStrategy: Sendable {
    /// Unchanged.
    case useDefaultKeys

    /// `firstName` becomes `first_name`, as in Foundation.
    case toSnakeCase

    /// `FirstName` becomes `firstName`.
    case firstLetterLower

    /// `firstName` becomes `FirstName`.
    case firstLetterUpper
  }
}
