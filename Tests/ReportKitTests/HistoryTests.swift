import Foundation
import ReportKit
import Testing

@Suite struct HistoryTests {
  @Test("Names are ordered by the numbers in them")
  func order() {
    let names = ["1.10.0", "1.9.0", "1.9.0-beta", "b", "a2", "a10", "a02", "1"]
    #expect(
      names.sorted(by: ReportHistory.precedes)
        == ["1", "1.9.0", "1.9.0-beta", "1.10.0", "a02", "a2", "a10", "b"]
    )
  }

  @Test("JSON files of a folder and of the folders in it are read, without other files")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("history-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "1.10.json": "c", "1.9/report.json": "b", "1.9/notes.txt": "x", "1.2/other.json": "a",
      "1.2/deep/far.json": "x",
    ] {
      let file = folder.appendingPathComponent(path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let files = try #require(ReportHistory.files(in: folder.path))
    #expect(files.map(\.name) == ["1.2/other", "1.9", "1.10"])
    #expect(files.map { String(decoding: $0.data, as: UTF8.self) } == ["a", "b", "c"])
    #expect(ReportHistory.files(in: folder.path + "/none") == nil)
  }

  private static let table = HistoryTable(
    "A <title>",
    columns: ["1.0", "2.0"],
    sections: [
      HistoryTable.Section(
        "First",
        [
          HistoryTable.Row("moved & more", [HistoryTable.Cell("yes", .good), .missing]),
          HistoryTable.Row("still", [HistoryTable.Cell("3"), HistoryTable.Cell("3")]),
        ]
      ),
      HistoryTable.Section("Empty", []),
    ]
  )

  @Test("A terminal gets aligned columns with a mark where something moved")
  func text() {
    #expect(
      Self.table.text == """
        First
                        1.0  2.0
        > moved & more  yes  –
          still         3    3
        """
    )
  }

  @Test("A page escapes its texts and frames what moved")
  func page() {
    let page = Self.table.page
    #expect(page.contains("<h1>A &lt;title&gt;</h1>"))
    #expect(
      page.contains(
        #"<th scope="row">moved &amp; more</th><td class="good">yes</td><td class="plain moved">–</td>"#
      )
    )
    #expect(page.contains(#"<td class="plain">3</td><td class="plain">3</td>"#))
    #expect(!page.contains("Empty"))
  }
}
