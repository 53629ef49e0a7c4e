/// The limitations of campaigns on a platform.
enum Platform {
  /// A warning for users of this platform before a campaign; nil on Linux, where everything works and is
  /// tested.
  static let warning: String? = {
    #if canImport(Darwin)
    "nobody has tested campaigns on this system: a full stack looks like any other fault, the memory of a"
      + " worker has no limit, and a hang is known by the clock on the wall alone; before macOS 15 no worker"
      + " starts"
    #else
    nil
    #endif
  }()
}
