import Foundation

/// All reports on a certification, as the files of one folder.
///
/// | file | for |
/// |---|---|
/// | `report.json` | programs; `Reports/README.md` documents every member |
/// | `report.md` | people |
/// | `junit.xml` | continuous integration |
/// | `report.html` | a browser; one file, without network |
/// | `badge.json` | a badge service that reads endpoint objects |
/// | `badge.svg` | the same as a picture |
/// | `certificates.svg` | the profiles of all subjects as a picture |
public struct ReportFolder {
  /// The files by name, in alphabetical order.
  public let files: [(name: String, text: String)]

  /// Creates all reports.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - notes: Facts that are not in the results; by default only the toolchain.
  public init(_ certification: Certification, notes: RunNotes = RunNotes()) {
    files = [
      ("badge.json", Badge(certification.certified).text),
      ("badge.svg", Badge(certification.certified).picture),
      ("certificates.svg", CertificatePicture(certification).text),
      ("junit.xml", JUnitReport(certification, counting: notes.counted).text),
      ("report.html", HTMLReport(certification, notes: notes).text),
      ("report.json", EncodedCertification(certification, notes: notes).text),
      ("report.md", MarkdownCertification(certification, notes: notes).text),
    ]
  }

  /// Creates all reports and writes them.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - notes: Facts that are not in the results; by default only the toolchain.
  ///   - folder: The path of the folder; created if missing. Files of these names are replaced atomically.
  /// - Throws: Any error of Foundation if a file cannot be written.
  public static func write(
    _ certification: Certification,
    notes: RunNotes = RunNotes(),
    to folder: String
  ) throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    var notes = notes
    notes.root = notes.root ?? root(from: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in ReportFolder(certification, notes: notes).files {
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    }
  }

  /// The way from reports to the specification, if both are below the current folder, as in a checkout of the kit
  /// or of a package that depends on it: other ways would name folders of the machine.
  static func root(
    from folder: URL,
    at package: URL = Self.package,
    in here: URL = URL(filePath: FileManager.default.currentDirectoryPath)
  ) -> String? {
    let (from, to, base) = (parts(of: folder), parts(of: package), parts(of: here))
    let law = package.appending(path: "Specification/codable.md").path
    guard from.starts(with: base), to.starts(with: base),
      FileManager.default.fileExists(atPath: law)
    else { return nil }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared)
    return steps.map { "\($0)/" }.joined()
  }

  private static func parts(of url: URL) -> [String] {
    url.standardizedFileURL.pathComponents.filter { $0 != "/" }
  }

  /// The folder of the kit's package when it was compiled.
  private static let package = (0..<4)
    .reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
