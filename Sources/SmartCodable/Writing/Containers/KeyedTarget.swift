/// What a keyed container writes to; the container itself is only a reference to it.
///
/// Invariants: `state` is alive while the target can be reached through a container, since `owner` is
/// set before the container is handed out and until only ``EncodeKeyTable`` refers to it; the same
/// holds for `table`, which belongs to the state or is kept by `tableOwner`.
@safe
final class KeyedTarget {
  private let unmanagedState: Unmanaged<EncodeState>
  private let unmanagedTable: Unmanaged<EncodeKeyTable>
  @safe @exclusivity(unchecked) var object: Int32
  @safe @exclusivity(unchecked) var owner: EncodeState?

  /// The table, unless it keeps the target.
  @safe @exclusivity(unchecked) var tableOwner: EncodeKeyTable?

  /// The super encoder whose value the object is or is part of, which must not be released before.
  let holder: SuperEncoder?

  init(
    _ state: EncodeState,
    _ table: EncodeKeyTable,
    _ object: Int32,
    heldBy holder: SuperEncoder?
  ) {
    unsafe unmanagedState = .passUnretained(state)
    unsafe unmanagedTable = .passUnretained(table)
    self.object = object
    owner = state
    tableOwner = table
    self.holder = holder
  }

  /// Passes the state and the table to `body` without reference counting.
  @inline(__always)
  func with<Result>(_ body: (EncodeState, EncodeKeyTable) throws -> Result) rethrows -> Result {
    try unsafe unmanagedState._withUnsafeGuaranteedRef { state in
      try unsafe unmanagedTable._withUnsafeGuaranteedRef { table in try body(state, table) }
    }
  }

  var state: EncodeState { with { state, _ in state } }
  var table: EncodeKeyTable { with { _, table in table } }
}
