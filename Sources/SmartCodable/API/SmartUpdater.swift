public import Foundation

/// Updates a model in place with the members of a partial JSON object (UPD-1 to UPD-11).
///
///     var user = User(name: "Ann", age: 10)
///     SmartUpdater.update(&user, from: #"{"age":"11"}"#)      // name stays, age is 11
///
/// New values use the same keys, conversions and transformers as decoding. A null or invalid value
/// keeps the old one. Nested models and plain values, dictionaries and `[String: Any]` are merged, arrays
/// replaced. `didFinishMapping` runs on each model that was touched.
///
/// An array of models is replaced by a JSON array, as a property is (UPD-7).
public enum SmartUpdater<T: SmartDecodable> {
  /// Updates from a dictionary; nil leaves the model unchanged.
  public static func update(
    _ dest: inout T,
    from src: [String: Any]?,
    options: [SmartDecodingOption]? = nil
  ) {
    update(&dest, src.map(DecodeInput.graph), options)
  }

  /// Updates from JSON text; nil, text that is not JSON and a top level that is not an object, or an array for an
  /// array, leave the model unchanged (UPD-1).
  public static func update(
    _ dest: inout T,
    from src: String?,
    options: [SmartDecodingOption]? = nil
  ) {
    update(&dest, src.map(DecodeInput.text), options)
  }

  /// Updates from JSON data, as from text.
  public static func update(
    _ dest: inout T,
    from src: Data?,
    options: [SmartDecodingOption]? = nil
  ) {
    update(&dest, src.map(DecodeInput.bytes), options)
  }

  private static func update(
    _ dest: inout T,
    _ input: consuming DecodeInput?,
    _ options: [SmartDecodingOption]?
  ) {
    let settings = DecodingSettings(options ?? [])
    guard let input else { return DecodeCall.logNilInput(for: T.self, settings) }
    let call = DecodeCall(input: input, designatedPath: nil, settings: settings)
    if let updated = try? call.update(dest) { dest = updated }
  }
}
