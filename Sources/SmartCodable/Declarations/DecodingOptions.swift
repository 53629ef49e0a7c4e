public import Foundation
import PlatformSupport

/// One setting of a decode call; the last option of each kind wins (OPT-1).
///
/// Two options are equal if they are of the same kind, whatever their payload, so that a `Set`
/// holds at most one of each kind (OPT-2).
public enum SmartDecodingOption: Hashable, Sendable {
  /// How dates are read; detected automatically without it (DATE-1 to DATE-5).
  case date(JSONDecoder.DateDecodingStrategy)

  /// How `Data` is read; always from base64 (DATA-1).
  case data(JSONDecoder.SmartDataDecodingStrategy)

  /// Which strings stand for infinity and NaN; without it none do (CONV-12, CONV-13).
  case float(JSONDecoder.NonConformingFloatDecodingStrategy)

  /// How JSON keys are turned into coding keys; unchanged without it.
  case key(JSONDecoder.SmartKeyDecodingStrategy)

  /// What happens to a fraction where an integer is wanted; without it the process-wide default.
  case number(SmartCodableOptions.NumberConversionStrategy)

  /// What happens to an invalid element; it is dropped without this option (COL-15).
  case elements(SmartElementStrategy)

  /// Whether null leaves an `Any` property at its initial value; without it the process-wide
  /// default (ANY-5).
  case ignoreNull(Bool)

  /// Header and footer lines for the log block of this call (LOG-10).
  case logContext(header: String, footer: String)

  /// Whether values are repaired; without this option they are (AGR-7).
  case leniency(SmartLeniency)

  /// The grammar of text input; RFC 8259 without it (chapter 29).
  case syntax(SmartSyntax)

  private var kind: Int {
    switch self {
    case .date: 0
    case .data: 1
    case .float: 2
    case .key: 3
    case .number: 4
    case .elements: 5
    case .ignoreNull: 6
    case .logContext: 7
    case .leniency: 8
    case .syntax: 9
    }
  }

  /// Whether both options are of the same kind.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the kind of the option.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// What happens to an array, set or dictionary with an invalid element.
public enum SmartElementStrategy: Sendable {
  /// The invalid element is dropped and the others are kept.
  case dropInvalid

  /// The whole collection is a mismatch and falls back.
  case failWhole
}

/// Whether a value that cannot be used is repaired or fails the call.
public enum SmartLeniency: Sendable {
  /// Every value is repaired by the rules of this package.
  case full

  /// No value is repaired: the first one that does not fit throws the `DecodingError` that
  /// `JSONDecoder` throws there (AGR-7).
  ///
  /// Key mappings, key strategies, wrappers, transformers and designated paths still apply.
  case none
}

/// The grammar of text input.
public enum SmartSyntax: Sendable {
  /// JSON by RFC 8259.
  case json

  /// JSON5, a superset with comments, trailing commas and unquoted keys (chapter 29).
  case json5
}

extension JSONDecoder {
  /// How `Data` is read.
  public enum SmartDataDecodingStrategy: Sendable {
    /// From strict base64 with padding.
    case base64
  }

  /// How JSON keys are turned into coding keys.
  public enum SmartKeyDecodingStrategy: Sendable {
    /// Unchanged.
    case useDefaultKeys

    /// `first_name` becomes `firstName` (KEY-12).
    case fromSnakeCase

    /// `FirstName` becomes `firstName`.
    case firstLetterLower

    /// `firstName` becomes `FirstName`.
    case firstLetterUpper

    /// An alias for ``fromSnakeCase``.
    public static var convertFromSnakeCase: Self { .fromSnakeCase }
  }
}

/// Process-wide defaults for calls that do not set the matching option.
///
/// Safe to use from any thread; a call reads them once, when it starts (OPT-5).
public enum SmartCodableOptions {
  /// What happens to a number with a fraction where an integer is wanted.
  public enum NumberConversionStrategy: Sendable {
    /// It is a mismatch.
    case strict

    /// It is truncated toward zero.
    case truncate

    /// It is rounded to the nearest integer, ties away from zero.
    case rounded
  }

  private static let storedNumberStrategy = Mutex(NumberConversionStrategy.strict)

  /// The strategy for calls without ``SmartDecodingOption/number(_:)``; `.strict` by default.
  public static var numberStrategy: NumberConversionStrategy {
    get { storedNumberStrategy.withLock { $0 } }
    set { storedNumberStrategy.withLock { $0 = newValue } }
  }

  private static let storedIgnoreNull = Mutex(true)

  /// Whether null leaves an `Any` property at its initial value; if not, it gets `NSNull`.
  ///
  /// For calls without an ``SmartDecodingOption/ignoreNull(_:)`` option; true by default.
  public static var ignoreNull: Bool {
    get { storedIgnoreNull.withLock { $0 } }
    set { storedIgnoreNull.withLock { $0 = newValue } }
  }
}
