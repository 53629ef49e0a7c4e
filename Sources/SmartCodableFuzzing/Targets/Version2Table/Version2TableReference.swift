/// What version 2 makes of a document and what it logs, written from chapter 27 of the specification.
///
/// Values are texts (``Version2Shown``). ``Version2Text/open`` stands for what the specification leaves open.
struct Version2Reference {
  enum Ending: Error {
    /// The call is nil (LEG-3, LEG-6).
    case call
    /// The specification does not say whether the call is nil.
    case open
  }

  enum Reading: Equatable {
    case value(String)
    /// A raw value of no case; logged.
    case unknown
    /// A bad value; logged.
    case bad
  }

  /// Where a value stands: only properties of models, and of plain types that failed strictly, convert.
  enum Position { case property, element, strict }

  enum Step {
    case key(String)
    case index(Int)
  }

  var scalars = Version2Scalars()
  var keys = Version2Keys.plain

  var blocks: [Version2Block] = []

  /// Whether what is logged is open.
  var isLogOpen = false

  var path: [Step] = []

  /// How many plain types that are read strictly, and wrappers, are around the value.
  var plainDepth = 0

  init(scalars: Version2Scalars = Version2Scalars(), keys: Version2Keys = .plain) {
    self.scalars = scalars
    self.keys = keys
  }

  // MARK: Calls

  /// The properties of a model that a call decodes, or nil if the call is nil.
  mutating func model(_ name: Version2Shape.Name, _ value: Version2Value) throws(Ending)
    -> [String]?
  {
    guard case .object(let members) = value else { return nil }
    var texts: [String] = []
    do {
      for field in name.shape.fields {
        let value = keys.value(of: field.name, in: members, at: "")
        texts.append(try property(field.name, field.kind, value))
      }
    } catch .call {
      return nil
    }
    return texts
  }

  /// The models of a top-level array, or nil if the call is nil.
  mutating func models(_ name: Version2Shape.Name, _ value: Version2Value) throws(Ending)
    -> [String]?
  {
    guard case .list(let values) = value else { return nil }
    do {
      return try elements(values, .model(name))
    } catch .call {
      return nil
    }
  }

  // MARK: Properties

  /// A property, whose stand-in is the default of its type (LEG-2), or nil.
  mutating func property(
    _ name: String,
    _ kind: Version2Kind,
    _ value: Version2Value?
  ) throws(Ending) -> String {
    path.append(.key(name))
    defer { path.removeLast() }
    switch kind {
    case .hooks: return "1"
    case .optional(let inner):
      guard let value, value != .null else { return "nil" }
      switch try read(value, inner, .property) {
      case .value(let text): return text
      case .unknown:
        guard case .choice(let choice) = inner else { return "nil" }
        return choice.standIn ?? "nil"
      case .bad:
        if inner.isModel { throw .call }
        return "nil"
      }
    case .wrapped(let name):
      guard let value, value != .null else { return "nil" }
      plainDepth += 1
      defer { plainDepth -= 1 }
      if case .value(let text) = try read(value, .model(name), .property) { return text }
      return "nil"
    default: break
    }
    if let value {
      if value == .null, !kind.takesNull {
        log([Version2Block.null], kind)
      } else if case .value(let text) = try read(value, kind, .property) {
        return text
      }
    } else {
      logMissing()
    }
    guard let standIn = kind.standIn else { throw .call }
    return standIn
  }
}
