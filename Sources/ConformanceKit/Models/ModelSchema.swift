/// A model as data: what a subject must be able to decode into.
///
/// A subject binds its own type to each schema id. The reference interprets the schema itself.
///
/// ```swift
/// ModelSchema("leaf", [.field("n", .string, default: #""own""#), .field("v", .integer, default: "1")])
/// ```
public struct ModelSchema: Sendable {
  /// The kinds of models.
  public enum Form: Hashable, Sendable {
    /// A value type that follows the subject's own model protocol.
    case structure
    /// A value type that is independent of the subject, such as a plain `Codable` struct.
    case plainStructure
    /// A class, which may inherit the fields of a parent.
    case classType(parent: ModelID?)
    /// An enumeration with raw values, and the `case` that is the stand-in if nothing else is known; nil if
    /// there is none, as for an enumeration that is independent of the subject.
    case enumeration([EnumerationCase], fallback: String?)
    /// A top level that is not an object: an array, a dictionary or a scalar of the given shape.
    case root(Shape)
    /// A Swift type whose `init(from:)` is written by hand and uses containers itself. Its value is the list
    /// of what it saw, as texts; the kit contains the type, and `reads` describes what it does.
    case container(type: String, reads: String)
  }

  /// The name that cases and bindings use.
  public let id: ModelID
  /// The kind of model.
  public let form: Form
  /// The model's own fields in the order of declaration; one with the name of a parent's field replaces it.
  public let fields: [Field]
  /// Why SmartCodable's own type for it is written by hand; nil if it is generated.
  package var handWritten: String?
  /// What code of its type does that the fields do not say, in a sentence; nil for most.
  ///
  /// No reference reads such a model, and only the library whose code it is has a type for it.
  package var code: String?

  /// Creates a model of any form.
  public init(_ id: ModelID, _ form: Form, _ fields: [Field]) {
    self.id = id
    self.form = form
    self.fields = fields
  }

  /// Creates a structure.
  public init(_ id: ModelID, _ fields: [Field]) {
    self.init(id, .structure, fields)
  }

  /// Creates an enumeration.
  ///
  /// - Parameters:
  ///   - id: The name that shapes use.
  ///   - cases: The cases in the order of declaration.
  ///   - fallback: The name of the `case` that is the stand-in without any initial value, or nil if none.
  public init(_ id: ModelID, enumeration cases: [EnumerationCase], fallback: String?) {
    self.init(id, .enumeration(cases, fallback: fallback), [])
  }

  /// The shape of its values, where they are not objects with the model's fields; nil if they are.
  package var valueShape: Shape? {
    switch form {
    case .root(let shape): shape
    case .container: .array(.string)
    case .structure, .plainStructure, .classType, .enumeration: nil
    }
  }

  /// What code of its type does that no field says, as the rest of a sentence about the type.
  var deeds: String? {
    if case .container(_, let reads) = form { return "reads \(reads)" }
    return code
  }

  /// Whether it is a type of the kit that uses containers itself.
  package var isContainer: Bool {
    if case .container = form { true } else { false }
  }

  /// The id of the class this one inherits from.
  public var parent: ModelID? {
    if case .classType(let parent) = form { parent } else { nil }
  }

  /// Whether observations of this model name its class.
  public var isClass: Bool {
    if case .classType = form { true } else { false }
  }
}

/// One `case` of an enumeration.
public struct EnumerationCase: Hashable, Sendable {
  /// The name in the source.
  public let name: String
  /// The raw value in JSON: a string or a number.
  public let raw: JSONValue

  /// Creates a case with a string as its raw value.
  public init(_ name: String, _ raw: String) {
    self.name = name
    self.raw = .string(raw)
  }

  /// Creates a case with an integer as its raw value.
  public init(_ name: String, _ raw: Int) {
    self.name = name
    self.raw = .number(String(raw))
  }
}
