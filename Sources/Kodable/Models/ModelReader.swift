import ModelSupport

/// Decodes a model property by property.
enum ModelReader {
  static func read<Model>(_ model: inout Model, from decoder: any Decoder) throws {
    let type: Any.Type = Swift.type(of: model)
    do {
      let layout = try ModelLayout.of(model)
      let container = try decoder.container(keyedBy: ModelKey.self)
      let source = ModelSource(decoder, container: container, model: type)
      if layout.printsJSON { source.printJSON() }
      try FieldBase.with(&model) { base throws in
        for field in layout.fields { try field.read?(source, base) }
      }
    } catch {
      throw failure(error, type, decoder.codingPath)
    }
  }

  /// The error for a model, below the keys and indexes that lead to it; a model around this one removes
  /// the levels for its own path (KOD-64).
  private static func failure(
    _ error: any Error,
    _ type: Any.Type,
    _ path: [any CodingKey]
  ) -> KodableError {
    path.reversed()
      .reduce(.failedDecodingType(type: type, underlyingError: KodableError(error))) { inner, key in
        .failedDecodingProperty(
          property: key.stringValue,
          key: key.intValue.map(String.init) ?? key.stringValue,
          type: type,
          underlyingError: inner
        )
      }
  }
}

/// Encodes a model property by property.
enum ModelWriter {
  static func write<Model>(_ model: Model, to encoder: any Encoder) throws {
    let layout = try ModelLayout.of(model)
    let target = ModelTarget(encoder.container(keyedBy: ModelKey.self))
    var model = model
    try FieldBase.with(&model) { base throws in
      for field in layout.fields { try field.write?(target, base) }
    }
  }
}
