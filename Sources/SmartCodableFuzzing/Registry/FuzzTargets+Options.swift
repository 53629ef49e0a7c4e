import Foundation
import FuzzKit
import SmartCodable

extension FuzzTargets {
  /// Models that are only useful under fixed options; every target also draws from all options.
  static let options: [any FuzzTarget] =
    [
      SmartDecoderTarget(
        "options/snake-case",
        SnakeCase.self,
        options: [.key(.fromSnakeCase)],
        writingOptions: [.key(.toSnakeCase)]
      ),
      SmartDecoderTarget(
        "options/first-letter",
        SnakeCase.self,
        options: [.key(.firstLetterLower)],
        writingOptions: [.key(.firstLetterUpper)]
      ),
      SmartDecoderTarget(
        "options/several",
        Generic.self,
        laws: .universal,
        options: [
          .number(.strict), .number(.rounded), .elements(.failWhole), .key(.fromSnakeCase),
          .ignoreNull(false), .date(.secondsSince1970), .data(.base64), .float(.throw),
          .logContext(header: "h", footer: "f"),
        ]
      ),
    ]
}
