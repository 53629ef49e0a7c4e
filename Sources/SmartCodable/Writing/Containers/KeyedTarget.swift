/// What a keyed container writes to; the container itself is no more than a reference to it.
///
/// Invariants: `state` is alive while anybody can reach the target through a container, since
/// `owner` is set from before the container is handed out until nobody but ``EncodeKeyTable`` has it;
/// the same holds for `table`, which belongs to the state or is kept by `tableOwner`.
@safe
final class KeyedTarget {
  private let unmanagedState: Unmanaged<EncodeState>
  private let unmanagedTable: Unmanaged<EncodeKeyTable>
  @safe @exclusivity(unchecked) var object: Int32
  @safe @exclusivity(unchecked) var owner: EncodeState?
  private let tableOwner: EncodeKeyTable?

  /// A target that is used once.
  init(_ state: EncodeState, _ table: EncodeKeyTable, _ object: Int32) {
    unsafe unmanagedState = .passUnretained(state)
    unsafe unmanagedTable = .passUnretained(table)
    self.object = object
    owner = state
    tableOwner = table
  }

  /// A target that the table keeps, which must not keep the table.
  init(keptBy table: EncodeKeyTable, in state: EncodeState, _ object: Int32) {
    unsafe unmanagedState = .passUnretained(state)
    unsafe unmanagedTable = .passUnretained(table)
    self.object = object
    owner = state
    tableOwner = nil
  }

  /// Lends the state and the table without counting references.
  @inline(__always)
  func with<Result>(_ body: (EncodeState, EncodeKeyTable) throws -> Result) rethrows -> Result {
    try unsafe unmanagedState._withUnsafeGuaranteedRef { state in
      try unsafe unmanagedTable._withUnsafeGuaranteedRef { table in try body(state, table) }
    }
  }

  var state: EncodeState { with { state, _ in state } }
  var table: EncodeKeyTable { with { _, table in table } }
}
