import Foundation

/// A UUID: the usual form is read here, any other by the type's own code.
final class UUIDOperations: PlainOperations<UUID> {
  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    if let value = UUID(reader.tape, index) { return place.put(value) }
    try super.decode(type, into: place, at: index, in: reader)
  }
}
