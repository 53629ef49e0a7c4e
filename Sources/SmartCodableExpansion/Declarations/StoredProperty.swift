/// A variable or constant of a class that has storage.
struct StoredProperty {
  /// As it is written, in backticks if it is.
  let name: String

  /// Bytes of the source that hold the name.
  let nameRange: Range<Int>

  /// Nil if it is to be inferred.
  let type: TypeReference?

  let value: InitialValue?
  let traits: MemberTraits
  let isConstant: Bool

  /// Whether it has `willSet` or `didSet`.
  let isObserved: Bool

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// Whether it is the class's to code: not a constant, lazy, static or overridden one (MAC-3).
  var isOwn: Bool { !isConstant && !traits.isLazy && !traits.isStatic && !traits.isOverride }

  /// Whether it is a variable of an instance of this very class.
  var needsValue: Bool { !traits.isLazy && !traits.isStatic && !traits.isOverride }

  var wrappers: [Attribute] { traits.attributes.filter(\.isWrapper) }

  /// The name of what holds the wrapper.
  var storageName: String {
    name.hasPrefix("`") && !plainName.isIdentifier ? "`_\(plainName)`" : "_" + plainName
  }
}

extension String {
  /// Whether it can stand without backticks, with an underscore before it.
  fileprivate var isIdentifier: Bool { utf8.allSatisfy(CharacterClass.continuesWord) }
}
