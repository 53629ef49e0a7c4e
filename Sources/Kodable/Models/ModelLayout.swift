import ModelSupport
import PlatformSupport

/// How the properties of one model type are read and written; made once per type.
final class ModelLayout: Sendable {
  let fields: [ModelField]

  /// Whether the model prints the JSON it receives.
  let printsJSON: Bool

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
    let made = ModelLayout(type, offsets)
    return layouts.withLock { layouts in
      let layout = layouts[ObjectIdentifier(type)] ?? made
      layouts[ObjectIdentifier(type)] = layout
      return layout
    }
  }

  private init(_ type: Any.Type, _ offsets: FieldOffsets) {
    printsJSON = type is any DebugJSON.Type
    fields = offsets.fields.filter { $0.isStrong && !$0.isLazy }.map(Self.field)
  }

  private static func field(_ field: FieldOffsets.Field) -> ModelField {
    if let property = field.type as? any ModelProperty.Type {
      return property.makeField(String(field.name.dropFirst()), at: field.offset)
    }
    let both =
      if let (scalar, form) = ScalarForm.of(field.type, isWrapped: false) {
        scalar.makeField(form, field.name, at: field.offset)
      } else {
        ModelField(
          read: (field.type as? any Decodable.Type).map { reader($0, field) },
          write: (field.type as? any Encodable.Type).map { writer($0, field) }
        )
      }
    return ModelField(read: field.isVariable ? both.read : nil, write: both.write)
  }

  private static func reader<Value: Decodable>(
    _ type: Value.Type,
    _ field: FieldOffsets.Field
  ) -> ModelField.Read {
    func make(_ reader: some ValueReader<Value>) -> ModelField.Read {
      PlainField.reader(field.name, at: field.offset, by: reader)
    }
    return make(ValueReaders.make(for: type))
  }

  private static func writer<Value: Encodable>(
    _ type: Value.Type,
    _ field: FieldOffsets.Field
  ) -> ModelField.Write {
    func make(_ writer: some ValueWriter<Value>) -> ModelField.Write {
      PlainField.writer(field.name, at: field.offset, by: writer)
    }
    return make(ValueWriters.make(for: type))
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
