import Foundation

/// The report file: its own types, a version, and times that only compare within one run.
struct EncodedBenchmark: Encodable {
  struct Row: Encodable {
    let shape: String
    let bytes: Int
    let decoder: String
    let ratio: Double
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    let interquartileShare: Double
    let isNoisy: Bool
    let repeats: Int
  }

  var schemaVersion = 1
  let date: String
  let processor: String
  let swift: String
  let commit: String
  let seed: UInt64
  let rounds: Int
  let warmUps: Int
  let rows: [Row]

  init(_ results: [ShapeResult], options: Options, machine: Machine) {
    date = machine.date
    processor = machine.processor
    swift = machine.swift
    commit = machine.commit
    seed = options.seed
    rounds = options.rounds
    warmUps = options.warmUps
    rows = results.flatMap { result in
      result.measurements.map { measurement in
        Row(
          shape: result.shape,
          bytes: result.byteCount,
          decoder: measurement.name,
          ratio: result.ratio(measurement),
          medianNanoseconds: measurement.median,
          minimumNanoseconds: measurement.minimum,
          interquartileShare: measurement.spread,
          isNoisy: measurement.isNoisy,
          repeats: measurement.repeats
        )
      }
    }
  }

  /// Writes `<date>.json` and returns its path.
  func write(to folder: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let directory = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent(date + ".json")
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
    return file.path
  }
}
