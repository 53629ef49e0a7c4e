import ConformanceKit

/// The suite that commands run.
enum ToolSuite {
  /// The built-in one; tests of commands set a small one, since all cases take long in a debug build.
  @TaskLocal static var current: ConformanceSuite = .current
}
