import Foundation

/// A backtrace from the runtime, reduced to what a signature needs.
struct Backtrace {
  /// One frame: a function without its arguments, and its line if that is known.
  struct Frame: Hashable {
    let function: String
    let line: Int?
  }

  /// The frames of the target's code, innermost first.
  let frames: [Frame]

  /// Prefixes of the fuzzer's own frames; the frames outside of them are the same for every death.
  private static let ends = ["WorkerRunner.", "Trial.", "Fuzzer.", "Case.", "TargetCall."]

  /// Reads a report in the runtime's JSON form; nil if it has no crashed thread.
  init?(_ data: Data) {
    guard let report = try? JSONDecoder().decode(Report.self, from: data),
      let thread = report.threads.first(where: { $0.crashed == true })
    else { return nil }
    var frames: [Frame] = []
    for raw in thread.frames where !raw.isSystem {
      guard let description = raw.description else { continue }
      let function = Self.function(in: description)
      if Self.ends.contains(where: function.hasPrefix) { break }
      let line = raw.sourceLocation.flatMap { $0.line > 0 ? $0.line : nil }
      frames.append(Frame(function: function, line: line))
    }
    self.frames = frames
  }

  /// The names of the `count` innermost frames, recursion collapsed.
  ///
  /// The first includes its line, so that two traps in one function differ.
  func innermostFrames(_ count: Int) -> [String] {
    var names: [String] = []
    for frame in frames where !names.contains(frame.function) { names.append(frame.function) }
    guard let first = frames.first, !names.isEmpty else { return [] }
    if let line = first.line { names[0] += ".\(line)" }
    return Array(names.prefix(count))
  }

  /// The function that a recursion passes through most often.
  ///
  /// Neither the place where the stack ran out nor the path from one level to the next is deterministic.
  var recursion: String? {
    var counts: [String: Int] = [:]
    for frame in frames { counts[frame.function, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The name in a description such as `specialized Box.open<A>(_:) + 54`.
  static func function(in description: String) -> String {
    var name = description
    if let end = name.range(of: " + ", options: .backwards) {
      name.removeSubrange(end.lowerBound...)
    }
    for prefix in ["specialized ", "merged ", "partial apply for ", "generic specialization "] {
      name = name.replacingOccurrences(of: prefix, with: "")
    }
    if let context = name.range(of: " in ", options: .backwards) {
      // A closure is named after the function that contains it.
      name = String(name[context.upperBound...])
    }
    var result = ""
    var depth = 0
    for character in name {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0, character.isLetter || character.isNumber || "._".contains(character) {
        result.append(character)
      }
      if character == ">" || character == ")" { depth -= 1 }
    }
    return String(result.prefix(48))
  }

  private struct Report: Decodable {
    let threads: [Thread]

    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Raw]
    }

    struct Raw: Decodable {
      let description: String?
      let system: Bool?
      let image: String?
      let sourceLocation: Location?

      private static let systemImages = [
        "libswift", "libFoundation", "lib_Foundation", "libc.", "libm.", "libstdc++", "libgcc",
        "libdispatch", "libBlocksRuntime", "libpthread", "ld-linux",
      ]

      var isSystem: Bool {
        system == true
          || Self.systemImages.contains { (image ?? "").hasPrefix($0) }
          || (description ?? "").hasPrefix("Swift runtime failure")
          || (description ?? "").hasPrefix("protocol witness for ")
          || (description ?? "").hasPrefix("0x")
      }
    }

    struct Location: Decodable {
      let line: Int
    }
  }
}
