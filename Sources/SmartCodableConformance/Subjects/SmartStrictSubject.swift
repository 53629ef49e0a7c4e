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
      capabilities: [
        .strict, .json, .json5, .topLevelDictionary, .foundation, .encoding, .shared,
      ]
    )
  ) { settings in
    guard settings[.path] == nil else { throw UnsupportedSetting(.path) }
    var others = settings
    let needsNoBraces = settings[.syntax] == "dictionary"
    if needsNoBraces { others[.syntax] = nil }
    let options = try SmartSettings.options(for: others)
    let decoder = options.isEmpty ? StrictDecoder() : SmartJSONDecoder()
    decoder.assumesTopLevelDictionary = needsNoBraces
    decoder.options = options
    decoder.leniency = .none
    decoder.userInfo = settings.userInfo
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.userInfo = settings.userInfo
    return DropInCoder(decoder, encoder)
  }
}

/// A decoder that is strict because it overrides a property (DEC-6).
private final class StrictDecoder: SmartJSONDecoder, @unchecked Sendable {
  override var leniency: SmartLeniency {
    get { .none }
    set {}
  }
}
