import Foundation
import PlatformSupport

/// The processes that a worker has started, and those that they have started.
///
/// They may have groups and sessions of their own, and outlive their parents: what they inherit of a worker is its
/// environment. On other systems than Linux that cannot be read, so only the group of a worker ends with it.
enum Descendants {
  /// The environment variable of a worker, with the path of its ring.
  static let variable = "FUZZKIT_WORKER"

  /// Kills what the worker of `ring` has started.
  static func kill(of ring: String) { kill(marked: ring + "\0") }

  /// Kills what all workers with a ring in `folder` have started.
  static func kill(below folder: URL) { kill(marked: folder.path + "/") }

  private static func kill(marked value: String) {
    // One that starts another while it is looked for is found the next time.
    for _ in 0..<mostPasses where killOnce(Data("\(variable)=\(value)".utf8)) == 0 { return }
  }

  private static let mostPasses = 8

  private static func killOnce(_ mark: Data) -> Int {
    #if os(Linux)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let found = names.compactMap { pid_t($0) }
      .filter { identifier in
        let path = "/proc/\(identifier)/environ"
        guard let environment = FileManager.default.contents(atPath: path) else { return false }
        return environment.range(of: mark) != nil
      }
    return found.count { SystemCalls.send(SIGKILL, to: $0) }
    #else
    return 0
    #endif
  }
}
