import Foundation

/// The temporary folder that supervisor and workers share, and the files in it.
struct RunDirectory: Sendable {
  /// What a worker needs, in addition to the corpus.
  struct Assignment: Codable {
    var configuration: FuzzConfiguration
    var targets: [String]
    var digest: UInt64
    var documents: [Document]

    struct Document: Codable {
      var name: String
      var bytes: Data
    }
  }

  let url: URL
  /// The descriptor of the locked file by which others see that the owner lives; nil in a worker.
  private let lock: Int32?

  init(url: URL, lock: Int32? = nil) {
    self.url = url
    self.lock = lock
  }

  private static let prefix = "smartfuzz-run-"

  /// Removes the folders of owners that were killed, and so could not remove them themselves.
  ///
  /// Only the lock of the owner says that it lives: numbers of processes are used again, and mean something else
  /// in another container with the same temporary folder.
  static func removeOrphans(in parent: URL = FileManager.default.temporaryDirectory) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = parent.appendingPathComponent(name)
      guard let lock = SystemCalls.lock(folder.appendingPathComponent("lock").path, creating: false)
      else { continue }
      // Nor could they end what their targets had started.
      Descendants.kill(below: folder)
      RunDirectory(url: folder, lock: lock).remove()
    }
  }

  /// Creates a new, empty folder; nil if the system has no room for one.
  static func make(in parent: URL = FileManager.default.temporaryDirectory) -> RunDirectory? {
    removeOrphans(in: parent)
    let url = parent.appendingPathComponent("\(prefix)\(UUID().uuidString)")
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    // The file gets its name when it is locked, so nobody finds it unlocked before.
    let file = url.appendingPathComponent("unnamed")
    guard
      (try? FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: attributes
      )) != nil, let lock = SystemCalls.lock(file.path, creating: true)
    else { return nil }
    try? FileManager.default.moveItem(at: file, to: url.appendingPathComponent("lock"))
    return RunDirectory(url: url, lock: lock)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
    if let lock { SystemCalls.unlock(lock) }
  }

  func ring(_ worker: Int) -> String { url.appendingPathComponent("ring-\(worker)").path }
  func spool(_ worker: Int) -> String { url.appendingPathComponent("spool-\(worker)").path }
  func errors(_ worker: Int) -> String { url.appendingPathComponent("errors-\(worker)").path }

  /// The candidates that a worker reports.
  func features(_ worker: Int) -> String { url.appendingPathComponent("features-\(worker)").path }

  /// The cases of one batch.
  func batch(_ number: UInt64) -> URL { url.appendingPathComponent("batch-\(number)") }

  private var assignmentURL: URL { url.appendingPathComponent("assignment.json") }

  /// Freezes a plan, so that changes to the corpus folder do not affect the workers.
  func write(_ plan: CampaignPlan) -> Bool {
    let assignment = Assignment(
      configuration: plan.configuration,
      targets: plan.targets.map(\.name),
      digest: plan.digest,
      documents: plan.corpus.entries.map { entry in
        Assignment.Document(name: entry.name, bytes: Data(entry.bytes))
      }
    )
    guard let data = try? JSONEncoder().encode(assignment) else { return false }
    return (try? data.write(to: assignmentURL)) != nil
  }

  /// The frozen plan; nil if it does not match these targets.
  func readPlan(
    targets: [any FuzzTarget],
    oracles: [any FuzzOracle] = [],
    mutators: [any FuzzMutator] = []
  ) -> CampaignPlan? {
    guard let data = try? Data(contentsOf: assignmentURL),
      let assignment = try? JSONDecoder().decode(Assignment.self, from: data)
    else { return nil }
    let chosen = assignment.targets.compactMap { name in targets.first { $0.name == name } }
    let corpus = Corpus(
      assignment.documents.map { Corpus.Entry(name: $0.name, bytes: [UInt8]($0.bytes)) }
    )
    let plan = CampaignPlan(
      configuration: assignment.configuration,
      targets: chosen,
      corpus: corpus,
      mutators: MutatorSet.standard.adding(mutators),
      ownOracles: oracles
    )
    return plan.digest == assignment.digest ? plan : nil
  }
}
