import BenchmarkInputs
import BenchmarkKit
import BenchmarkRows
import Foundation

/// Runs the probe that lies beside this program.
struct ProbeLauncher {
  /// How often a case is measured; the medians count.
  private let launches = 3
  private let probe: URL

  init() throws(ProbeError) {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    probe = program.deletingLastPathComponent().appendingPathComponent("benchmark-probe")
    guard FileManager.default.isExecutableFile(atPath: probe.path) else {
      throw ProbeError("benchmark-probe is not built; build the whole package, or --no-memory")
    }
  }

  func facts(_ memoryCase: MemoryCase, _ options: Options) throws -> MemoryFacts {
    var bytes = 0
    var objects = 0
    let uses = try memoryCase.contenders.map { name in
      let results = try (0..<launches).map { _ in try launch(memoryCase, name, options) }
      bytes = results[0].bytes
      objects = results[0].objects
      return MemoryFacts.Use(
        name: name,
        objectCount: objects,
        allocations: results.map(\.allocations).sorted()[launches / 2],
        peakHeapBytes: results.map(\.peakHeapBytes).sorted()[launches / 2],
        peakResidentBytes: results.map(\.peakResidentBytes).sorted()[launches / 2]
      )
    }
    return MemoryFacts(
      id: memoryCase.id,
      bytes: bytes,
      objects: objects,
      uses: uses,
      limit: memoryCase.limit
    )
  }

  private func launch(
    _ memoryCase: MemoryCase,
    _ contender: String,
    _ options: Options
  ) throws -> HeapUse {
    let process = Process()
    process.executableURL = probe
    process.arguments =
      [memoryCase.id, contender, "--seed", String(options.seed)]
      + ["--size", String(options.size(of: memoryCase.shape))]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProbeError("the probe of \(memoryCase.id) by \(contender) failed")
    }
    return try JSONDecoder().decode(HeapUse.self, from: data)
  }
}

/// A probe that gave no answer.
struct ProbeError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
