public import Foundation
import SmartCodable

extension JSONDecoder {
  /// One setting of a call; the last of a kind wins (LEG-10).
  ///
  /// Renamed since: `SmartDecodingOption` of the module `SmartCodable`.
  public enum SmartOption: Sendable {
    /// How dates are read: by a strategy of `JSONDecoder`. Without this option dates are numbers, in
    /// seconds since 2001 (`deferredToDate`).
    case dateStrategy(JSONDecoder.DateDecodingStrategy)

    /// How `Data` is read: by a strategy of `JSONDecoder`; from base64 without this option.
    case dataStrategy(JSONDecoder.DataDecodingStrategy)

    /// Which texts stand for infinity and NaN; none do without this option.
    case floatStrategy(JSONDecoder.NonConformingFloatDecodingStrategy)
  }
}

extension DialectSettings {
  /// The settings of a call with these arguments.
  init(_ keys: JSONDecoder.SmartDecodingKey?, _ options: [JSONDecoder.SmartOption]?) {
    self.init()
    for option in options ?? [] {
      switch option {
      case .dateStrategy(let strategy): date = strategy
      case .dataStrategy(let strategy): data = strategy
      case .floatStrategy(let strategy): float = strategy
      }
    }
    switch keys {
    case nil, .useDefaultKeys?: break
    case .convertFromSnakeCase?: convertsSnakeCase = true
    case .globalMap(let maps)?:
      let renaming = KeyRenaming()
      for map in maps { renaming.add(from: map.from, to: map.to) }
      self.renaming = renaming
    case .exactMap(let maps)?:
      let renaming = KeyRenaming()
      for map in maps { renaming.add(from: map.from, to: map.to, path: map.path) }
      self.renaming = renaming
    }
  }
}
