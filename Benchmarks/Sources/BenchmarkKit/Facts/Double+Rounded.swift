import Foundation

extension Double {
  /// The nearest number with that many decimals, so that a report holds no digits that mean nothing.
  func rounded(places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}
