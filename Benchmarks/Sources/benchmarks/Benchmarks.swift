import BenchmarkKit
import BenchmarkRows
import Foundation

@main enum Benchmarks {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      fail("\(error.message); --help tells more", code: 2)
    } catch let error as WrongResult {
      let row = error.row.map { "in row \($0) " } ?? ""
      fail("\(row)the result of \(error.contender) is not that of the others", code: 1)
    } catch {
      fail(String(describing: error), code: 3)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments)
    guard !options.wantsHelp else {
      print(Options.help)
      return 0
    }
    return switch options.command {
    case .run: try RunCommand(options: options).run()
    case .list: ListCommand(options: options).run()
    case .doubles: try DoublesCommand(options: options).run()
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
