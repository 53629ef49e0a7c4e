/// One value of the input with its place; what a type decodes itself from.
struct MellowNode: Decoder {
  let value: MellowValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The value as a type, collections leniently.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let lenient = type as? any LenientCollection.Type,
      let collection = try lenient.init(leniently: self) as? Value
    {
      return collection
    }
    // The value of `type`, not the static type: a metatype may stand for a subclass.
    return try type.init(from: self)
  }

  func child(_ value: MellowValue, at key: any CodingKey) -> MellowNode {
    MellowNode(value: value, codingPath: codingPath + [key])
  }

  /// The members, also if they stand in a string.
  func object() throws -> MellowObject {
    if case .object(let object) = value { return object }
    if case .object(let object)? = inner { return object }
    throw mismatch(MellowObject.self, "an object")
  }

  /// The elements, also if they stand in a string.
  func array() throws -> [MellowValue] {
    if case .array(let elements) = value { return elements }
    if case .array(let elements)? = inner { return elements }
    throw mismatch([MellowValue].self, "an array")
  }

  /// The value of the JSON text that a string holds, or nil.
  private var inner: MellowValue? {
    guard case .string(let text) = value else { return nil }
    return try? MellowParser.value(of: Array(text.utf8))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MellowMembers(node: self, object: try object()))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    MellowElements(node: self, elements: try array())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    MellowScalar(node: self)
  }

  func mismatch(_ type: Any.Type, _ wanted: String) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "found \(value.kind) where \(wanted) is wanted"
    )
    if case .null = value { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }
}
