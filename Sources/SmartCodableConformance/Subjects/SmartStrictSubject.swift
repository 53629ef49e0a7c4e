import CommandLine
public import ConformanceKit
import Foundation
import SmartCodable

/// SmartCodable without leniency as a separate subject: a strict decoder of the kit's plain types.
public enum SmartStrictSubject {
  /// The subject, which claims what `JSONDecoder` claims.
  public static let subject = DropInSubject(
    SubjectManifest(
      name: "SmartCodable-strict",
      version: PackageVersion.text,
      capabilities: [.strict, .json, .foundation, .encoding]
    )
  ) { settings in
    guard settings[.path] == nil else { throw UnsupportedSetting(.path) }
    let decoder = SmartJSONDecoder()
    decoder.options = try SmartSettings.options(for: settings)
    decoder.leniency = .none
    decoder.userInfo = settings.userInfo
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.userInfo = settings.userInfo
    return DropInCoder(decoder, encoder)
  }
}
