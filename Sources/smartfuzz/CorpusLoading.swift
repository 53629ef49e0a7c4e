import CommandLine
import Foundation
import FuzzKit

/// Finds the corpus of a campaign and names the files that are left out.
enum CorpusLoading {
  /// The corpus in the folder that was asked for, or in `Corpus` if that exists.
  static func corpus(for options: Options) throws(UsageError) -> Corpus {
    let folder = options.corpus ?? "Corpus"
    guard
      let store = CorpusStore(
        directory: URL(fileURLWithPath: folder),
        limit: options.configuration.maximumLength
      )
    else {
      guard let asked = options.corpus else { return Corpus([]) }
      throw UsageError("there is no corpus folder '\(asked)'; make it, or leave --corpus out")
    }
    for file in store.skipped {
      Terminal.error("skipped \(folder)/\(file.path): \(file.reason)")
    }
    return Corpus(store.entries)
  }

  /// The targets that were asked for.
  static func targets(for options: Options, from all: [any FuzzTarget]) -> [any FuzzTarget] {
    guard let names = options.targets else {
      // Who names a program means that program.
      return all.filter { target in
        let isOfProgram = target.name.hasPrefix(SubjectTargets.prefix)
        return options.subject == nil ? !isOfProgram && !target.isOptIn : isOfProgram
      }
    }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
