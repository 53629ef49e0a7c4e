public import ConformanceKit
import MellowJSON

import struct Foundation.Data

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
  return Mellow()
}

/// Has the one function the kit asks for; a decoder in your own module conforms by itself.
private struct Mellow: DropInDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try MellowDecoder().decode(type, from: data)
  }
}
