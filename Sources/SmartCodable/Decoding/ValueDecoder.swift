/// The decoder that user code sees: a place in the document, for the object that is being made.
///
/// Three words, so that it fits an existential without a heap box.
struct ValueDecoder: Decoder {
  let state: DecodeState

  /// The model instance being decoded, or nil for a plain type.
  let activation: Activation?

  /// The tape index (-1 for an absent value) and the length of the path, in one word.
  private let place: Int

  @inline(__always)
  init(_ state: DecodeState, _ index: Int, activation: Activation?) {
    self.state = state
    self.activation = activation
    place = (index + 1) << 16 | state.path.count & 0xFFFF
  }

  @inline(__always)
  var index: Int { (place >> 16) - 1 }

  var depth: Int { place & 0xFFFF }

  /// Whether no value stands here, or null.
  var isNull: Bool { index < 0 || state.tape.has(.null, at: index) }

  var codingPath: [any CodingKey] { state.codingPath(depth) }

  var userInfo: [CodingUserInfoKey: Any] { state.settings.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let index = index
    var object = state.container(.object, at: index)
    if object < 0 {
      // An absent value is an empty object only to a superclass (NEST-15).
      guard index < 0 else { throw state.refuse(index, wanted: "an object", depth: depth) }
      object = -1
    }
    let frame = state.takeFrame()
    frame.open(object, in: state, activation: activation)
    if object < 0 { frame.origin = index }
    return KeyedDecodingContainer(KeyedContainer<Key>(state, frame, model: activation?.model))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let array = state.container(.array, at: index)
    guard array >= 0 else { throw state.refuse(index, wanted: "an array", depth: depth) }
    let frame = state.takeFrame()
    frame.open(array, in: state, activation: nil)
    return UnkeyedContainer(state, frame)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueContainer(state, index)
  }
}
