import FuzzKit

/// `smartfuzz --help`.
struct HelpCommand {
  func run() -> ExitCode {
    Terminal.print(Self.text)
    return .clean
  }

  static let text = """
    smartfuzz looks for inputs on which a decoder crashes, hangs, or breaks a promise.

    usage
      smartfuzz [run] [options]                    run a campaign
      smartfuzz replay FILE [options]              run one input again
      smartfuzz replay --iteration I --seed S      the same, without a file
      smartfuzz selftest                           find the planted bugs
      smartfuzz selftest --planted                 measure how many bugs of a decoder are found
      smartfuzz list                               targets, oracles, mutators

    options
      --iterations N     how many inputs to run (default 100000)
      --seed S           the seed number (default 1): the same seed gives the same inputs
      --from I           the first iteration (default 0): resumes an interrupted campaign
      --jobs J           worker processes (default: one per core); changes the time only
      --target NAME,…    the targets, or all (default all); see smartfuzz list
      --corpus DIR       folder with seed inputs (default Corpus, if it exists)
      --timeout-ms T     a run that takes longer hangs (default 1000)
      --max-len N        the longest input in bytes (default 4096)
      --stack-kb K       stack of a decode (default 512; 4096 in debug builds)
      --memory-mb M      address space of a worker (default 1024; 0 means no limit)
      --reports DIR      where reports and findings go (default Reports/fuzz)
      --quiet            no progress lines
      --planted          selftest: one campaign for each bug of the planted decoder (default
                         300000 iterations), blind and with the probe
      --no-probe         selftest --planted: blind only
      --help             this text

    files
      DIR/<run>.json, DIR/<run>.md                 the report; the same for any number of jobs
      DIR/<run>/findings/<signature>/input         the bytes that failed, for replay
      DIR/<run>/timing.json                        how long it took
      DIR/planted.json, DIR/planted.md             the result of selftest --planted

    exit codes
      0 clean and all iterations done    1 findings    2 wrong usage
      3 the fuzzer itself failed         130 interrupted, report written
    """
}
