import Foundation

/// The resolved options of one encode call.
struct EncodingSettings {
  /// How the keys of models are turned into keys of the output.
  enum KeyStrategy {
    case smart(JSONEncoder.SmartKeyEncodingStrategy)

    /// A strategy as in Foundation, which receives the whole path (ENC-17).
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }

  /// What few calls set.
  private struct Rare {
    var date: JSONEncoder.DateEncodingStrategy?
    var data = JSONEncoder.DataEncodingStrategy.base64
    var float = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    var key = KeyStrategy.smart(.useDefaultKeys)
    var userInfo: [CodingUserInfoKey: Any] = [:]
  }

  private var rare = RareSettings<Rare>()
  var useMappedKeys = false
  var style = WritingStyle.smart

  var date: JSONEncoder.DateEncodingStrategy {
    get {
      (rare.get { $0.date } ?? nil) ?? (style.isFoundation ? .deferredToDate : .secondsSince1970)
    }
    set { rare.set(Rare()) { $0.date = newValue } }
  }

  var data: JSONEncoder.DataEncodingStrategy {
    get { rare.get { $0.data } ?? .base64 }
    set { rare.set(Rare()) { $0.data = newValue } }
  }

  var float: JSONEncoder.NonConformingFloatEncodingStrategy {
    get { rare.get { $0.float } ?? .throw }
    set { rare.set(Rare()) { $0.float = newValue } }
  }

  var key: KeyStrategy {
    get { rare.get { $0.key } ?? .smart(.useDefaultKeys) }
    set { rare.set(Rare()) { $0.key = newValue } }
  }

  var userInfo: [CodingUserInfoKey: Any] {
    get { rare.get { $0.userInfo } ?? [:] }
    set { rare.set(Rare()) { $0.userInfo = newValue } }
  }

  init(useMappedKeys: Bool = false) { self.useMappedKeys = useMappedKeys }

  /// Applies the options, which override earlier settings; the last of a kind wins.
  mutating func apply(_ options: some Sequence<SmartEncodingOption>) {
    for option in options {
      switch option {
      case .date(let strategy): date = strategy
      case .data(.base64): data = .base64
      case .float(let strategy): float = strategy
      case .key(let strategy): key = .smart(strategy)
      }
    }
  }
}
