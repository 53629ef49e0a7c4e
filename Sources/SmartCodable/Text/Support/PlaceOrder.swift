/// An order of places in a list, for sorting where speed does not matter.
///
/// A sort with a closure of its own is compiled anew for it, which takes four kilobytes. This one is compiled once,
/// since its closure is in an object.
final class PlaceOrder {
  private let precedes: (Int, Int) -> Bool

  init(_ precedes: @escaping (Int, Int) -> Bool) { self.precedes = precedes }

  @inline(never)
  func sorted(_ places: [Int]) -> [Int] { places.sorted(by: precedes) }

  /// The places of a list in this order.
  func places(of count: Int) -> [Int] { sorted(Array(0..<count)) }
}
