import ModelSupport

/// The object that a model is decoded from.
final class ModelSource {
  let decoder: any Decoder
  let container: ModelContainer

  /// The model that is decoded.
  let model: Any.Type

  /// The decoder, if it collects fallbacks at the moment.
  private lazy var receiver: (any FallbackReceiver)? = {
    guard let receiver = decoder as? any FallbackReceiver, receiver.wantsFallbacks else {
      return nil
    }
    return receiver
  }()

  /// The keys of the object as they are written.
  private lazy var writtenKeys = Self.writtenKeys { [decoder] in
    try decoder.singleValueContainer().decode([String: UnreadValue?].self)
  }

  init(_ decoder: any Decoder, container: ModelContainer, model: Any.Type) {
    self.decoder = decoder
    self.container = container
    self.model = model
  }

  /// Where the value for a key is.
  func place(of key: String) -> ValuePlace {
    KeySegments.isPath(key) ? descend(KeySegments.of(key)) : .member(container, ModelKey(key))
  }

  /// Where the value for a key is that is not found as written: under the key that a key strategy would
  /// make of it (KOD-14).
  func convertedPlace(of key: String) -> ValuePlace? {
    guard !KeySegments.isPath(key), let converted = KeySegments.converted(key) else { return nil }
    let place = ValuePlace.member(container, ModelKey(converted))
    return place.exists && writtenKeys.contains(key) ? place : nil
  }

  /// The keys of an object, since only those of a dictionary are not converted by a strategy: what a model finds as
  /// `firstName` may be `first_name`.
  private static func writtenKeys(_ read: () throws -> [String: UnreadValue?]) -> Set<String> {
    Set(((try? read()) ?? [:]).keys)
  }

  /// Reports a fallback to a decoder that collects them (KOD-23).
  func report(
    _ reason: ModelFallback.Reason,
    _ replacement: ModelFallback.Replacement,
    wanted: Any.Type,
    at key: String,
    element: String? = nil
  ) {
    guard let receiver else { return }
    let path = KeySegments.of(key) + (element.map { [$0] } ?? [])
    receiver.receive(ModelFallback(reason, replacement, wanted: wanted, at: path))
  }

  /// The error for a property that cannot be decoded.
  func failure(
    _ error: any Error,
    property: String,
    key: String,
    type: Any.Type
  ) -> KodableError {
    if case KodableError.validationFailed = error, let error = error as? KodableError {
      return error
    }
    let path = decoder.codingPath.map(\.stringValue) + KeySegments.of(key)
    return .failedDecodingProperty(
      property: property,
      key: key,
      type: type,
      underlyingError: KodableError(error).removing(path)
    )
  }

  // MARK: Nested containers

  /// An object or array on the way to a value.
  private enum Node {
    case object(ModelContainer, keys: () -> Set<String>)
    case array(any UnkeyedDecodingContainer)
  }

  private func descend(_ segments: [String]) -> ValuePlace {
    guard let last = segments.last else { return .missing }
    var node = Node.object(container) { self.writtenKeys }
    for (segment, next) in zip(segments, segments.dropFirst()) {
      guard let child = child(segment, of: node, holds: next) else { return .missing }
      node = child
    }
    switch node {
    case .object(let container, let keys):
      return .member(container, existing(last, in: container, keys) ?? ModelKey(last))
    case .array(let elements):
      let value = try? element(last, of: elements)?.singleValueContainer()
      return value.map { .element($0) } ?? .missing
    }
  }

  /// The container under a segment, of the kind that the next one needs: digits index an array where an
  /// array is found.
  private func child(_ segment: String, of node: Node, holds next: String) -> Node? {
    let wantsArray = KeySegments.index(next) != nil
    switch node {
    case .object(let container, let keys):
      guard let key = existing(segment, in: container, keys) else { return nil }
      if wantsArray, let array = try? container.nestedUnkeyedContainer(forKey: key) {
        return .array(array)
      }
      let object = try? container.nestedContainer(keyedBy: ModelKey.self, forKey: key)
      return object.map { object in
        .object(object) {
          Self.writtenKeys { try container.decode([String: UnreadValue?].self, forKey: key) }
        }
      }
    case .array(let elements):
      guard let decoder = try? element(segment, of: elements) else { return nil }
      if wantsArray, let array = try? decoder.unkeyedContainer() { return .array(array) }
      let object = try? decoder.container(keyedBy: ModelKey.self)
      return object.map { object in
        .object(object) {
          Self.writtenKeys {
            try decoder.singleValueContainer().decode([String: UnreadValue?].self)
          }
        }
      }
    }
  }

  /// The key of a member, as written or converted, or nil if there is no such member.
  private func existing(
    _ segment: String,
    in container: ModelContainer,
    _ keys: () -> Set<String>
  ) -> ModelKey? {
    let key = ModelKey(segment)
    if container.contains(key) { return key }
    guard let converted = KeySegments.converted(segment).map({ ModelKey($0) }),
      container.contains(converted), keys().contains(segment)
    else { return nil }
    return converted
  }

  private func element(
    _ segment: String,
    of elements: any UnkeyedDecodingContainer
  ) throws -> (any Decoder)? {
    guard let index = KeySegments.index(segment) else { return nil }
    var elements = elements
    for _ in 0..<index {
      if elements.isAtEnd { return nil }
      _ = try elements.superDecoder()
    }
    return elements.isAtEnd ? nil : try elements.superDecoder()
  }
}

/// A value of which only the key is wanted.
private struct UnreadValue: Decodable {
  init(from decoder: any Decoder) {}
}

extension KodableError {
  /// The error itself, or another one wrapped.
  init(_ error: any Error) { self = error as? KodableError ?? .wrappedError(error) }

  /// The error of a nested model without the levels for this path, which its owner adds.
  fileprivate func removing(_ path: [String]) -> KodableError {
    var error = self
    for step in path {
      guard case .failedDecodingProperty(step, _, _, let inner) = error else { break }
      error = inner
    }
    return error
  }
}
