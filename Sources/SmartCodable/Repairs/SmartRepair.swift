/// One position that could not use its value unchanged, and what it got instead.
///
///     1:40 users[3].age: found "x", which is no Int, used the initial value
public struct SmartRepair: Hashable, Sendable, CustomStringConvertible {
  /// Why the value did not fit (REP-4).
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No accepted key is present.
    case missing

    /// The value is null.
    case null

    /// A JSON value of a kind that never converts to the wanted type.
    case mismatch

    /// The kind may convert, but this value does not.
    case invalid

    /// A number out of the range of the wanted type.
    case overflow

    /// A fraction where an integer is wanted.
    case inexact

    /// The value was converted.
    case converted
  }

  /// What the input has at the position.
  public enum Found: String, Hashable, Sendable, CaseIterable {
    /// No value: the key is missing.
    case nothing

    /// JSON null, or nil in dictionary input.
    case null

    /// `true` or `false`.
    case bool

    /// A number of any size.
    case number

    /// A string, stringified JSON included.
    case string

    /// An array.
    case array

    /// An object.
    case object

    /// A `Date` in dictionary or property list input.
    case date

    /// `Data` in dictionary or property list input.
    case data

    /// A Swift value that has no JSON form (ENT-17).
    case other
  }

  /// What the position got (REP-7).
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// The converted value.
    case converted

    /// The property's initial value.
    case initialValue

    /// The default of the type.
    case typeDefault

    /// The default case of the enum.
    case defaultCase

    /// nil.
    case nilValue

    /// No value: the element or entry was left out.
    case droppedElement
  }

  /// One step from the top of the input to a value.
  public enum PathComponent: Hashable, Sendable {
    /// A coding key, or the raw key of a dictionary entry.
    case key(String)

    /// The index of an element in the input, from 0.
    case index(Int)
  }

  /// A location in the UTF-8 text.
  public struct Location: Hashable, Sendable {
    /// Byte offset from the start of the text, from 0.
    public var byteOffset: Int

    /// Line, from 1.
    public var line: Int

    /// Column in bytes, from 1.
    public var column: Int

    /// Makes a location from its parts.
    public init(byteOffset: Int, line: Int, column: Int) {
      self.byteOffset = byteOffset
      self.line = line
      self.column = column
    }
  }

  /// The path from the top of the input to the position.
  public let path: [PathComponent]

  /// Why the value did not fit.
  public let kind: Kind

  /// The type that was wanted, without Optional.
  public let wanted: String

  /// What the input has at the position.
  public let found: Found

  /// What the position got.
  public let action: Action

  /// The value in the input as JSON text, on one line: `"42"`, `1.5`, `null`, `[…]`, `{}`.
  ///
  /// Strings and numbers are cut after 40 characters and marked with `…`; arrays and objects only
  /// show whether they are empty. Nil if there is no value, or for a value in dictionary input that
  /// has no JSON form.
  public let foundText: String?

  /// The location of the value in text input; nil for dictionary and array input (REP-9).
  ///
  /// For a missing key it is that of the object; inside stringified JSON, that of the string.
  public let location: Location?

  /// The path as text, such as `users[3].age`; empty for the top level.
  public var pathDescription: String {
    var result = ""
    for component in path {
      switch component {
      case .key(let key): result += result.isEmpty ? key : ".\(key)"
      case .index(let index): result += "[\(index)]"
      }
    }
    return result
  }
}
