/// Settings that few calls have, in an object of their own: those of all other calls are copied as
/// plain bytes.
struct RareSettings<Values> {
  private final class Box {
    @safe @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  /// Whether one was set, which may keep an object or closure of the caller alive.
  var isSet: Bool { box != nil }

  /// What was set, or nil if nothing was.
  @inline(__always)
  func get<Value>(_ value: (borrowing Values) -> Value) -> Value? { box.map { value($0.values) } }

  /// Sets one; if it is the first, all others get their `usual` values.
  @inline(never)
  mutating func set(_ usual: @autoclosure () -> Values, _ change: (inout Values) -> Void) {
    if !isKnownUniquelyReferenced(&box) { box = Box(box?.values ?? usual()) }
    if let box { change(&box.values) }
  }
}
