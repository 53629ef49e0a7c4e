import ModelSupport
import Synchronization

/// How the properties of one model type are read and written; made once per type.
final class ModelLayout: Sendable {
  let readers: [any FieldReader]
  let writers: [any FieldWriter]

  private static let layouts = Mutex<[ObjectIdentifier: ModelLayout]>([:])

  /// The layout of a model's own type.
  ///
  /// Throws ``UnsupportedRuntime`` if the properties are not where the runtime says.
  static func of<Model>(_ model: Model) throws -> ModelLayout {
    let type: Any.Type = Swift.type(of: model)
    let known = layouts.withLock { $0[ObjectIdentifier(type)] }
    if let known { return known }
    let offsets = FieldOffsets(of: type)
    guard FieldCheck.isPlausible(offsets, of: Model.self) else {
      throw UnsupportedRuntime(model: type)
    }
    let made = ModelLayout(offsets)
    return layouts.withLock { layouts in
      let layout = layouts[ObjectIdentifier(type)] ?? made
      layouts[ObjectIdentifier(type)] = layout
      return layout
    }
  }

  private init(_ offsets: FieldOffsets) {
    var readers: [any FieldReader] = []
    var writers: [any FieldWriter] = []
    for field in offsets.fields where field.isStrong && !field.isLazy {
      if let property = field.type as? any ModelProperty.Type {
        let wrapped = Self.wrapped(property, field)
        readers.append(wrapped)
        writers.append(wrapped)
        continue
      }
      if field.isVariable, let type = field.type as? any Decodable.Type {
        readers.append(Self.reader(type, field))
      }
      if let type = field.type as? any Encodable.Type { writers.append(Self.writer(type, field)) }
    }
    self.readers = readers
    self.writers = writers
  }

  private static func wrapped<Property: ModelProperty>(
    _ type: Property.Type,
    _ field: FieldOffsets.Field
  ) -> any FieldReader & FieldWriter {
    WrappedField<Property>(name: String(field.name.dropFirst()), offset: field.offset)
  }

  private static func reader<Value: Decodable>(
    _ type: Value.Type,
    _ field: FieldOffsets.Field
  ) -> any FieldReader {
    PlainFieldReader<Value>(name: field.name, offset: field.offset)
  }

  private static func writer<Value: Encodable>(
    _ type: Value.Type,
    _ field: FieldOffsets.Field
  ) -> any FieldWriter {
    PlainFieldWriter<Value>(name: field.name, offset: field.offset)
  }
}

extension FieldOffsets.Field {
  /// Whether the field stores a lazy property, which takes no part (KOD-5).
  fileprivate var isLazy: Bool { name.hasPrefix("$__lazy_storage_$_") }
}

/// The properties of a model are not where Swift's runtime says, so they cannot be accessed.
///
/// It is thrown inside a ``KodableError/wrappedError(_:)`` when decoding, and as it is when encoding.
public struct UnsupportedRuntime: Error, CustomStringConvertible {
  /// The model.
  public let model: Any.Type

  /// What does not work, and for which model.
  public var description: String {
    "the stored properties of \(model) cannot be accessed with this version of Swift's runtime"
  }
}
