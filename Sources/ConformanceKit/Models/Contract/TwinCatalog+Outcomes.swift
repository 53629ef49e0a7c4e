extension TwinCatalog {
  /// Adds a type for a model whose record is made by the caller of the decoder.
  mutating func addOutcome<Model: Recording & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type
  ) {
    add(
      id,
      twin: { decoder, data in
        ContractModels.Outcome { try decoder.decode(Model.self, from: data) }
      }
    )
  }

  /// Adds a type for a model of which only the type of the outcome counts.
  mutating func addOutcomeType<Model: Recording & SendableMetatype>(
    _ id: ModelID,
    _ type: Model.Type
  ) {
    add(
      id,
      twin: { decoder, data in
        ContractModels.OutcomeType { try decoder.decode(Model.self, from: data) }
      }
    )
  }
}
