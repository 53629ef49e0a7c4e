public import struct Foundation.Data

/// The plain `Decodable` types that represent the models for drop-in decoders.
public struct TwinCatalog: Sendable {
  /// Decodes one model with any decoder.
  public typealias Twin = @Sendable (any DropInDecoder, Data) throws -> Any

  /// The types of the kit that use containers themselves, which are the same for every decoder.
  package static let containers: TwinCatalog = {
    var twins = TwinCatalog()
    ContractModels.add(to: &twins)
    return twins
  }()

  private var twins: [ModelID: Twin] = [:]
  private var holders: [ModelID: Twin] = [:]
  /// The model ids of the classes among the twins.
  private(set) var classNames: [ObjectIdentifier: String] = [:]

  /// Creates a catalog without twins.
  public init() {}

  /// The twin of a model or of a holder of one, or nil if there is none.
  public subscript(id: ModelID) -> Twin? { twins[id] ?? holders[id] }

  /// The models that have a twin.
  public var models: Set<ModelID> { Set(twins.keys) }

  /// Adds the twin of a model, and those of its holders; a later one replaces an earlier one.
  ///
  /// - Parameters:
  ///   - id: The id of the schema.
  ///   - type: The type whose stored properties are named like the fields of the schema.
  public mutating func add<Model: Decodable & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type
  ) {
    if let type = type as? AnyClass { classNames[ObjectIdentifier(type)] = id.rawValue }
    twins[id] = { decoder, data in try decoder.decode(Model.self, from: data) }
    holders[ModelCatalog.list(of: id)] = { decoder, data in
      try decoder.decode([Model].self, from: data)
    }
    holders[ModelCatalog.box(of: id)] = { decoder, data in
      try decoder.decode(Box<Model>.self, from: data)
    }
  }

  /// Adds a twin that does more than decode one type.
  package mutating func add(_ id: ModelID, twin: @escaping Twin) { twins[id] = twin }

  private struct Box<Model: Decodable>: Decodable {
    var item: Model
  }
}
