/// Wrappers for collections that keep what fits and drop the rest, under every element strategy.
///
///     struct Basket: SmartCodable {
///       @SmartCompact.Array var amounts: [Int] = []                  // ["x", 1, null] → [1]
///       @SmartCompact.Dictionary var prices: [Int: Double] = [:]     // {"a": 1, "2": 3} → [2: 3]
///     }
///
/// A value of another kind leads to the initial value (CMP-1 to CMP-4).
public enum SmartCompact {}

extension DecodeState {
  /// Does something under the lenient element strategy (COL-17).
  func droppingInvalid<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    let elements = settings.elements
    settings.elements = .dropInvalid
    defer { settings.elements = elements }
    return try body()
  }
}
