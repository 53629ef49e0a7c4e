import Foundation

/// A backtrace from the runtime, reduced to what a signature needs.
struct Backtrace {
  /// The functions of the target's code, innermost first, without their arguments.
  let functions: [String]

  /// Why the process trapped, if the runtime knows it: without optimization it says so itself, to standard error.
  let reason: String?

  /// Prefixes of the fuzzer's own frames; the frames outside of them are the same for every death.
  private static let ends = ["WorkerRunner.", "Trial.", "Fuzzer.", "Case.", "TargetCall."]

  /// Reads a report in the runtime's JSON form; nil if it has no crashed thread.
  init?(_ data: Data) {
    guard let report = try? JSONDecoder().decode(Report.self, from: data),
      let thread = report.threads.first(where: { $0.crashed == true })
    else { return nil }
    var functions: [String] = []
    for raw in thread.frames where !raw.isSystem {
      guard let description = raw.description else { continue }
      let function = Self.function(in: description)
      if Self.ends.contains(where: function.hasPrefix) { break }
      functions.append(function)
    }
    self.functions = functions
    let mark = "Swift runtime failure: "
    reason = report.description.flatMap {
      $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : nil
    }
  }

  /// The function that a recursion passes through most often.
  ///
  /// Neither the place where the stack ran out nor the path from one level to the next is deterministic.
  var recursion: String? {
    var counts: [String: Int] = [:]
    for function in functions { counts[function, default: 0] += 1 }
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
    let description: String?
    let threads: [Thread]

    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Raw]
    }

    struct Raw: Decodable {
      let description: String?
      let system: Bool?
      let image: String?

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
  }
}
