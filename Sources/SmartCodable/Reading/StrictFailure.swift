extension Reader {
  /// The error of ``StrictFailure`` for a value of another kind than a scalar type reads.
  ///
  /// Code that probes for types throws most of them away, so the path is not copied to make one.
  @inline(never)
  func probeFailure(_ wanted: Any.Type, at index: Int, depth: Int) -> any Error {
    misses.texts.of(wanted)
      .with { texts in
        DecodingError.typeMismatch(
          texts.shape,
          .init(
            codingPath: codingPath(depth),
            debugDescription: texts.mismatch(found(at: index))
          )
        )
      }
  }
}

/// Makes the errors that `JSONDecoder` throws (AGR-7), with their case and path.
///
/// The type is that of the value; for a date, Foundation names the type of the number or text that it
/// reads first.
struct StrictFailure: ~Copyable {
  let reader: Reader
  let path: ContiguousArray<PathStep>
  /// The length of the path of the decoder whose container was asked; nil if the container is not nested.
  var decoderDepth: Int?

  func error(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> any Error {
    switch miss.kind {
    case .missing: return missing()
    case .null:
      // Foundation reads a Boolean without checking for null.
      if wanted == Bool.self { return mismatch(wanted, at: index) }
      return null(reader.misses.texts.of(wanted).object.shape)
    case .mismatch:
      let texts = reader.misses.texts.of(wanted).object
      let text = texts.mismatch(reader.found(at: index))
      return DecodingError.typeMismatch(texts.shape, context(path, text))
    case .converted, .invalid, .overflow, .inexact:
      let place =
        miss.has(.isAtDecoder)
        ? ContiguousArray(path.prefix(decoderDepth ?? max(0, path.count - 1))) : path
      return DecodingError.dataCorrupted(
        context(place, reader.misses.texts.of(wanted).object.inexact)
      )
    }
  }

  /// The error for a path whose last step does not exist.
  func missing() -> any Error {
    guard let last = path.last else { return null(Any.self) }
    let key = last.codingKey(in: reader)
    return DecodingError.keyNotFound(
      key,
      context(ContiguousArray(path.dropLast()), "No value for the key \"\(key.stringValue)\".")
    )
  }

  func null(_ wanted: Any.Type) -> any Error {
    DecodingError.valueNotFound(wanted, context(path, "Expected \(wanted), found null."))
  }

  func mismatch(_ wanted: Any.Type, at index: Int) -> any Error {
    DecodingError.typeMismatch(
      wanted,
      context(path, TypeTexts.mismatch(wanted, reader.found(at: index)))
    )
  }

  /// The error for a value that is not a container of this kind; null has a separate error.
  func noContainer(_ wanted: Any.Type, at index: Int) -> any Error {
    index < 0 || reader.tape.has(.null, at: index) ? null(wanted) : mismatch(wanted, at: index)
  }

  /// The error at the end of an array; the path is that of the element that would come next.
  func end(_ wanted: Any.Type) -> any Error {
    DecodingError.valueNotFound(wanted, context(path, "The array has no more elements."))
  }

  private func context(
    _ path: ContiguousArray<PathStep>,
    _ text: String
  ) -> DecodingError.Context {
    .init(codingPath: reader.codingKeys(of: path), debugDescription: text)
  }
}
