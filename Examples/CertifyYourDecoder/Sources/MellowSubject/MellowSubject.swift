public import ConformanceKit
public import MellowJSON

// Its `decode(_:from:)` is all that the kit asks for.
extension MellowDecoder: DropInDecoder {}

/// MellowJSON as a subject: it replaces `JSONDecoder`, so the kit brings the models.
///
/// It claims what it is meant to do, not what it happens to pass.
public let mellow: DropInSubject = DropInSubject(
  SubjectManifest(
    name: "MellowJSON",
    version: "1.0",
    capabilities: [.coercion, .elementDrop, .stringified, .json]
  )
) { settings in
  // It has no switches, but may be asked for what it does anyway. A decoder that has some turns
  // them here.
  let fixed: DecodingSettings = [.float: "throw", .number: "strict", .elements: "drop-invalid"]
  for (setting, value) in settings.sorted(by: { $0.key < $1.key }) where fixed[setting] != value {
    throw UnsupportedSetting(setting)
  }
  return MellowDecoder()
}
