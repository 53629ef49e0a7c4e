/// A declaration to which `@SmartSubclass` is attached.
struct ClassDeclaration {
  /// `class`, or another keyword, to which the macro must not be attached.
  var keyword = ""
  var keywordRange = 0..<0
  var name = ""
  var nameRange = 0..<0
  var traits = MemberTraits()

  /// The inherited types, in order.
  var inherited: [TypeReference] = []

  var body = ClassBody()
}

/// What the macro needs to know about the members.
struct ClassBody {
  var members: [ClassMember] = []
  var initializers: [Initializer] = []
  var codingKeys: CodingKeysDeclaration?

  /// Where the class declares `encode(to:)`.
  var encode: Declared?

  /// Mappings and hooks that lack `override`.
  var hiddenHooks: [Hook] = []

  /// `var (a, b) = …`.
  var tuplePatterns: [Range<Int>] = []

  /// A declared member, and whether it is in a `#if` block.
  struct Declared {
    let range: Range<Int>
    let isConditional: Bool
  }

  struct Initializer {
    enum Kind { case plain, decoder, other }

    let kind: Kind
    let place: Declared
  }

  struct Hook {
    let name: String
    let range: Range<Int>

    /// The offset at which `override` belongs.
    let start: Int
  }

  func initializer(_ kind: Initializer.Kind) -> Declared? {
    initializers.first { $0.kind == kind }?.place
  }
}

/// The coding keys that a class declares itself.
struct CodingKeysDeclaration {
  let place: ClassBody.Declared

  /// The cases, or nil if they cannot be read.
  let cases: [Case]?

  struct Case {
    /// The name without backticks.
    let name: String
    let range: Range<Int>
  }
}
