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
    capabilities: [.coercion, .elementDrop, .stringifiedJSON, .exactSyntax]
  )
) { settings in
  // It has no switches; a decoder that has some turns them here.
  if let setting = settings.keys.min() { throw UnsupportedSetting(setting) }
  return MellowDecoder()
}
