#if canImport(Glibc)
import ReportKit

/// Where a Swift program crashed, read from the backtrace that it wrote to standard error.
///
/// Nothing in it depends on the run: no addresses, registers or folders.
struct CrashPlace: Hashable, CustomStringConvertible {
  /// The program's last message, for example `Fatal error: Index out of range`; nil if there is none.
  let message: String?
  /// The first frame outside the standard library and the system, with file and line if known.
  let frame: String

  /// Libraries whose frames are skipped, since their callers are at fault.
  private static let libraries = [
    "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libc.so",
    "libm.so", "libpthread", "libstdc++", "libgcc", "ld-linux", "ld-musl", "[vdso]",
  ]
  /// Functions of the standard library that a static build links into the program.
  private static let functions = ["_assertionFailure", "_fatalError", "swift_", "__", "Swift."]

  /// Reads the text; nil if it holds no backtrace with such a frame.
  init?(_ errors: String) {
    let lines = errors.split(separator: "\n")
    guard let start = lines.lastIndex(where: { $0.hasPrefix("*** Program crashed:") }) else {
      return nil
    }
    let frames = lines[start...].drop { !($0.hasPrefix("Thread ") && $0.hasSuffix(" crashed:")) }
    guard let frame = frames.lazy.compactMap(Self.ownFrame).first else { return nil }
    self.frame = frame
    let words = ["Fatal error", "Precondition failed", "Assertion failed"]
    let said = lines[..<start].last { line in words.contains { line.contains($0) } }
    message = said.flatMap { line in
      words.compactMap { line.firstRange(of: $0)?.lowerBound }.min().map { String(line[$0...]) }
    }
  }

  var description: String { (message.map { PrintedText.value($0) + "; " } ?? "") + "in \(frame)" }

  /// `  1 [ra] 0x000055b8d739e364 Parser.parse(_:) + 243 in crash at …/main.swift:2:53` as
  /// `Parser.parse(_:) at main.swift:2`.
  private static func ownFrame(_ line: Substring) -> String? {
    let words = line.split(separator: " ", maxSplits: .max)
    guard words.first.flatMap({ Int($0) }) != nil,
      let address = words.firstIndex(where: { $0.hasPrefix("0x") }),
      !words[..<address].contains("[system]")
    else { return nil }
    let rest = words[(address + 1)...].joined(separator: " ")
    // A closure contains " in " itself, and a folder may contain " at ".
    let parts = rest.split(separator: " at ", maxSplits: 1)
    guard let head = parts.first, let separator = head.ranges(of: " in ").last,
      let symbol = head[..<separator.lowerBound].split(separator: " + ").first
    else { return nil }
    let library = head[separator.upperBound...]
    let name = function(of: symbol)
    guard !libraries.contains(where: library.hasPrefix), !functions.contains(where: name.hasPrefix)
    else { return nil }
    guard parts.count == 2, let file = parts[1].split(separator: "/").last else {
      return PrintedText.value(String(symbol))
    }
    let line = file.split(separator: ":").prefix(2).joined(separator: ":")
    return "\(PrintedText.value(String(symbol))) at \(line)"
  }

  /// The function that a symbol belongs to: `f(_:)` for `specialized closure #1 in f(_:)`.
  private static func function(of symbol: Substring) -> Substring {
    let isClosure = symbol.hasPrefix("closure #") || symbol.hasPrefix("implicit closure #")
    if isClosure, let end = symbol.firstRange(of: " in ")?.upperBound {
      return function(of: symbol[end...])
    }
    let made = "specialized "
    return symbol.hasPrefix(made) ? function(of: symbol.dropFirst(made.count)) : symbol
  }
}
#endif
