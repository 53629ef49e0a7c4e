/// A color of red, green, blue and alpha; the color type where neither UIKit nor AppKit exists.
public struct SmartRGBA: Hashable, Sendable, Codable {
  /// The red component, from 0 to 1.
  public var red: Double

  /// The green component, from 0 to 1.
  public var green: Double

  /// The blue component, from 0 to 1.
  public var blue: Double

  /// The opacity, from 0 for clear to 1 for opaque.
  public var alpha: Double

  /// Makes a color from its components.
  ///
  /// Components are stored unchanged. When the color is written as text they are clamped to the
  /// range 0 to 1, and NaN makes writing fail.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
