import BenchmarkInputs

extension Options {
  package static let help = """
    Measures SmartCodable beside JSONDecoder, JSONEncoder, JSONSerialization and PropertyListDecoder
    on generated documents, or on a file, and says which targets are met.

    usage: benchmarks [run] [--row TEXT[,TEXT]] [--shape NAME[,NAME]] [--quick] [--no-memory]
                      [--size BYTES] [--runs N] [--rounds N] [--warm-ups N] [--seed S]
                      [--file PATH] [--output DIR] [--compare FILE]
           benchmarks list
           benchmarks doubles [--count N] [--seed S] [--output DIR]

    run, which is the default:
      --row TEXT       only rows whose id contains TEXT (`benchmarks list` names them)
      --shape NAME     only rows with these documents:
                       \(InputShape.allCases.map(\.rawValue).joined(separator: ", "))
      --quick          documents of at most 100 KB, none of the long rows, no memory
      --no-memory      do not count allocations and measure peak memory
      --size BYTES     size of each document but `small` (default: what the list says)
      --runs N         measure all rows N times and tell the figure of each (default: 1)
      --rounds N       measured rounds, at least 15 (default: 15)
      --warm-ups N     rounds before them, at least 3 (default: 3)
      --seed S         seed of everything that is generated (default: 1)
      --file PATH      measure this JSON file, without a model, and nothing else
      --output DIR     also write report.json, report.txt and chart.svg to this folder
      --compare FILE   also say what changed since the report.json of another run, and whether
                       that is more than noise

    list               names all rows and the sizes of their documents

    doubles            decodes doubles in hard spellings and compares them with strtod, bit for bit
      --count N        how many (default: 200000)
      --output DIR     also write doubles.json to this folder

    Times are processor time of one thread, medians of all rounds; the contenders of a row take turns
    in one process, and their results are compared before anything is timed. A row is noisy if the
    middle half of its times spreads over more than 10 % of the median.

    exit codes: 0 measured, 1 results differ, 2 wrong usage, 3 a file or a probe failed
    """
}
