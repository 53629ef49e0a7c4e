public import struct Foundation.Data
public import class Foundation.JSONDecoder

/// A subject around a drop-in replacement for `JSONDecoder`; the kit supplies the models.
///
/// ```swift
/// let foundation = DropInSubject(SubjectManifest(name: "JSONDecoder", version: "6.3")) { settings in
///   let decoder = JSONDecoder()
///   for (setting, value) in settings {
///     guard setting == .keys, value == "from-snake-case" else { throw UnsupportedSetting(setting) }
///     decoder.keyDecodingStrategy = .convertFromSnakeCase
///   }
///   return decoder
/// }
/// ```
public struct DropInSubject: ConformanceSubject {
  /// The subject's name and claims.
  public let manifest: SubjectManifest
  private let makeDecoder: @Sendable (DecodingSettings) throws -> any DropInDecoder
  private let twins: TwinCatalog

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - manifest: The subject's name and claims.
  ///   - twins: The types that represent the models; by default those of the built-in suite.
  ///   - makeDecoder: Creates a new decoder for each request. It must throw an
  ///     ``UnsupportedSetting`` for a setting it does not know.
  public init(
    _ manifest: SubjectManifest,
    twins: TwinCatalog = .standard,
    makeDecoder: @escaping @Sendable (DecodingSettings) throws -> any DropInDecoder
  ) {
    self.manifest = manifest
    self.twins = twins
    self.makeDecoder = makeDecoder
  }

  /// Creates a subject around a function, for a decoder whose `decode` takes more parameters.
  ///
  /// ```swift
  /// let mine = DropInSubject(manifest) { type, data, settings in
  ///   guard settings.isEmpty else { throw UnsupportedSetting(.keys) }
  ///   return try MyDecoder().decode(type, from: data, options: .strict)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - manifest: The subject's name and claims.
  ///   - twins: The types that represent the models; by default those of the built-in suite.
  ///   - decode: Decodes a value of the type from JSON text. It must throw an ``UnsupportedSetting``
  ///     for a setting it does not know; a value of another type voids the run.
  public init(
    _ manifest: SubjectManifest,
    twins: TwinCatalog = .standard,
    decode:
      @escaping @Sendable (any Decodable.Type, Data, DecodingSettings) throws -> any Decodable
  ) {
    self.init(manifest, twins: twins) { settings in
      DecodingFunction { type, data in try decode(type, data, settings) }
    }
  }

  /// Foundation's `JSONDecoder` and `JSONEncoder`, with the claims they document: strict reading of
  /// JSON, the types and strategies of Foundation, and encoding.
  public static var foundation: DropInSubject {
    let manifest = SubjectManifest(
      name: "Foundation.JSONDecoder",
      version: "toolchain",
      capabilities: [
        .strict, .json, .json5, .topLevelDictionary, .foundation, .encoding, .shared,
      ]
    )
    return DropInSubject(manifest) { try foundationCoder($0) }
  }

  /// Foundation's `JSONDecoder` and `JSONEncoder` with the settings of a case.
  ///
  /// - Throws: An ``UnsupportedSetting`` for a setting that `JSONDecoder` does not have.
  package static func foundationCoder(
    _ settings: DecodingSettings
  ) throws(UnsupportedSetting) -> DropInCoder {
    DropInCoder(try foundationDecoder(settings), settings.foundationEncoder)
  }

  /// Foundation's `JSONDecoder` with the settings of a case.
  ///
  /// - Throws: An ``UnsupportedSetting`` for a setting that `JSONDecoder` does not have.
  package static func foundationDecoder(
    _ settings: DecodingSettings
  ) throws(UnsupportedSetting) -> JSONDecoder {
    let decoder = JSONDecoder()
    for (setting, value) in settings { try decoder.turn(setting, to: value) }
    return decoder
  }

  /// Whether the model has a twin.
  public func binds(_ model: ModelID) -> Bool { twins[model] != nil }

  /// Decodes the twin of the request's model.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    response(to: request)
  }

  /// The answer, computed synchronously.
  package func response(to request: SubjectRequest) -> SubjectResponse {
    do {
      guard let value = try twins.value(for: request, by: makeDecoder) else {
        return .unbound(request.model)
      }
      return .decoded(MirrorObserver(classNames: twins.classNames).observation(of: value))
    } catch let error as UnsupportedSetting {
      return .unsupported(error.setting)
    } catch is MissingEncoder {
      return .unbound(request.model)
    } catch let error as WrongValue {
      return .broken(error.description)
    } catch {
      return .rejected(Rejection(error) { readsRoot(of: request) })
    }
  }
}

extension DropInSubject {
  private func readsRoot(of request: SubjectRequest) -> Bool {
    (try? makeDecoder(request.settings).decode(AnyDocument.self, from: request.data)) != nil
  }
}

/// A function as a decoder.
private struct DecodingFunction: DropInDecoder {
  let body: (any Decodable.Type, Data) throws -> any Decodable

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    guard let value = try body(type, data) as? Value else {
      throw WrongValue(description: "the function returned no \(type)")
    }
    return value
  }
}

/// Thrown if a function returned a value of another type than requested, which is not the decoder's failure.
private struct WrongValue: Error {
  let description: String
}
