package import ConformanceKit

/// A strict decoder of JSON trees, which answers as the contract demands.
///
/// It reads ``JSONValue``, where numbers keep their digits, and shares no code with any decoder
/// under test. It is a value: what is decoded from it leaves no trace in it.
///
/// Each question to ``policy`` is a decision that one fault gets wrong. With the default policy the
/// answer is always no, nothing is ever remembered, and the decoder is what the other lines say.
package struct ReferenceDecoder: Decoder, Sendable {
  /// What this decoder reads.
  let value: JSONValue
  /// What all decoders of one object share.
  let session: ReferenceSession
  /// The keys from the top down to the value.
  var path: [any CodingKey] = []
  /// What the user put in.
  private var tags: [CodingUserInfoKey: any Sendable]
  /// The type of the keys, if a dictionary is decoded: its keys are data, and are not converted.
  var dictionaryKey: Any.Type?

  /// Creates a decoder of a value.
  ///
  /// - Parameters:
  ///   - value: What to read.
  ///   - policy: Which decisions are wrong; by default none.
  ///   - userInfo: What types find in their decoders.
  ///   - strategies: How keys and the types of Foundation are written.
  init(
    _ value: JSONValue = .null,
    policy: SharedPolicy<StrictPolicy> = SharedPolicy(StrictPolicy()),
    userInfo: [CodingUserInfoKey: any Sendable] = [:],
    strategies: ReferenceStrategies = ReferenceStrategies()
  ) {
    self.value = value
    tags = userInfo
    session = ReferenceSession(policy: policy, strategies: strategies)
  }

  private init(_ value: JSONValue, like other: ReferenceDecoder) {
    self.value = value
    session = other.session
    path = other.path
    tags = other.tags
  }

  /// Decodes a value of a type from a document; any number of times.
  package func decode<Value: Decodable>(
    _ type: Value.Type,
    from document: JSONValue
  ) throws -> Value {
    let top = ReferenceDecoder(document, like: self).asTop
    session.enter()
    defer { session.leave() }
    do {
      if policy.failureOutlastsCall, session.hasFailed { throw top.wrongKind(type) }
      if policy.topScalarRefused, document.isScalar { throw top.wrongKind(type) }
      return try top.read(type)
    } catch {
      session.hasFailed = true
      throw policy.topErrorIsWrapped ? top.corrupted(underlying: error) : error
    }
  }

  private var asTop: ReferenceDecoder {
    var top = self
    if policy.topPathHasStep { top.path = [ReferenceKey("root")] }
    if policy.userInfoLostAtTop { top.tags = [:] }
    return top
  }

  package var userInfo: [CodingUserInfoKey: Any] { tags }

  var policy: SharedPolicy<StrictPolicy> { session.policy }

  /// What a decoder inside this one is for.
  enum Role {
    /// The value of a key.
    case member
    /// An element of an array.
    case element
    /// A nested container.
    case nested
    /// A super decoder.
    case base
  }

  /// The decoder of a value inside this one.
  func child(_ value: JSONValue, at key: any CodingKey, as role: Role) -> ReferenceDecoder {
    var child = ReferenceDecoder(value, like: self)
    if losesUserInfo(for: role) { child.tags = [:] }
    child.path = path(to: key, as: role)
    return child
  }

  private func path(to key: any CodingKey, as role: Role) -> [any CodingKey] {
    if policy.dictionaryAddsNoStep, dictionaryKey != nil { return path }
    let key: any CodingKey = policy.pathKeyHasNoNumber ? ReferenceKey(key.stringValue) : key
    switch role {
    case .member: return policy.memberAddsNoStep ? path : path + [key]
    case .element: return policy.elementAddsNoStep ? path : path + [key]
    case .nested: return policy.nestedAddsNoStep ? path : path + [key]
    case .base: return policy.superAddsNoStep ? path : path + [key]
    }
  }

  /// Whether a decoder inside finds nothing of what the user put in.
  private func losesUserInfo(for role: Role) -> Bool {
    switch role {
    case .member where dictionaryKey != nil: policy.userInfoLostInEntries
    case .member: policy.userInfoLostInMembers
    case .element: policy.userInfoLostInElements
    case .nested: policy.userInfoLostInNested
    case .base: policy.userInfoLostInSupers
    }
  }

  /// The same value for one who finds nothing of what the user put in.
  var withoutUserInfo: ReferenceDecoder {
    var decoder = self
    decoder.tags = [:]
    return decoder
  }
}
