extension PlantedModelName {
  var type: any PlantedModel.Type {
    switch self {
    case .order: PlantedOrder.self
    case .profile: PlantedProfile.self
    case .folder: PlantedFolder.self
    case .batch: PlantedBatch.self
    }
  }
}
