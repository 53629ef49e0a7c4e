import Foundation
import ReportKit

/// Lines over iterations on a logarithmic axis, as an SVG image.
struct Plot {
  struct Point {
    let iteration: UInt64
    let value: Double

    init(_ iteration: UInt64, _ value: Double) {
      self.iteration = iteration
      self.value = value
    }
  }

  struct Line {
    let name: String
    /// `solid`, `dashed` or `dotted`, as defined by the style of the page.
    let style: String
    let points: [Point]
  }

  let title: String
  /// The iterations at both ends.
  let start: UInt64
  let end: UInt64
  /// The value at the top; the bottom is zero.
  let top: Double
  let lines: [Line]

  private static let left = 44.0
  private static let right = 468.0
  private static let upper = 10.0
  private static let lower = 170.0

  /// The picture with its title and its legend.
  var svg: [String] {
    let text = Markup.escaped(title)
    var result = [
      "<figure><figcaption>\(text)</figcaption>",
      #"<svg viewBox="0 0 480 200" role="img" aria-label="\#(text) by iteration">"#,
    ]
    for value in [0, top / 2, top] where value == value.rounded() {
      let y = Self.text(height(of: value))
      result.append(#"<path class="grid" d="M\#(Self.left) \#(y)H\#(Self.right)"/>"#)
      result.append(
        #"<text x="\#(Self.left - 6)" y="\#(y)" dy="4" text-anchor="end">\#(Int(value))</text>"#
      )
    }
    for tick in ticks {
      let x = Self.text(place(of: tick))
      result.append(#"<path class="grid" d="M\#(x) \#(Self.upper)V\#(Self.lower)"/>"#)
      result.append(
        #"<text x="\#(x)" y="\#(Self.lower + 18)" text-anchor="middle">\#(Self.name(tick))</text>"#
      )
    }
    for line in lines {
      let steps = line.points.map {
        "\(Self.text(place(of: $0.iteration))) \(Self.text(height(of: $0.value)))"
      }
      result.append(#"<path class="line \#(line.style)" d="M\#(steps.joined(separator: "L"))"/>"#)
    }
    let legend = lines.map { line in
      #"<span><svg class="sample" viewBox="0 0 28 6"><path class="line \#(line.style)" d="M0 3H28"/>"#
        + "</svg>\(Markup.escaped(line.name))</span>"
    }
    return result + ["</svg>", #"<p class="legend">\#(legend.joined())</p></figure>"#]
  }

  /// Powers of ten between the ends.
  private var ticks: [UInt64] {
    var ticks: [UInt64] = []
    var power: UInt64 = 1
    while power <= end, power < 1 << 59 {
      if power >= max(start, 100) { ticks.append(power) }
      power *= 10
    }
    return ticks
  }

  /// All iterations below a hundred share one place.
  private func place(of iteration: UInt64) -> Double {
    let low = log(Double(max(start, 100)))
    let high = log(Double(max(end, 101)))
    guard high > low else { return Self.left }
    let share = (log(Double(max(iteration, 100))) - low) / (high - low)
    return Self.left + (Self.right - Self.left) * min(1, max(0, share))
  }

  private func height(of value: Double) -> Double {
    Self.lower - (Self.lower - Self.upper) * (top > 0 ? value / top : 0)
  }

  private static func text(_ value: Double) -> String { String((value * 10).rounded() / 10) }

  private static func name(_ tick: UInt64) -> String {
    switch tick {
    case ..<1000: String(tick)
    case ..<1_000_000: "\(tick / 1000)k"
    case ..<1_000_000_000: "\(tick / 1_000_000)M"
    default: "\(tick / 1_000_000_000)G"
    }
  }
}
