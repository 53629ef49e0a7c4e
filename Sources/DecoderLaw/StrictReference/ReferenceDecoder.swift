package import ConformanceKit

/// A strict decoder of JSON trees, which answers as the contract requires.
///
/// It reads ``JSONValue``, where numbers keep their digits, and shares no code with any decoder under test.
/// It is a value: decoding from it does not change it.
///
/// With an ``attempt`` it is lenient, as a lenient decoder is to plain types that strict decoding refuses.
///
/// Each query of ``policy`` is a decision that one fault inverts. With the default policy the answer is
/// always no, nothing is ever remembered, and the rest of the code is the decoder.
package struct ReferenceDecoder: Decoder, Sendable {
  /// The value to decode.
  let value: JSONValue
  /// The state that all decoders of one object share.
  let session: ReferenceSession
  /// The keys from the top level to the value.
  var path: [any CodingKey] = []
  /// The user's `userInfo`.
  private(set) var tags: [CodingUserInfoKey: any Sendable]
  /// The type of the keys, if a dictionary is decoded: its keys are data, and not converted.
  var dictionaryKey: Any.Type?
  /// What lenient decoding has repaired; nil if the decoder is strict.
  var attempt: LenientAttempt?
  /// Whether the document has no value here, so that null stands for it.
  var isAbsent = false
  /// Whether nil does not stand for what cannot be used, but the position around has to decide (DEF-15).
  var leavesMisses = false
  /// Whether `superDecoder` made it, so that null is an empty container in lenient decoding (NEST-15).
  var isBase = false

  /// Creates a decoder of a value; by default no decision of it is wrong.
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
    attempt = other.attempt
  }

  /// Decodes a value of a type from a document; can be called any number of times.
  package func decode<Value: Decodable>(
    _ type: Value.Type,
    from document: JSONValue
  ) throws -> Value {
    let top = ReferenceDecoder(document, like: self).asTop
    session.enter()
    session.document = document
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

  /// The purpose of a nested decoder.
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

  /// The decoder of a nested value.
  func child(_ value: JSONValue, at key: any CodingKey, as role: Role) -> ReferenceDecoder {
    var child = ReferenceDecoder(value, like: self)
    if losesUserInfo(for: role) { child.tags = [:] }
    child.path = path(to: key, as: role)
    child.isBase = role == .base
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

  /// Whether a nested decoder loses the user's `userInfo`.
  private func losesUserInfo(for role: Role) -> Bool {
    switch role {
    case .member where dictionaryKey != nil: policy.userInfoLostInEntries
    case .member: policy.userInfoLostInMembers
    case .element: policy.userInfoLostInElements
    case .nested: policy.userInfoLostInNested
    case .base: policy.userInfoLostInSupers
    }
  }

  /// The same value without the user's `userInfo`.
  var withoutUserInfo: ReferenceDecoder {
    var decoder = self
    decoder.tags = [:]
    return decoder
  }
}
