import Foundation

/// The folder of all findings: one folder for each signature.
struct FindingFolder {
  let url: URL

  /// The program that replays findings.
  private let program: String

  /// Creates the folder for findings of `program`, which also replays them.
  init(_ url: URL, program: String) {
    self.url = url
    self.program = program
  }

  /// Removes the findings of an earlier campaign of the same name.
  func clear() { try? FileManager.default.removeItem(at: url) }

  /// Writes input and metadata of a finding; this comes before any other processing of it.
  func store(_ finding: Finding, plan: CampaignPlan) {
    write(finding.input, "input", of: finding, plan: plan)
    write(EncodedFinding.Metadata(finding, plan: plan).data, "finding.json", of: finding.signature)
    let target = plan.targets.first { $0.name == finding.target }
    let text = script(target?.replayArguments ?? [])
    write(Data(text.utf8), "repro.sh", of: finding.signature)
    let script = place(of: finding.signature).appendingPathComponent("repro.sh")
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
  }

  /// Writes an input of a finding, and beside it what the target gets for it where that is another format.
  func write(_ input: [UInt8], _ name: String, of finding: Finding, plan: CampaignPlan) {
    write(Data(input), name, of: finding.signature)
    if let sent = plan.sent(input, to: finding.target) {
      write(Data(sent.bytes), "\(name).\(sent.format)", of: finding.signature)
    }
  }

  /// Writes one file of a finding.
  func write(_ data: Data, _ name: String, of signature: Signature) {
    let folder = place(of: signature)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: folder.appendingPathComponent(name))
  }

  /// Moves a finding to the folder of its final signature, or removes it if that folder exists.
  func move(_ old: Signature, to new: Signature) {
    guard old != new else { return }
    let manager = FileManager.default
    if manager.fileExists(atPath: place(of: new).path) {
      try? manager.removeItem(at: place(of: old))
    } else {
      try? manager.moveItem(at: place(of: old), to: place(of: new))
    }
  }

  private func place(of signature: Signature) -> URL {
    url.appendingPathComponent(signature.description)
  }

  /// A script that replays the finding beside it, from the root of the package or with a built tool.
  private func script(_ arguments: [String]) -> String {
    let words = arguments.map { " " + ShellWord.quoted($0) }.joined()
    return """
      #!/bin/sh
      # Runs the input beside this file again: 1 if it still fails, 0 if not.
      # \(variable) names a tool that is built already; without it the package at hand is built.
      here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd) || exit 2
      if [ -n "$\(variable)" ]; then exec "$\(variable)" replay "$here"\(words) "$@"; fi
      exec swift run -c release \(ShellWord.quoted(program)) replay "$here"\(words) "$@"

      """
  }

  /// The environment variable that names the built program: `SMARTFUZZ` for `smartfuzz`.
  private var variable: String {
    let letters = program.uppercased()
      .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
  }
}
