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
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in ReportFolder(certification, notes: notes).files {
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    }
  }
}
