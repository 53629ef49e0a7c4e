/// The encoder of a superclass in Foundation's style.
///
/// As with `JSONEncoder`, its value goes into the container when the encoder and all its containers are
/// released, so that of several values for one key the one released last is written, and one that is kept
/// after the call never (ENF-2).
final class SuperEncoder: Encoder {
  private let encoder: ValueEncoder

  /// The encoder whose container the value goes into; it must not be released before.
  private let outer: SuperEncoder?

  /// Whether its end puts the value into that container.
  private let putsBack: Bool

  /// Creates the encoder of a slot from ``EncodeState/slotApart(in:_:key:)``.
  init(_ encoder: ValueEncoder, in outer: SuperEncoder?, putsBack: Bool = true) {
    self.encoder = encoder
    self.outer = outer
    self.putsBack = putsBack
  }

  /// The encoder for the code of a class, which keeps this one until it has written.
  func handed(to type: any Encodable.Type) -> SuperEncoder {
    SuperEncoder(encoder.handed(to: type), in: self, putsBack: false)
  }

  deinit { if putsBack { encoder.state.putBack(encoder.slot) } }

  var codingPath: [any CodingKey] { encoder.codingPath }

  var userInfo: [CodingUserInfoKey: Any] { encoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.container(keyedBy: type, heldBy: self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyed(heldBy: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(state: encoder.state, slot: encoder.slot, holder: self)
  }
}

extension EncodeState {
  /// A slot for a value that goes into an open container later; nil if the container takes nothing.
  func slotApart(in container: Int32, _ kind: EncodeNode.Kind, key: Int32) -> Int32? {
    guard nodes[container].kind == kind else { return nil }
    let slot = makeDetached(depth: nodes[container].depth, parent: container)
    nodes[slot].key = key
    inherit(slot, from: container)
    return slot
  }

  /// Puts a value that was written apart under its key, or before the element whose number it was given.
  func putBack(_ slot: Int32) {
    let container = nodes[slot].parent
    switch nodes[container].kind {
    case .object: adopt(slot, lastingRecord(of: slot), by: container)
    case .array: insert(slot, into: container)
    default: break
    }
  }

  private func insert(_ slot: Int32, into array: Int32) {
    let place = UInt64(nodes[slot].key)
    defer { nodes[array].payload += 1 }
    // As nearly always, since nothing was written in the meantime.
    if place >= nodes[array].payload { return link(slot, to: array) }
    var before = EncodeNode.none
    var next = nodes[array].first
    var count: UInt64 = 0
    while next >= 0, count < place || nodes[next].kind == .dropped {
      if nodes[next].kind != .dropped { count += 1 }
      before = next
      next = nodes[next].next
    }
    nodes[slot].next = next
    if before >= 0 { nodes[before].next = slot } else { nodes[array].first = slot }
    if next < 0 { nodes[array].last = slot }
  }
}
