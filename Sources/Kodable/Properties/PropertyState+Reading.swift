import ModelSupport

/// Why a property has no value.
private enum PropertyFailure {
  case missing
  case null
  case mismatch(any Error)

  var isAbsence: Bool {
    if case .mismatch = self { false } else { true }
  }

  var reason: ModelFallback.Reason {
    switch self {
    case .missing: .missing
    case .null: .null
    case .mismatch: .mismatch
    }
  }
}

extension PropertyState {
  /// Decodes the property; `nilValue` is its nil if it is Optional.
  mutating func read<Reader: ValueReader>(
    _ name: String,
    from source: ModelSource,
    by reader: Reader,
    nilValue: Value?,
    transform: (Reader.Value) throws -> Value
  ) throws {
    let key = settings?.key ?? name
    do {
      let flags = settings?.flags ?? []
      var place = source.place(of: key)
      if flags.contains(.printsJSON) { source.printJSON(of: name, at: place) }
      var failure = PropertyFailure.missing
      var value = find(reader, place, flags, key, source, &failure)
      if value == nil, case .missing = failure, settings?.key != nil,
        let other = source.convertedPlace(of: key)
      {
        place = other
        value = find(reader, place, flags, key, source, &failure)
      }
      if let value {
        try accept(try transform(value), name, source)
      } else {
        try fallBack(from: failure, reader.nilValue, nilValue, key, source, transform)
      }
    } catch {
      throw source.failure(error, property: name, key: key, type: Value.self)
    }
  }

  /// The value; if there is none, why.
  private func find<Reader: ValueReader>(
    _ reader: Reader,
    _ place: ValuePlace,
    _ flags: PropertyFlags,
    _ key: String,
    _ source: ModelSource,
    _ failure: inout PropertyFailure
  ) -> Reader.Value? {
    let isLossless = flags.contains(.lossless)
    do {
      if isLossless || flags.contains(.lossy) {
        let value = try reader.readElements(place, converts: isLossless) { element, reason, type in
          let replacement: ModelFallback.Replacement = reason == .converted ? .converted : .nothing
          source.report(reason, replacement, wanted: type, at: key, element: element)
        }
        if let value { return value }
      }
      if let value = try reader.read(place) { return value }
      failure = place.exists ? .null : .missing
    } catch {
      if isLossless || reader.convertsByDefault && !flags.contains(.strict),
        let value = reader.convert(place)
      {
        source.report(.converted, .converted, wanted: Value.self, at: key)
        return value
      }
      failure = .mismatch(error)
    }
    return nil
  }

  /// Stores a value that was decoded, after the modifiers (KOD-40).
  private mutating func accept(_ value: Value, _ name: String, _ source: ModelSource) throws {
    guard let modifiers = settings?.modifiers else {
      stored = value
      return
    }
    let final = modifiers.overridden(value)
    guard modifiers.accepts(final) else {
      let key = settings?.key.map { $0 == name ? "" : " (\($0))" } ?? ""
      throw KodableError.validationFailed(
        type: source.model,
        property: name + key,
        parsedValue: final
      )
    }
    stored = final
  }

  /// Stores what replaces a value that is missing, null or of the wrong type (KOD-20, KOD-21).
  private mutating func fallBack<From>(
    from failure: PropertyFailure,
    _ nilInput: From?,
    _ nilValue: Value?,
    _ key: String,
    _ source: ModelSource,
    _ transform: (From) throws -> Value
  ) throws {
    if case .missing = failure, stored != nil { return }
    if let defaultValue = settings?.defaultValue {
      stored = defaultValue
      let isNil = (defaultValue as? any OptionalProbe)?.isNil ?? false
      if isNil, failure.isAbsence { return }
      let replacement: ModelFallback.Replacement = isNil ? .nilValue : .initialValue
      source.report(failure.reason, replacement, wanted: Value.self, at: key)
      return
    }
    if let nilInput, From.self != Value.self {
      stored = try transform(nilInput)
    } else if let nilValue {
      stored = nilValue
    } else if case .mismatch(let error) = failure {
      throw error
    } else {
      throw KodableError.dataNotFound
    }
    if case .mismatch = failure {
      source.report(.mismatch, .nilValue, wanted: Value.self, at: key)
    }
  }
}
