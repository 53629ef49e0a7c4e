import ConformanceKit
import Foundation
import Testing

/// Decoders that are wrong in one way each, as public ones were, and the must cases that say so.
@Suite struct KnownBadDecoderTests {
  /// Takes a malformed only element for the end of its array.
  private struct EmptyForMalformed: DropInDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      do {
        return try JSONDecoder().decode(type, from: data)
      } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
        let text = String(decoding: data, as: UTF8.self)
        let emptied = text.replacing(/\[[^\[\],"]*\]/, with: "[]")
        return try JSONDecoder().decode(type, from: Data(emptied.utf8))
      }
    }
  }

  /// Builds the type that its caller names, and not the one that the metatype stands for.
  private struct StaticTypes: DropInDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      try JSONDecoder().decode(Holder<Value>.self, from: data).value
    }

    private struct Holder<Value: Decodable>: Decodable {
      let value: Value
      init(from decoder: any Decoder) throws {
        value = try Value(from: StaticTypesDecoder(decoder))
      }
    }
  }

  /// Refuses base64 that is written with escapes.
  private struct RawBase64: DropInDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      let decoder = JSONDecoder()
      let text = String(decoding: data, as: UTF8.self)
      decoder.dataDecodingStrategy = .custom { decoder in
        let base64 = try decoder.singleValueContainer().decode(String.self)
        guard base64.isEmpty || text.contains("\"\(base64)\""),
          let bytes = Data(base64Encoded: base64)
        else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "raw")) }
        return bytes
      }
      return try decoder.decode(type, from: data)
    }
  }

  private static func failures(
    of decoder: any DropInDecoder & Sendable,
    claims: Set<Capability>,
    cases: String
  ) async -> [CaseID: Verdict] {
    let subject = DropInSubject(
      SubjectManifest(name: "bad", version: "1", capabilities: claims)
    ) { settings in
      for setting in settings.keys { throw UnsupportedSetting(setting) }
      return decoder
    }
    let chosen = ConformanceSuite.current.selected(by: cases)
    let suite = ConformanceSuite(version: "0.1", cases: chosen)
    let report = await ConformanceRunner(subject: subject, suite: suite, variations: []).report()
    let sound = await ConformanceRunner(
      subject: DropInSubject(SubjectManifest(name: "good", version: "1", capabilities: claims)) {
        settings in
        for setting in settings.keys { throw UnsupportedSetting(setting) }
        return JSONDecoder()
      },
      suite: suite,
      variations: []
    )
    .report()
    let common = Set(sound.failures.map(\.id))
    return Dictionary(
      uniqueKeysWithValues: report.failures.filter { !common.contains($0.id) }.map { ($0.id, $0) }
    )
  }

  @Test("A malformed only element is no empty array")
  func malformed() async {
    let found = await Self.failures(
      of: EmptyForMalformed(),
      claims: [.strict, .json],
      cases: "texts/*"
    )
    #expect(found.count > 30)
    #expect(found.values.allSatisfy { $0.requirement == .must })
    #expect(found.keys.count { $0.rawValue.hasSuffix("-only") } > 30, "\(found.keys)")
    let verdict = found["texts/literals/true-cut-only"]
    #expect(verdict?.profiles == [.json] && verdict?.outcome == .failed)
  }

  @Test("A metatype builds its class")
  func metatypes() async {
    let found = await Self.failures(of: StaticTypes(), claims: [.strict], cases: "synthesis/*")
    #expect(found["synthesis/upcast/five"]?.outcome == .failed, "\(found.keys)")
    #expect(found["synthesis/upcast/five"]?.requirement == .must && found.count == 1)
  }

  @Test("Base64 may be written with escapes")
  func base64() async {
    let found = await Self.failures(of: RawBase64(), claims: [.foundation], cases: "data/*")
    #expect(Set(found.keys) == ["data/base64/escaped"])
    #expect(found["data/base64/escaped"]?.profiles == [.foundation])
  }

  #if canImport(Glibc)
  @Test("A decoder that reads past its input ends its process, which costs the contract")
  func overread() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      // The byte behind each document, which a decoder with a terminator in mind may look at.
      let request = SubjectRequest(model: "numbers", input: Array("[1, 2, 3, 4, 5, 6, 7]".utf8))
      let data = request.data
      let sum = unsafe data.withUnsafeBytes { bytes in
        unsafe UnsafeRawBufferPointer(start: bytes.baseAddress, count: bytes.count + 1)
          .reduce(0) { $0 &+ Int($1) }
      }
      print(sum)
    }
  }
  #endif

  @Test(
    "The bytes of a request are those of the case, whatever their number",
    arguments: [0, 1, 14, 4095, 4096, 4097, 70_000]
  )
  func bytes(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var data: Data? = SubjectRequest(model: "a", input: bytes).data
    #expect(data.map { [UInt8]($0) } == bytes)
    let slice = data?.dropFirst(3)
    data = nil
    #expect(slice.map { [UInt8]($0) } == Array(bytes.dropFirst(3)))
  }
}

/// Hands on a decoder whose containers build the types that are named.
private struct StaticTypesDecoder: Decoder {
  private let inner: any Decoder

  init(_ inner: any Decoder) { self.inner = inner }

  var codingPath: [any CodingKey] { inner.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { inner.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try inner.container(keyedBy: type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    StaticRow(inner: try inner.unkeyedContainer())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try inner.singleValueContainer()
  }
}

private struct StaticRow: UnkeyedDecodingContainer {
  var inner: any UnkeyedDecodingContainer

  var codingPath: [any CodingKey] { inner.codingPath }
  var count: Int? { inner.count }
  var isAtEnd: Bool { inner.isAtEnd }
  var currentIndex: Int { inner.currentIndex }

  mutating func decodeNil() throws -> Bool { try inner.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try inner.decode(Value.self)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try inner.nestedContainer(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try inner.nestedUnkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try inner.superDecoder() }
}
