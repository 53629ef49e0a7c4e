/// A decoder for a superclass or a separately read element: it has its own path, which the reader's
/// path cannot express, and belongs to the instance of the container that made it.
struct SuperDecoder: Decoder {
  /// The index of the value; for a missing one, the complement of the index of what could hold it (REP-9).
  ///
  /// With one word more the decoder would not fit into an existential container without a box.
  private let place: Int
  private let activation: Activation
  let path: ContiguousArray<PathStep>

  /// The index of the value; -1 stands for a missing one (NEST-15).
  private var index: Int { place < 0 ? -1 : place }

  /// Creates a decoder for the value at `index`, or -1.
  init(at index: Int, in frame: Frame, step: PathStep) {
    place = index < 0 ? ~max(frame.origin, 0) : index
    activation = frame.takeActivation()
    path = frame.fullPath() + [step]
  }

  private init(place: Int, activation: Activation, path: ContiguousArray<PathStep>) {
    self.place = place
    self.activation = activation
    self.path = path
  }

  private var reader: Reader { activation.reader }

  /// A `ValueDecoder` for the same value.
  var valueDecoder: ValueDecoder { ValueDecoder(index, activation: activation) }

  var codingPath: [any CodingKey] {
    reader.scopes.trace.paths += 1
    return reader.codingKeys(of: path)
  }

  var userInfo: [CodingUserInfoKey: Any] { valueDecoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let table = activation.info.recentTable(for: type, in: reader).object
    if !table.isOwn, let owner = table.findOwner(of: type, besides: activation.info) {
      return try handedOn(to: owner).container(keyedBy: type)
    }
    let frame = try frame(.object, table)
    if table.isForDictionaries { frame.watch(activation.info, isDictionary: true) }
    return frame.keyed(by: type)
  }

  private func handedOn(to owner: ModelInfo) throws -> SuperDecoder {
    let inner = try reader.activation(of: owner, handedOnBy: activation, at: index) { path }
    return SuperDecoder(place: place, activation: inner, path: path)
  }

  /// The decoder for the code of a class, unless this is one of it or of a subclass.
  func handed(to type: any Decodable.Type) -> SuperDecoder {
    guard !activation.info.isKind(of: type), let info = reader.types.operations(for: type).info
    else { return self }
    return (try? handedOn(to: info)) ?? self
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let frame = try frame(.array, reader.types.noKeys.object)
    frame.watch(activation.info)
    return UnkeyedContainer(frame: frame)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    reader.scopes.trace.others += 1
    return SingleValueContainer(activation, index, path: path)
  }

  /// A frame for the container; for a missing value or null it is empty, so that initial values stand
  /// in.
  private func frame(_ tag: Tape.Tag, _ table: KeyTable) throws -> Frame {
    reader.scopes.trace.others += 1
    let container = reader.container(tag, at: index)
    if container < 0 {
      let isAbsent = index < 0 || reader.tape.has(.null, at: index)
      if reader.isStrict || !isAbsent || !reader.mayStandIn(at: path.count) {
        throw reader.refuse(index, wanted: tag.containerType, path: path)
      }
    }
    let frame = reader.takeFrame(table)
    // A dictionary's keys are no properties.
    let isOwn = tag == .object && !(table.isForDictionaries && !activation.isPatching)
    frame.open(container, activation: isOwn ? activation : nil)
    if !isOwn { frame.code = Borrowed(activation.info) }
    frame.detach(path, decoderDepth: path.count)
    if container < 0 { frame.origin = place < 0 ? ~place : place }
    return frame
  }
}

extension Reader {
  /// Starts an instance that the code of another one decodes with its own decoder.
  func activation(
    of owner: ModelInfo,
    handedOnBy parent: Activation,
    at index: Int,
    path: () -> ContiguousArray<PathStep>
  ) throws -> Activation {
    if !isStrict, owner.refusesLeniency(at: index, in: self) {
      throw refuse(index, .invalid, wanted: owner.type ?? Never.self, path: path())
    }
    if isStrict, owner.mapping != nil { bindModels(below: path().count) }
    let activation = takeActivation(owner)
    if parent.isPatching { owner.lend(from: parent, to: activation) }
    return activation
  }
}

extension ValueDecoder {
  /// The decoder as a `ValueDecoder`, or nil for one of another package.
  static func ours(_ decoder: any Decoder) -> ValueDecoder? {
    decoder as? ValueDecoder ?? (decoder as? SuperDecoder)?.valueDecoder
  }
}

extension Tape.Tag {
  /// The type that Foundation names where a container of this kind is wanted.
  var containerType: Any.Type { self == .object ? [String: Any].self : [Any].self }
}
