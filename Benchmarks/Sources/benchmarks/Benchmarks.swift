import BenchmarkInputs
import BenchmarkModels
import Foundation
import SmartCodable

/// Measures one decoder or encoder after the other: inputs are made, results compared, and then timed.
@main
enum Benchmarks {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        print(Options.help)
      } else {
        exit(try run(options))
      }
    } catch let error as UsageError {
      fail("\(error.message) (see --help)", code: 2)
    } catch {
      fail("a decode or encode failed: \(error)", code: 1)
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    print("seed \(options.seed), \(options.rounds) rounds after \(options.warmUps) warm-ups")
    var results: [ShapeResult] = []
    for shape in options.shapes {
      let data = Data(shape.document(size: options.size, seed: options.seed).utf8)
      for (name, contenders) in try contests(shape, data) {
        for contender in contenders where try !contender.isEqualToBaseline() {
          fail("\(contender.name) does not give Foundation's result for \(name)", code: 1)
        }
        let measurements = try Measurement.all(
          contenders,
          rounds: options.rounds,
          warmUps: options.warmUps
        )
        results.append(
          ShapeResult(shape: name, byteCount: data.count, measurements: measurements)
        )
      }
    }
    print(ResultTable(results: results).text)
    guard let folder = options.output else { return 0 }
    do {
      let report = EncodedBenchmark(results, options: options, machine: Machine())
      print("wrote \(try report.write(to: folder))")
      return 0
    } catch {
      fail("cannot write the report to '\(folder)': \(error.localizedDescription)", code: 3)
    }
  }

  /// Who is compared on a shape: decoders, and then encoders of the decoded models.
  private static func contests(
    _ shape: InputShape,
    _ data: Data
  ) throws -> [(name: String, contenders: [Contender])] {
    func both<Model: SmartCodable & Equatable>(
      _ type: Model.Type
    ) throws -> [(name: String, contenders: [Contender])] {
      [
        (shape.rawValue, try Contender.all(type, data)),
        ("\(shape.rawValue) encoded", try Contender.encoders(type, data)),
      ]
    }
    return switch shape {
    case .airports: try both([Airport].self)
    case .areas: try both([Province].self)
    case .messages: try both([Message].self)
    case .coordinates: try both(Track.self)
    case .small: try both(Person.self)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
