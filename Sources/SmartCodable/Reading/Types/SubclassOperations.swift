/// A class that is asked for by a metatype of a superclass: `let type: Base.Type = Child.self`.
///
/// As with `JSONDecoder` the metatype decides which class is decoded. The value is returned by a checked
/// cast, since the static type may be any superclass. An element, a value of a single-value container
/// and the value of a call can be asked for in this way; a keyed container of the standard library
/// passes the static type on.
final class SubclassOperations: TypeOperations {
  private let object: TypeOperations

  init(of object: TypeOperations) {
    self.object = object
    super.init(name: object.name)
  }

  /// The operations of the class itself.
  ///
  /// Not optimized, since the optimizer would open the metatype as its static type, a superclass.
  @inline(never)
  @_optimize(none)
  static func opened(_ type: any Decodable.Type, in types: TypeTable) -> TypeOperations {
    types.operations(for: type)
  }

  override var isModel: Bool { object.isModel }
  override var takesNull: Bool { object.takesNull }
  override var triesNull: Bool { object.triesNull }
  override var asksForKeys: Bool { object.asksForKeys }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard let value = try object.decodeObject(at: index, in: reader) as? T else { throw .mismatch }
    return value
  }

  override func patch(_ old: Any, at index: Int, in reader: Reader) throws(Miss) -> Any {
    try object.patch(old, at: index, in: reader)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (object.makeObject() as? T).map { ($0, .typeDefault) }
  }
}
