import ModelSupport

// Models that read themselves from plain containers report what they replaced (ModelSupport); here it
// becomes repairs (KOD-23).

extension ValueDecoder: FallbackReceiver {
  var wantsFallbacks: Bool { reader.repairs.isCollecting }

  func receive(_ fallback: ModelFallback) {
    let path = reader.scopes.path.prefix(depth)
    reader.report(fallback, of: index, at: path)
  }
}

extension SuperDecoder: FallbackReceiver {
  var wantsFallbacks: Bool { valueDecoder.wantsFallbacks }

  func receive(_ fallback: ModelFallback) {
    let decoder = valueDecoder
    decoder.reader.report(fallback, of: decoder.index, at: path)
  }
}

extension Reader {
  fileprivate func report(
    _ fallback: ModelFallback,
    of object: Int,
    at path: ContiguousArray<PathStep>
  ) {
    let saved = scopes.path.elements
    defer { scopes.path.replace(with: saved) }
    scopes.path.replace(with: path)
    var index = object
    var place = object
    for segment in fallback.path {
      let isElement = index >= 0 && tape.has(.array, at: tape.resolved(index))
      if index >= 0 {
        index = NestedKeyPath([segment])
          .walk(from: index, in: self, isConverting: settings.isConverting)
        if index >= 0 { place = index }
      }
      if isElement, let number = Int(segment) {
        scopes.path.push(.element(number))
      } else {
        scopes.path.push(types.noKeys.object.step(of: PathKey(stringValue: segment)))
      }
    }
    report(
      fallback.reason.kind,
      wanted: TypeName.of((fallback.wanted as? any OptionalProbe.Type)?.wrapped ?? fallback.wanted),
      at: index,
      place: place,
      action: fallback.replacement.action
    )
  }
}

extension ModelFallback.Reason {
  fileprivate var kind: SmartRepair.Kind {
    switch self {
    case .missing: .missing
    case .null: .null
    case .mismatch: .mismatch
    case .converted: .converted
    }
  }
}

extension ModelFallback.Replacement {
  fileprivate var action: SmartRepair.Action {
    switch self {
    case .converted: .converted
    case .initialValue: .initialValue
    case .nilValue: .nilValue
    case .nothing: .droppedElement
    }
  }
}
