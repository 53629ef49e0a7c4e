#if canImport(Glibc)
import Foundation
import Glibc

/// The processor time that the processes of a group have used, and whether one of them wants it now.
struct GroupUse: Hashable {
  /// The processor time of all living processes, and of their children that have been waited for.
  ///
  /// The program that writes the backtrace of a crash is not counted.
  let processor: Duration
  /// How often each thread was put to sleep; nil while one runs, or waits for the processor or a disk.
  ///
  /// If two samples are equal, nothing has run in between.
  let sleepers: [Int32: Int]?
}

extension GroupUse {
  /// Samples a group of processes; nil if the system gives no information, or the group is gone.
  init?(group: pid_t) {
    let ticks = sysconf(Int32(_SC_CLK_TCK))
    let members = Self.numbers(in: "/proc").compactMap { Member($0, of: group) }
    guard ticks > 0, !members.isEmpty else { return nil }
    let used = members.filter { !$0.isBacktracer }.reduce(0) { $0 + $1.ticks }
    processor = .milliseconds(used * 1000 / ticks)
    sleepers = Self.sleepers(of: members)
  }

  private static func sleepers(of members: [Member]) -> [Int32: Int]? {
    var sleepers: [Int32: Int] = [:]
    for member in members {
      let folder = "/proc/\(member.number)/task"
      for thread in numbers(in: folder) {
        guard let status = text(of: "\(folder)/\(thread)/status") else { return nil }
        var state: Substring?
        var switches: [Int] = []
        for line in status.split(separator: "\n") {
          if line.hasPrefix("State:") {
            state = line.dropFirst(6).drop(while: \.isWhitespace).prefix(1)
          }
          guard line.contains("ctxt_switches:"), let count = line.split(separator: "\t").last else {
            continue
          }
          switches += Int(count).map { [$0] } ?? []
        }
        // S is sleeping, T and t are stopped, Z and X have ended.
        guard let state, "STtZX".contains(state), switches.count == 2 else { return nil }
        sleepers[thread] = switches.reduce(0, +)
      }
    }
    return sleepers
  }

  private static func numbers(in folder: String) -> [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).compactMap { Int32($0) }
  }

  fileprivate static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A process of the group, as described by its line in `/proc`.
private struct Member {
  let number: Int32
  /// Its processor time and that of the children it has waited for, in ticks of the system.
  let ticks: Int
  let isBacktracer: Bool

  init?(_ number: Int32, of group: pid_t) {
    // `12 (any (name)) S 1 12 …`: the name may contain blanks and parentheses.
    guard let line = GroupUse.text(of: "/proc/\(number)/stat"),
      let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")")
    else { return nil }
    let fields = line[close...].dropFirst().split(separator: " ")
    guard fields.count > 14, fields[2] == "\(group)" else { return nil }
    self.number = number
    ticks = fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
    isBacktracer = line[open..<close].dropFirst() == "swift-backtrace"
  }
}
#endif
