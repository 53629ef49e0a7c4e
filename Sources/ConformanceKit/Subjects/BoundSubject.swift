/// A subject with one binding per model, for a library with its own models.
///
/// ```swift
/// var subject = BoundSubject(
///   SubjectManifest(name: "TheirLibrary", version: "2.1", capabilities: [.initialValues]))
/// subject.bind("person", to: TheirPerson.self) { request in
///   Decoded(try TheirPerson.parse(request.data))
/// }
/// ```
public struct BoundSubject: ConformanceSubject {
  /// The subject's name and claims.
  public let manifest: SubjectManifest
  private var bindings:
    [ModelID: @Sendable (SubjectRequest, MirrorObserver) throws -> SubjectResponse] = [:]
  /// The models whose binding itself decodes what comes before a request.
  private var containers: Set<ModelID> = []
  private var classNames: [ObjectIdentifier: String] = [:]
  private var decodeRoot: (@Sendable (SubjectRequest) throws -> Void)?

  /// Creates a subject without bindings.
  ///
  /// - Parameter manifest: The subject's name and claims.
  public init(_ manifest: SubjectManifest) {
    self.manifest = manifest
  }

  /// The models that are bound.
  public var boundModels: Set<ModelID> { Set(bindings.keys) }

  /// Whether a type is bound to the model.
  public func binds(_ model: ModelID) -> Bool { bindings[model] != nil }

  /// Binds a type to a model; a later binding replaces an earlier one.
  ///
  /// - Parameters:
  ///   - model: The id of the schema.
  ///   - type: The type that represents the model.
  ///   - observe: Returns the observation of a decoded value; by default a walk over its mirror.
  ///   - decode: Decodes the input of a request under its settings. It throws an
  ///     ``UnsupportedSetting`` for a setting it does not know; any other error is a rejection by
  ///     the decoder, with the kind and path of a ``Rejection`` or a `DecodingError`.
  public mutating func bind<Value>(
    _ model: ModelID,
    to type: Value.Type,
    observe: (@Sendable (Value) -> Observation)? = nil,
    decode: @escaping @Sendable (SubjectRequest) throws -> Decoded<Value>
  ) {
    if let type = type as? AnyClass { classNames[ObjectIdentifier(type)] = model.rawValue }
    containers.remove(model)
    bindings[model] = { request, observer in
      let decoded = try decode(request)
      let observation = observe?(decoded.value) ?? observer.observation(of: decoded.value)
      return .decoded(observation, repairs: decoded.repairs)
    }
  }

  /// Binds a type to a model for requests whose answer may be something else than its value.
  ///
  /// - Parameters:
  ///   - model: The id of the schema.
  ///   - type: The type that represents the model.
  ///   - answer: Returns what is observed.
  package mutating func bind<Value>(
    _ model: ModelID,
    to type: Value.Type,
    answer: @escaping @Sendable (SubjectRequest) throws -> Decoded<Any>
  ) {
    bind(model, to: type, observe: nil) { _ in throw UnsupportedSetting(.entry) }
    bindings[model] = { request, observer in
      let decoded = try answer(request)
      return .decoded(observer.observation(of: decoded.value), repairs: decoded.repairs)
    }
  }

  /// Binds the kit's types that use containers directly, which are the same for every decoder.
  ///
  /// ```swift
  /// subject.bindContainers { settings in
  ///   guard settings.isEmpty else { throw UnsupportedSetting(.keys) }
  ///   return TheirDecoder()
  /// }
  /// ```
  ///
  /// - Parameter makeDecoder: Creates a decoder for each request, which is also a ``DropInEncoder``
  ///   if the subject claims ``Capability/encoding``. It must throw an ``UnsupportedSetting`` for a
  ///   setting it does not know; these types use ``Setting/userInfo``.
  public mutating func bindContainers(
    _ makeDecoder: @escaping @Sendable (DecodingSettings) throws -> any DropInDecoder
  ) {
    for model in TwinCatalog.containers.models {
      bindings[model] = { request, observer in
        guard let value = try TwinCatalog.containers.value(for: request, by: makeDecoder) else {
          return .unbound(request.model)
        }
        return .decoded(observer.observation(of: value))
      }
      containers.insert(model)
    }
  }

  /// Tells malformed input apart from other corrupted data, for decoders that throw
  /// `DecodingError.dataCorrupted` for both.
  ///
  /// Without it, such a rejection without a coding path has no kind.
  ///
  /// - Parameter decode: Decodes a value that accepts any document, such as ``AnyDocument``, and
  ///   throws if that fails.
  public mutating func bindRoot(_ decode: @escaping @Sendable (SubjectRequest) throws -> Void) {
    decodeRoot = decode
  }

  /// Makes observations of decoded values.
  package var observer: MirrorObserver { MirrorObserver(classNames: classNames) }

  /// Decodes with the binding of the request's model.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    response(to: request)
  }

  /// The answer, computed synchronously.
  package func response(to request: SubjectRequest) -> SubjectResponse {
    guard let binding = bindings[request.model] else { return .unbound(request.model) }
    for other in containers.contains(request.model) ? [] : request.earlier {
      let earlier = SubjectRequest(
        model: other.model,
        input: other.input,
        settings: request.settings
      )
      _ = try? bindings[other.model]?(earlier, observer)
    }
    do {
      return try binding(request, observer)
    } catch let error as UnsupportedSetting {
      return .unsupported(error.setting)
    } catch is MissingEncoder {
      return .unbound(request.model)
    } catch {
      let readsRoot = decodeRoot.map { decode in { (try? decode(request)) != nil } }
      return .rejected(Rejection(error, readsRoot: readsRoot))
    }
  }
}

/// The result of a binding: a value, and the repairs if the decoder reports them.
public struct Decoded<Value> {
  /// The value.
  public let value: Value
  /// The repairs in order, or nil if the decoder never reports any.
  public let repairs: [Repair]?

  /// Creates a result.
  public init(_ value: Value, repairs: [Repair]? = nil) {
    self.value = value
    self.repairs = repairs
  }
}

extension Decoded: Sendable where Value: Sendable {}

/// Thrown by a binding that does not know a setting or its value.
public struct UnsupportedSetting: Error, Hashable, Sendable {
  /// The setting.
  public let setting: Setting

  /// Creates the error.
  public init(_ setting: Setting) {
    self.setting = setting
  }
}
