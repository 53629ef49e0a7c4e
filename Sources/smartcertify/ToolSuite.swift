import ConformanceKit

/// The suite that commands run.
enum ToolSuite {
  /// The built-in one; tests of commands take a small one, since all cases take a debug build long.
  @TaskLocal static var current: ConformanceSuite = .current
}
