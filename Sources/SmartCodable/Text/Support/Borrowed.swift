/// An uncounted reference to an object that something else keeps alive.
///
/// Reference counting is the greatest single cost of decoding; this avoids it where the owner is known
/// to live longer. Invariant: the owner named where a `Borrowed` is stored retains the object for as
/// long as the `Borrowed` is used.
@safe
struct Borrowed<Instance: AnyObject> {
  private let reference: Unmanaged<Instance>

  @inline(__always)
  init(_ instance: Instance) { unsafe reference = Unmanaged.passUnretained(instance) }

  /// A counted reference.
  @inline(__always)
  var object: Instance { unsafe reference.takeUnretainedValue() }

  /// Passes the object to `body` without reference counting.
  ///
  /// Transparent, so that the recursion through user code has no additional frame in debug builds.
  @_transparent
  func with<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    unsafe try reference._withUnsafeGuaranteedRef(body)
  }
}
