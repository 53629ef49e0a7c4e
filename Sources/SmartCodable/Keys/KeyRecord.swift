/// What is known about one coding key of one model: where to look for it in JSON.
final class KeyRecord {
  /// One JSON key a property may be read from.
  struct Candidate {
    /// The key as it is written.
    let name: KeyName

    /// The way into nested values if the key has a dot (KEY-6), else empty.
    let path: [String]
  }

  /// The place of this record in ``TypeTable/records``.
  let id: Int

  /// The coding key's string.
  let codingKey: String

  /// The name of the property: the case name of the coding key (DEF-7).
  let propertyName: String

  let candidates: [Candidate]

  /// What reads and writes the property instead of the ordinary rules, if anything (VAL-1).
  let transformer: (any ValueTransformable)?

  /// Whether the property is read in an unusual way: transformed, or patched by an update.
  let isUnusual: Bool

  /// The only candidate where nothing but its name counts; the fast path.
  let plainName: KeyName?

  // The operations for the type that was last wanted under this key.
  @safe @exclusivity(unchecked) private var cachedType: ObjectIdentifier?
  @safe @exclusivity(unchecked) private var cachedOperations: TypeOperations?

  init(
    id: Int,
    codingKey: String,
    propertyName: String,
    candidates: [Candidate],
    transformer: (any ValueTransformable)?,
    strategy: KeyStrategyID
  ) {
    self.id = id
    self.codingKey = codingKey
    self.propertyName = propertyName
    self.candidates = candidates
    self.transformer = transformer
    isUnusual = transformer != nil || strategy.isUpdating
    plainName =
      candidates.count == 1 && candidates[0].path.isEmpty && !strategy.isConverting
        && transformer == nil
      ? candidates[0].name : nil
  }

  /// Whether the property reads the object around it instead of its own key.
  var readsObject: Bool { cachedOperations?.readsObject ?? false }

  /// The operations for `type`, remembered for the next object.
  @inline(__always)
  func operations<T: Decodable>(for type: T.Type, in state: DecodeState) -> TypeOperations {
    if let cachedOperations, cachedType == ObjectIdentifier(type) { return cachedOperations }
    let operations = state.types.operations(for: type)
    cachedType = ObjectIdentifier(type)
    cachedOperations = operations
    return operations
  }
}
