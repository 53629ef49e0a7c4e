import SmartCodableV2

/// The blocks that version 2 prints; there is no handler to receive them.
///
/// Other targets, which rely on a silent log, run before and after.
enum Version2Output {
  /// Turns the log off, once: it is on by default, and a campaign has no use for it.
  static let silence: Void = { SmartConfig.debugMode = .none }()

  /// Runs a call at a level of the log, and returns its blocks; nil if the output cannot be redirected.
  static func logged<Result>(
    at mode: SmartConfig.DebugMode,
    _ call: () -> Result
  ) -> (Result, blocks: [Version2LoggedBlock?])? {
    silence
    let captured = StandardOutput.captured {
      let usual = SmartConfig.debugMode
      SmartConfig.debugMode = mode
      defer { SmartConfig.debugMode = usual }
      return call()
    }
    guard let (result, text) = captured else { return nil }
    let (blocks, rest) = Version2LoggedBlock.blocks(in: text)
    if !rest.isEmpty { print(rest) }
    return (result, blocks)
  }
}
