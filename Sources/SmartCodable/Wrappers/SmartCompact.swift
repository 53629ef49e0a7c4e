/// Wrappers for collections that keep what fits and drop the rest, under every element strategy.
///
///     struct Basket: SmartCodable {
///       @SmartCompact.Array var amounts: [Int] = []                  // ["x", 1, null] → [1]
///       @SmartCompact.Dictionary var prices: [Int: Double] = [:]     // {"a": 1, "2": 3} → [2: 3]
///     }
///
/// A value of another kind falls back to the initial value (CMP-1 to CMP-4).
public enum SmartCompact {}

extension Reader {
  /// Does something under the lenient element strategy (COL-17); strictly nothing is dropped, as a
  /// dropped element is a repair.
  func droppingInvalid<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    if isStrict { return try body() }
    let elements = settings.mode.elements
    settings.mode.elements = .dropInvalid
    defer { settings.mode.elements = elements }
    return try body()
  }
}
