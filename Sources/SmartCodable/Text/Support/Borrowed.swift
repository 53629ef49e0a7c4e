/// A reference that is not counted, to an object that something else keeps alive.
///
/// Counting references is the greatest single cost of a decode; here it is left out where the owner
/// is known to live longer. Invariant: the owner named where a `Borrowed` is stored keeps the
/// object for as long as the `Borrowed` is used.
@safe
struct Borrowed<Instance: AnyObject> {
  private let reference: Unmanaged<Instance>

  @inline(__always)
  init(_ instance: Instance) { unsafe reference = Unmanaged.passUnretained(instance) }

  /// A counted reference.
  @inline(__always)
  var object: Instance { unsafe reference.takeUnretainedValue() }

  /// Lends the object without counting.
  ///
  /// Transparent, so that the recursion through user code has no frame more in debug builds.
  @_transparent
  func with<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    unsafe try reference._withUnsafeGuaranteedRef(body)
  }
}
