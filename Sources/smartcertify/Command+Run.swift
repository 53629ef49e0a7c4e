import ConformanceKit
import Foundation
import SmartCodableConformance

extension Command {
  func run() async throws -> ExitStatus {
    switch self {
    case .help:
      print(Self.usage, terminator: "")
      return .clean
    case .certify(let output): return try await Self.certify(writingTo: output)
    case .list(let format, let output): return try Self.list(format, writingTo: output)
    case .lint(let specification): return try Self.lint(against: specification)
    case .strength: return await Self.strength()
    }
  }

  private static func certify(writingTo directory: String) async throws -> ExitStatus {
    let certification = await Certification.run(
      Certification.Entry(SmartDecoderSubject.subject),
      besides: [Certification.Entry(DropInSubject.foundation)]
    )
    print(CertificationTable(certification).text)
    try write(EncodedCertification(certification).text, to: directory, "certification.json")
    try write(MarkdownCertification(certification).text, to: directory, "certification.md")
    if certification.certified.isBroken { return .broken }
    return certification.isClean ? .clean : .failures
  }

  private static func list(
    _ format: ListFormat,
    writingTo directory: String?
  ) throws -> ExitStatus {
    switch format {
    case .text:
      for conformanceCase in ConformanceSuite.current.cases {
        print("\(conformanceCase.id)\t\(conformanceCase.clause)\t\(conformanceCase.title)")
      }
    case .json:
      print(SuiteListing().text, terminator: "")
    case .swiftTesting:
      let directory = directory ?? "Tests/ConformanceKitTests/Cases"
      for (name, text) in TestSource().files(faults: Fault.all).sorted(by: { $0.key < $1.key }) {
        try write(text, to: directory, name)
      }
    }
    return .clean
  }

  private static func lint(against file: String) throws -> ExitStatus {
    let specification: String
    do {
      specification = try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw UsageError("cannot read '\(file)'; give the specification by --specification FILE")
    }
    let suite = ConformanceSuite.current
    let findings = SuiteLint(suite: suite, specification: specification).findings()
    for finding in findings { print(finding) }
    if findings.isEmpty { print("\(suite.cases.count) cases are in order") }
    return findings.isEmpty ? .clean : .failures
  }

  private static func strength() async -> ExitStatus {
    let matrix = await KillMatrix.measured()
    print(StrengthTable(matrix).text, terminator: "")
    return matrix.isSound ? .clean : .failures
  }

  private static func write(_ text: String, to directory: String, _ name: String) throws {
    let folder = URL(filePath: directory, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    } catch {
      throw UsageError("cannot write '\(name)' to '\(directory)'; choose another --output")
    }
  }
}
