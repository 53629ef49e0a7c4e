import CommandLine
import ConformanceKit

/// Reads the golden list of all cases.
enum CatalogFile {
  static func read(_ path: String) throws(UsageError) -> CaseCatalog {
    let text = try InputFile.text(
      of: path,
      "the catalog of cases; run from the root of the package"
    )
    do {
      return try CaseCatalog(parsing: text)
    } catch {
      throw UsageError("'\(path)': \(error)")
    }
  }
}
