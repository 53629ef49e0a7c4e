extension ContractModels {
  /// A wrapped flag that is true unless the document has another value.
  @propertyWrapper
  struct TrueUnlessPresent: Decodable {
    var wrappedValue = true

    init(wrappedValue: Bool) {
      self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
    }
  }

  /// A wrapped flag that is true unless the document has a flag.
  @propertyWrapper
  struct TrueUnlessFlag: Decodable {
    var wrappedValue = true

    init(wrappedValue: Bool) {
      self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
    }
  }

  /// Flags in a wrapper for which a container has a method of its own (model 44).
  package struct Presets: Recording {
    @TrueUnlessPresent var a: Bool
    @TrueUnlessPresent var b: Bool
    let n: Int

    package var seen: Seen { Seen(["a \(a)", "b \(b)", "n \(n)"]) }
  }

  /// Flags in a wrapper whose method in a container catches what reading them throws (model 44).
  package struct Fallbacks: Recording {
    @TrueUnlessFlag var a: Bool
    @TrueUnlessFlag var b: Bool
    let n: Int

    package var seen: Seen { Seen(["a \(a)", "b \(b)", "n \(n)"]) }
  }
}

extension KeyedDecodingContainer {
  /// Found by the compiler before the method of the protocol, in `Presets`.
  func decode(
    _ type: ContractModels.TrueUnlessPresent.Type,
    forKey key: Key
  ) throws -> ContractModels.TrueUnlessPresent {
    try decodeIfPresent(type, forKey: key) ?? ContractModels.TrueUnlessPresent(wrappedValue: true)
  }

  /// Found by the compiler before the method of the protocol, in `Fallbacks`.
  func decode(
    _ type: ContractModels.TrueUnlessFlag.Type,
    forKey key: Key
  ) throws -> ContractModels.TrueUnlessFlag {
    ContractModels.TrueUnlessFlag(wrappedValue: (try? decode(Bool.self, forKey: key)) ?? true)
  }
}
