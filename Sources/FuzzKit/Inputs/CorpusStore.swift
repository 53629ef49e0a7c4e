public import Foundation

/// Reads a corpus folder.
///
/// Seed inputs are the files below `seeds`, and those named `*.bytes` anywhere; without a folder `seeds` every
/// file is one. They are read byte for byte, whatever their names are, but those named `*.json` must be valid
/// JSON. Names that begin with a dot are left out.
public struct CorpusStore: Sendable {
  /// A file that is no input, and why.
  public struct SkippedFile: Hashable, Sendable {
    /// Its path below the corpus folder.
    public let path: String
    /// Why it was skipped.
    public let reason: String
  }

  /// The entries that were read.
  public private(set) var entries: [Corpus.Entry] = []
  /// The files that were skipped.
  public private(set) var skipped: [SkippedFile] = []

  /// Reads `directory`, or returns nil if it is not a folder; documents over `limit` are skipped.
  public init?(directory: URL, limit: Int) {
    let values = try? directory.resourceValues(forKeys: [.isDirectoryKey])
    guard values?.isDirectory == true else { return nil }
    for path in Self.files(in: directory) { read(path, in: directory, limit: limit) }
  }

  private static func files(in directory: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String }
    let paths = (all ?? []).sorted()
    let hasSeeds = paths.contains("seeds")
    return paths.filter { path in
      let isHidden = path.hasPrefix(".") || path.contains("/.")
      let isSeed = !hasSeeds || path.hasPrefix("seeds/") || path.hasSuffix(".bytes")
      let place = directory.appendingPathComponent(path)
      let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      return !isHidden && isSeed && !isFolder
    }
  }

  private mutating func read(_ path: String, in directory: URL, limit: Int) {
    let url = directory.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: url) else {
      skipped.append(SkippedFile(path: path, reason: "it cannot be read"))
      return
    }
    let bytes = [UInt8](data)
    if bytes.count > limit {
      skipped.append(SkippedFile(path: path, reason: "it is longer than \(limit) bytes"))
    } else if path.hasSuffix(".json"), JSONTree(parsing: bytes) == nil {
      skipped.append(SkippedFile(path: path, reason: "it is not valid JSON"))
    } else {
      entries.append(Corpus.Entry(name: path, bytes: bytes))
    }
  }
}
