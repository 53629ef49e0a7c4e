// The platform's color type. Only the last branch is tested: no Apple machine is available.

#if canImport(UIKit)
public import UIKit

/// The color type of the platform: `UIColor`, `NSColor`, or ``SmartRGBA`` (HEX-4).
public typealias ColorObject = UIColor

extension UIColor {
  static func smart(_ color: SmartRGBA) -> UIColor {
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  var smartRGBA: SmartRGBA? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return SmartRGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
#elseif canImport(AppKit)
public import AppKit

/// The color type of the platform: `UIColor`, `NSColor`, or ``SmartRGBA`` (HEX-4).
public typealias ColorObject = NSColor

extension NSColor {
  static func smart(_ color: SmartRGBA) -> NSColor {
    NSColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  var smartRGBA: SmartRGBA? {
    guard let color = usingColorSpace(.sRGB) else { return nil }
    return SmartRGBA(
      red: color.redComponent,
      green: color.greenComponent,
      blue: color.blueComponent,
      alpha: color.alphaComponent
    )
  }
}
#else
/// The color type of the platform: `UIColor`, `NSColor`, or ``SmartRGBA`` (HEX-4).
public typealias ColorObject = SmartRGBA

extension SmartRGBA {
  static func smart(_ color: SmartRGBA) -> SmartRGBA { color }

  var smartRGBA: SmartRGBA? { self }
}
#endif
