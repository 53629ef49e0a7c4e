/// What a carrier takes along.
public struct Parcel: Codable, Equatable, Sendable {
  /// The name of who gets it.
  public var name = ""
  /// How many pieces it has.
  public var count = 0
  /// What it weighs, in kilograms.
  public var weight = 0.0
  /// What is written on it.
  public var labels: [String] = []
  /// What else there is to say.
  public var note: String?

  /// An empty parcel.
  public init() {}
}
