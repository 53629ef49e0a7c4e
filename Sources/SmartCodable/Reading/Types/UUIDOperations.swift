import Foundation

/// A UUID: the usual form is read here, any other by the type's own code.
final class UUIDOperations: PlainOperations<UUID> {
  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    if let value = UUID(reader.tape, index) { return handOver(value, as: type) }
    return try super.decode(type, at: index, in: reader)
  }
}
