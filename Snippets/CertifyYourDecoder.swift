// Certifies a decoder without a test framework: a function as the subject, a report, a certificate.

import ConformanceKit
import Foundation

struct MyDecoder {
  enum Option { case exact }

  func decode(
    _ type: any Decodable.Type,
    from data: Data,
    options: [Option]
  ) throws -> any Decodable {
    try JSONDecoder().decode(type, from: data)
  }
}

let manifest = SubjectManifest(name: "MyJSON", version: "1.0")
let mine = DropInSubject(manifest) { type, data, settings in
  for setting in settings.keys { throw UnsupportedSetting(setting) }
  return try MyDecoder().decode(type, from: data, options: [.exact])
}

let report = await ConformanceRunner(subject: mine).report()
for entry in report.certificate?.entries ?? [] { print(entry.profile, entry.isHeld) }
// contract true
for verdict in report.failures where verdict.requirement == .must { print(verdict.explanation) }
