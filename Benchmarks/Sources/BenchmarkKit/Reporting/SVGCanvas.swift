import Foundation

/// Collects the elements of an SVG picture.
struct SVGCanvas {
  private let width: Double
  private var elements: [String] = []

  init(width: Double) { self.width = width }

  mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: String) {
    let place = #"x="\#(Self.number(x))" y="\#(Self.number(y))""#
    let size = #"width="\#(Self.number(width))" height="\#(Self.number(height))""#
    elements.append(#"<rect \#(place) \#(size) fill="\#(fill)"/>"#)
  }

  mutating func text(
    _ x: Double,
    _ y: Double,
    _ text: String,
    size: Int,
    fill: String = "#1f2933",
    weight: String = "400",
    anchor: String = "start"
  ) {
    let place = #"x="\#(Self.number(x))" y="\#(Self.number(y))" text-anchor="\#(anchor)""#
    let font = #"font-size="\#(size)" font-weight="\#(weight)" fill="\#(fill)""#
    elements.append("<text \(place) \(font)>\(Self.escaped(text))</text>")
  }

  func svg(height: Double) -> String {
    let (width, height) = (Self.number(width), Self.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" \
      font-family="system-ui, 'Helvetica Neue', 'DejaVu Sans', sans-serif">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
