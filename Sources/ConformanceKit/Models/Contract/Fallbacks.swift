extension ContractModels {
  /// A wrapped flag that is true unless a document says otherwise; `Reading` tells two such wrappers apart.
  @propertyWrapper
  struct TrueUnless<Reading>: Decodable {
    var wrappedValue = true

    init(wrappedValue: Bool) {
      self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
    }
  }

  /// The wrapper has its preset if there is no value.
  enum ByPresence {}

  /// The wrapper has its preset if there is no flag.
  enum ByFlag {}

  /// Flags in a wrapper for which a container has a method of its own (model 44).
  package struct Presets: Recording {
    @TrueUnless<ByPresence> var a: Bool
    @TrueUnless<ByPresence> var b: Bool
    let n: Int

    package var seen: Seen { Seen(["a \(a)", "b \(b)", "n \(n)"]) }
  }

  /// Flags in a wrapper whose method in a container catches what reading them throws (model 44).
  package struct Fallbacks: Recording {
    @TrueUnless<ByFlag> var a: Bool
    @TrueUnless<ByFlag> var b: Bool
    let n: Int

    package var seen: Seen { Seen(["a \(a)", "b \(b)", "n \(n)"]) }
  }
}

extension KeyedDecodingContainer {
  /// Found by the compiler before the method of the protocol, in `Presets`.
  func decode(
    _ type: ContractModels.TrueUnless<ContractModels.ByPresence>.Type,
    forKey key: Key
  ) throws -> ContractModels.TrueUnless<ContractModels.ByPresence> {
    try decodeIfPresent(type, forKey: key) ?? .init(wrappedValue: true)
  }

  /// Found by the compiler before the method of the protocol, in `Fallbacks`.
  func decode(
    _ type: ContractModels.TrueUnless<ContractModels.ByFlag>.Type,
    forKey key: Key
  ) throws -> ContractModels.TrueUnless<ContractModels.ByFlag> {
    .init(wrappedValue: (try? decode(Bool.self, forKey: key)) ?? true)
  }
}
