import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Prints the mutation sites of the files whose paths are given, each as a line of JSON.
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in CommandLine.arguments.dropFirst() {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  let parsed = Parser.parse(source: source)
  let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
  let finder = SiteFinder(path, tree)
  finder.walk(tree)
  for site in finder.sites {
    FileHandle.standardOutput.write(try encoder.encode(site))
    FileHandle.standardOutput.write(Data("\n".utf8))
  }
}
