/// A variable or constant of a class that has storage.
struct StoredProperty {
  /// The name as it is written, including backticks.
  let name: String

  /// The bytes of the source that contain the name.
  let nameRange: Range<Int>

  /// The type, or nil if it is inferred.
  let type: TypeReference?

  let value: InitialValue?
  let traits: MemberTraits
  let isConstant: Bool

  /// Whether it has `willSet` or `didSet`.
  let isObserved: Bool

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// Whether the class codes it: not a constant, lazy, static or overridden one (MAC-3).
  var isOwn: Bool { !isConstant && !traits.isLazy && !traits.isStatic && !traits.isOverride }

  /// Whether it is stored in instances and declared by this class.
  var needsValue: Bool { !traits.isLazy && !traits.isStatic && !traits.isOverride }

  var wrappers: [Attribute] { traits.attributes.filter(\.isWrapper) }

  /// The name of the variable that stores the wrapper.
  var storageName: String {
    name.hasPrefix("`") && !plainName.isIdentifier ? "`_\(plainName)`" : "_" + plainName
  }
}

extension String {
  /// Whether it is valid without backticks after an underscore.
  fileprivate var isIdentifier: Bool { utf8.allSatisfy(CharacterClass.continuesWord) }
}
