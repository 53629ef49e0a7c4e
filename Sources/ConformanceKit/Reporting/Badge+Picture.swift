import ReportKit

extension Badge {
  /// The badge as a standalone SVG picture, with a line feed at the end.
  ///
  /// A README can show it without a service. It is at most 200 pixels wide.
  public var picture: String {
    let (left, right) = (Self.width(of: label), Self.width(of: message))
    let (name, words) = (Markup.escaped(label), Markup.escaped(message))
    let title = "\(name): \(Markup.escaped(detail))"
    let width = left + right
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" \
      aria-label="\(title)">
      <title>\(title)</title>
      <clipPath id="edge"><rect width="\(width)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#edge)">
      <rect width="\(left)" height="20" fill="#555"/>
      <rect x="\(left)" width="\(right)" height="20" fill="\(fill)"/>
      </g>
      <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
      <text x="\(left / 2)" y="14" text-anchor="middle" textLength="\(left - 12)">\(name)</text>
      <text x="\(left + right / 2)" y="14" text-anchor="middle" textLength="\(right - 12)">\
      \(words)</text>
      </g>
      </svg>

      """
  }

  /// The width of a half with its margins, in pixels; the picture tells browsers to fit the text to it.
  private static func width(of text: String) -> Int { 12 + text.count * 13 / 2 }

  /// The color in CSS, dark enough for white letters.
  private var fill: String {
    switch color {
    case "brightgreen": "#2c7a0b"
    case "green": "#4a7a0b"
    case "orange": "#b35900"
    case "red": "#b3261e"
    default: "#6b6b6b"
    }
  }
}
