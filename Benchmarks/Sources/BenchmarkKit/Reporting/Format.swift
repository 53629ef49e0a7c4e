import Foundation

/// How figures are written, in every report alike.
enum Format {
  static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

  static func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }

  static func microseconds(_ nanoseconds: Double) -> String { figure(nanoseconds / 1000) }

  /// With two decimals below 100 and none above.
  static func figure(_ value: Double) -> String {
    value < 100 ? String(format: "%.2f", value) : grouped(value)
  }

  static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<1_000_000: String(format: "%.1f KB", Double(count) / 1000)
    default: String(format: "%.2f MB", Double(count) / 1_000_000)
    }
  }

  static func limit(_ target: TargetFacts) -> String {
    (target.bound == .atLeast ? "≥ " : "≤ ") + String(format: "%g", target.limit)
  }

  /// A whole number with a comma between thousands.
  private static func grouped(_ value: Double) -> String {
    var digits = String(format: "%.0f", value)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
