/// The decoder that user code receives: a value in the document, for the instance being decoded.
///
/// Two words in size, so that it fits an existential without a heap box, with one counted reference.
struct ValueDecoder: Decoder {
  /// The instance being decoded.
  let activation: Activation

  /// The tape index (-1 for a missing value) and the length of the path, in one word.
  private let place: Int

  @inline(__always)
  init(_ index: Int, activation: Activation) {
    self.activation = activation
    place = (index + 1) << 16 | activation.reader.scopes.path.count & 0xFFFF
  }

  var reader: Reader { activation.reader }

  @inline(__always)
  var index: Int { (place >> 16) - 1 }

  @inline(__always)
  var depth: Int { place & 0xFFFF }

  /// Whether the value is missing or null.
  var isNull: Bool { index < 0 || reader.tape.has(.null, at: index) }

  var codingPath: [any CodingKey] {
    reader.scopes.trace.paths += 1
    return reader.codingPath(depth)
  }

  var userInfo: [CodingUserInfoKey: Any] {
    reader.scopes.trace.others += 1
    return reader.settings.options.userInfo
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    activation.reader.scopes.trace.keyed += 1
    let reader = activation.reader
    let table = activation.info.recentTable(for: type, in: reader)
    var isOfDictionary = false
    if !table.with({ $0.isOwn || $0.isOfPlainTypes && isPlainlyStrict }) {
      if let owner = table.object.findOwner(of: type, besides: activation.info) {
        return try handedOn(to: owner).container(keyedBy: type)
      }
      isOfDictionary = !reader.isStrict && table.object.isForDictionaries
    }
    let object = try object()
    let opened: Opened =
      table.with { table in
        if reader.scopes.isAbandoned { return .frame(open(reader.takeFrame(table), object)) }
        return reader.borrowFrame(table)
          .with { frame in
            let frame = open(frame, object, isOfDictionary: isOfDictionary)
            if isOfDictionary { frame.watch(activation.info, isDictionary: true) }
            return frame.box.map { .box(Borrowed($0), Borrowed(table)) } ?? .frame(frame)
          }
      }
    switch opened {
    case .box(let box, let table):
      return table.with { table in
        box.with { box in table.container(of: box, keyedBy: type) }
      }
    case .frame(let frame): return frame.makeContainer(type)
    }
  }

  /// Whether the code of any plain type finds the same by this decoder as by one of its own.
  private var isPlainlyStrict: Bool { reader.isStrict && !activation.isPatching }

  /// The decoder of another instance, whose code asks for its keys: `T(from: decoder)`.
  ///
  /// That is how code decodes the value of an enum, a class of a cluster or one of several alternatives.
  @inline(never)
  private func handedOn(to owner: ModelInfo) throws -> ValueDecoder {
    let path = { reader.scopes.path.prefix(depth) }
    let inner = try reader.activation(of: owner, handedOnBy: activation, at: index, path: path)
    return ValueDecoder(index, activation: inner)
  }

  /// The decoder for the code of a class, unless this is one of it or of a subclass.
  func handed(to type: any Decodable.Type) -> ValueDecoder {
    guard !activation.info.isKind(of: type), let info = reader.types.operations(for: type).info
    else { return self }
    return (try? handedOn(to: info)) ?? self
  }

  /// What a container is made of.
  ///
  /// The closures return this, since looking up the metadata of a container type for their result costs
  /// more than everything else.
  private enum Opened {
    case box(Borrowed<AnyObject>, Borrowed<KeyTable>)
    case frame(Frame)
  }

  @inline(__always)
  private func open(_ frame: Frame, _ object: Int, isOfDictionary: Bool = false) -> Frame {
    // A dictionary's keys are no properties.
    let isOwn = !isOfDictionary || activation.isPatching
    frame.open(object, activation: isOwn ? activation : nil)
    if object < 0 { frame.origin = index }
    return frame
  }

  /// The object to read; a missing value counts as an empty object, which only occurs for a superclass
  /// (NEST-15), unless decoding is strict.
  @inline(__always)
  private func object() throws -> Int {
    let object = activation.reader.container(.object, at: index)
    if object >= 0 || index < 0 && !activation.reader.isStrict { return object }
    throw refuse(.object)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let reader = activation.reader
    reader.scopes.trace.others += 1
    let array = reader.container(.array, at: index)
    guard array >= 0 else { throw refuse(.array) }
    let frame = reader.types.noKeys.with { table in reader.takeFrame(table) }
    frame.open(array, activation: nil)
    frame.code = Borrowed(activation.info)
    if !reader.isStrict { frame.watch(activation.info) }
    return UnkeyedContainer(frame: frame)
  }

  @inline(never)
  private func refuse(_ tag: Tape.Tag) -> any Error {
    let path = activation.reader.scopes.path.prefix(depth)
    return activation.reader.refuse(index, wanted: tag.containerType, path: path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    activation.reader.scopes.trace.others += 1
    return SingleValueContainer(activation, index)
  }
}
