/// The value of a decoder as a whole.
struct ReferenceSingle: SingleValueDecodingContainer {
  let decoder: ReferenceDecoder

  private var policy: SharedPolicy<StrictPolicy> { decoder.policy }

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    if policy.singleIsNilOnce, decoder.hasSeen("null") { return false }
    decoder.note("null")
    return decoder.isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if policy.singleIsReadOnce, decoder.hasSeen("single") { throw decoder.wrongKind(type) }
    var reader = decoder
    if policy.singleAddsStep { reader.path.append(ReferenceKey("value")) }
    if policy.userInfoLostInSingleValues { reader = reader.withoutUserInfo }
    reader.leavesMisses = true
    reader.isBase = false
    let value = try reader.read(type)
    decoder.note("single")
    return value
  }
}
