/// One decoder or encoder with one input, ready to be timed.
package struct Contender {
  package let name: String
  /// How many bytes one run reads or writes.
  package let byteCount: Int
  /// Whether the result is the right one; asked before anything is timed.
  package let isRight: () throws -> Bool
  /// Runs that many times.
  package let run: (Int) throws -> Void

  package init(
    name: String,
    byteCount: Int,
    isRight: @escaping () throws -> Bool,
    run: @escaping (Int) throws -> Void
  ) {
    self.name = name
    self.byteCount = byteCount
    self.isRight = isRight
    self.run = run
  }
}
