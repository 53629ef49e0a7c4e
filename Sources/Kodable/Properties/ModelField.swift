import ModelSupport

/// How one stored property of a model is read and written.
///
/// Sendable, unchecked: the functions capture names, offsets, readers and writers, which are, and types,
/// whose conformances the compiler cannot know to be free of isolation; models are decoded by any thread
/// anyway.
struct ModelField: @unchecked Sendable {
  typealias Read = (_ source: ModelSource, _ base: FieldBase) throws -> Void
  typealias Write = (_ target: ModelTarget, _ base: FieldBase) throws -> Void

  /// Nil for a property that is not read.
  let read: Read?

  /// Nil for a property that is not written.
  let write: Write?
}

/// A property wrapper that the model reads and writes.
protocol ModelProperty {
  /// The field of a property with this wrapper.
  static func makeField(_ name: String, at offset: Int) -> ModelField
}

/// Plain properties, which are read and written under their names.
enum PlainField {
  static func reader<Reader: ValueReader>(
    _ name: String,
    at offset: Int,
    by reader: Reader
  ) -> ModelField.Read {
    { source, base in
      let place = ValuePlace.member(source.container, ModelKey(name))
      do {
        if let value = try reader.read(place) {
          base.write(value, at: offset)
        } else {
          replace(place, name, reader, source, base, offset)
        }
      } catch {
        throw source.failure(error, property: name, key: key(name), type: Reader.Value.self)
      }
    }
  }

  /// What replaces a missing or null value (KOD-4).
  private static func replace<Reader: ValueReader>(
    _ place: ValuePlace,
    _ name: String,
    _ reader: Reader,
    _ source: ModelSource,
    _ base: FieldBase,
    _ offset: Int
  ) {
    let exists = place.exists
    if let value = reader.nilValue {
      if exists { base.write(value, at: offset) }
    } else {
      source.report(
        exists ? .null : .missing,
        .initialValue,
        wanted: Reader.Value.self,
        at: key(name)
      )
    }
  }

  static func writer<Writer: ValueWriter>(
    _ name: String,
    at offset: Int,
    by writer: Writer
  ) -> ModelField.Write {
    let key = key(name)
    return { target, base in
      try target.write(base.read(Writer.Value.self, at: offset), under: key, by: writer)
    }
  }

  /// The name as a key, in which dots would descend.
  private static func key(_ name: String) -> String {
    KeySegments.isPath(name) ? name.split(separator: ".").joined(separator: "\\.") : name
  }
}
