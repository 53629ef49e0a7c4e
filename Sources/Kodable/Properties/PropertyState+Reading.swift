import ModelSupport

extension PropertyState {
  /// Decodes the property; `nilValue` is its nil if it is Optional.
  mutating func read<From>(
    _ name: String,
    from source: ModelSource,
    by reader: any ValueReader<From>,
    nilValue: Value?,
    transform: (From) throws -> Value
  ) throws {
    let key = settings?.key ?? name
    do {
      let flags = settings?.flags ?? []
      var place = source.place(of: key)
      if flags.contains(.printsJSON) { source.printJSON(of: name, at: place) }
      var found = find(reader, place, flags, key, source)
      if case .missing = found, settings?.key != nil, let other = source.convertedPlace(of: key) {
        place = other
        found = find(reader, place, flags, key, source)
      }
      switch found {
      case .value(let value):
        try accept(try transform(value), name, source)
      case .missing, .null, .mismatch:
        try fallBack(from: found, reader.nilValue, nilValue, key, source, transform)
      }
    } catch {
      throw source.failure(error, property: name, key: key, type: Value.self)
    }
  }

  /// What was found of a value.
  private enum Found<From> {
    case value(From)
    case missing
    case null
    case mismatch(any Error)

    var reason: ModelFallback.Reason {
      switch self {
      case .missing: .missing
      case .null: .null
      case .value, .mismatch: .mismatch
      }
    }
  }

  private func find<From>(
    _ reader: any ValueReader<From>,
    _ place: ValuePlace,
    _ flags: PropertyFlags,
    _ key: String,
    _ source: ModelSource
  ) -> Found<From> {
    let isLossless = flags.contains(.lossless)
    do {
      if isLossless || flags.contains(.lossy) {
        let value = try reader.readElements(place, converts: isLossless) { element, reason, type in
          let replacement: ModelFallback.Replacement = reason == .converted ? .converted : .nothing
          source.report(reason, replacement, wanted: type, at: key, element: element)
        }
        if let value { return .value(value) }
      }
      if let value = try reader.read(place) { return .value(value) }
      return place.exists ? .null : .missing
    } catch {
      if isLossless || reader.convertsByDefault && !flags.contains(.strict),
        let value = reader.convert(place)
      {
        source.report(.converted, .converted, wanted: Value.self, at: key)
        return .value(value)
      }
      return .mismatch(error)
    }
  }

  /// Stores a value that was decoded, after the modifiers (KOD-40).
  private mutating func accept(_ value: Value, _ name: String, _ source: ModelSource) throws {
    guard let settings else {
      stored = value
      return
    }
    let final = settings.overridden(value)
    guard settings.accepts(final) else {
      let key = settings.key.map { $0 == name ? "" : " (\($0))" } ?? ""
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
    from found: Found<From>,
    _ nilInput: From?,
    _ nilValue: Value?,
    _ key: String,
    _ source: ModelSource,
    _ transform: (From) throws -> Value
  ) throws {
    if case .missing = found, stored != nil { return }
    if let defaultValue = settings?.defaultValue {
      stored = defaultValue
      source.report(found.reason, .initialValue, wanted: Value.self, at: key)
      return
    }
    if let nilInput, From.self != Value.self {
      stored = try transform(nilInput)
    } else if let nilValue {
      stored = nilValue
    } else if case .mismatch(let error) = found {
      throw error
    } else {
      throw KodableError.dataNotFound
    }
    if case .mismatch = found {
      source.report(.mismatch, .nilValue, wanted: Value.self, at: key)
    }
  }
}
