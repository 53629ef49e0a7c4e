import BenchmarkInputs
import BenchmarkModels
import Foundation

/// Measures one decode after the other: inputs are made, results compared, and then timed.
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
      fail("a decode failed: \(error)", code: 1)
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    print("seed \(options.seed), \(options.rounds) rounds after \(options.warmUps) warm-ups")
    var results: [ShapeResult] = []
    for shape in options.shapes {
      let data = Data(shape.document(size: options.size, seed: options.seed).utf8)
      let contenders = try contenders(shape, data)
      for contender in contenders where try !contender.isEqualToBaseline() {
        fail("\(contender.name) does not give JSONDecoder's result for \(shape)", code: 1)
      }
      let measurements = try Measurement.all(
        contenders,
        rounds: options.rounds,
        warmUps: options.warmUps
      )
      results.append(
        ShapeResult(shape: shape.rawValue, byteCount: data.count, measurements: measurements)
      )
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

  private static func contenders(_ shape: InputShape, _ data: Data) throws -> [Contender] {
    switch shape {
    case .airports: try Contender.all([Airport].self, data)
    case .areas: try Contender.all([Province].self, data)
    case .messages: try Contender.all([Message].self, data)
    case .coordinates: try Contender.all(Track.self, data)
    case .small: try Contender.all(Person.self, data)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
