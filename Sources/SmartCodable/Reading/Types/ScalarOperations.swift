/// The operations of a scalar, for Optionals, elements and generic models.
final class ScalarOperations<Value: ScalarValue>: TypeOperations {
  init() { super.init(name: TypeName.of(Value.self)) }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    exactly(try Value.read(at: index, in: reader), as: type)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    Value.typeDefault.map { (exactly($0, as: type), .typeDefault) }
  }
}

extension ScalarValue {
  static func makeOperations() -> TypeOperations { ScalarOperations<Self>() }
}
