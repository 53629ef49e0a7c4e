/// What compiled the kit and where it runs: facts that are known without querying the system.
public struct Toolchain: Hashable, Sendable {
  /// The compiler, for example `Swift 6.3`; the patch version is named where it is known.
  public let compiler: String
  /// The operating system, for example `Linux`.
  public let system: String
  /// The architecture, for example `x86_64`.
  public let architecture: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - compiler: The compiler with its version.
  ///   - system: The operating system.
  ///   - architecture: The architecture.
  public init(compiler: String, system: String, architecture: String) {
    self.compiler = compiler
    self.system = system
    self.architecture = architecture
  }

  /// The toolchain that compiled this module.
  public static let current = Toolchain(
    compiler: "Swift \(version)",
    system: platform,
    architecture: processor
  )

  /// All of it on one line.
  public var name: String { "\(compiler), \(system), \(architecture)" }

  private static var version: String {
    #if compiler(>=6.5)
    "6.5 or later"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3.2)
    "6.3.2 or later"
    #elseif compiler(>=6.3.1)
    "6.3.1"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  private static var platform: String {
    #if os(Linux)
    "Linux"
    #elseif os(macOS)
    "macOS"
    #elseif os(iOS)
    "iOS"
    #elseif os(tvOS)
    "tvOS"
    #elseif os(watchOS)
    "watchOS"
    #elseif os(visionOS)
    "visionOS"
    #elseif os(Windows)
    "Windows"
    #else
    "unknown"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #elseif arch(wasm32)
    "wasm32"
    #else
    "unknown"
    #endif
  }
}
