/// Wrappers for collections that keep valid elements and drop the rest, with every element strategy.
///
///     struct Basket: SmartCodable {
///       @SmartCompact.Array var amounts: [Int] = []                  // ["x", 1, null] → [1]
///       @SmartCompact.Dictionary var prices: [Int: Double] = [:]     // {"a": 1, "2": 3} → [2: 3]
///     }
///
/// A value of another kind falls back to the initial value (CMP-1 to CMP-4).
public enum SmartCompact {}

extension Reader {
  /// Runs `body` with invalid elements dropped (COL-17), except in a strict call, since dropping an
  /// element is a repair.
  ///
  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  func droppingInvalid<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    if isStrict { return try body() }
    let elements = settings.mode.elements
    settings.mode.elements = .dropInvalid
    defer { settings.mode.elements = elements }
    return try body()
  }
}
