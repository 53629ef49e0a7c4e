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
      smartfuzz replay PATH [options]              run an input or a finding again
      smartfuzz replay --iteration I --seed S      the same, without a file
      smartfuzz minimize PATH                      the smallest input that fails in this way
      smartfuzz explain PATH                       what in the input matters
      smartfuzz triage DIR                         fold a folder of inputs by signature
      smartfuzz promote PATH                       draft a conformance case for a finding
      smartfuzz distill DIR [--output DIR]         keep what shows all features of a folder
      smartfuzz selftest                           find the planted bugs
      smartfuzz bench                              what supervision and making inputs cost
      smartfuzz selftest --planted                 measure how many bugs of a decoder are found
      smartfuzz list                               targets, oracles, mutators

    PATH is a file, the folder of a finding, or the signature of a finding below --reports.

    options
      --iterations N     how many inputs to run (default 100000)
      --seed S           the seed number (default 1): the same seed gives the same inputs
      --from I           the first iteration (default 0): resumes an interrupted campaign
      --time T           end after 30s, 5m or 2h; alone, it sets no number of iterations
      --jobs J           worker processes (default: one per core); changes the time only
      --target NAME,…    the targets, or all (default all); see smartfuzz list
      --subject PROGRAM  a program that speaks the protocol of ConformanceKit: its models become
                         the targets subject/…, which are meant unless --target names others
      --coverage         derive inputs from those that showed new edges (a build with
                         SMARTFUZZ_COVERAGE=1); without it every input is chosen blindly
      --epochs DIR       take what an earlier campaign learned, which makes it repeatable
      --oracle NAME,…    the oracles, default, or all (default default); see smartfuzz list;
                         linear-cost judges all models in a build with SMARTFUZZ_COVERAGE=steps
      --corpus DIR       folder with seed inputs (default Corpus, if it exists)
      --timeout-ms T     a run that takes longer hangs (default 1000)
      --max-len N        the longest input in bytes (default 4096)
      --stack-kb K       stack of a decode (default 512; 4096 in debug builds)
      --memory-mb M      address space of a worker (default 1024; 0 means no limit)
      --known FILE       accepted signatures, one a line, each with its reason
      --max-findings K   end the campaign at K findings that are not known
      --fail-fast        the same as --max-findings 1
      --no-minimize      leave the inputs of findings as they are
      --reports DIR      where reports and findings go (default Reports/fuzz)
      --digest D         replay --iteration: stop if corpus and targets are not these
      --regressions DIR  promote: write the files of a regression there too
      --crashes N        selftest: deaths of each kind (default 50; 0 leaves them out)
      --quiet            no progress lines
      --planted          selftest: one campaign for each bug of the planted decoder (default
                         300000 iterations), blind, with the probe, and with
                         --coverage also guided by edges
      --no-probe         selftest --planted: blind only
      --help             this text

    files
      DIR/<run>.json, DIR/<run>.md                 the report; the same for any number of jobs
      DIR/<run>/report.html, DIR/<run>/junit.xml   for a browser, for continuous integration
      DIR/<run>/fields.json                        field by JSON kind by outcome, per target
      DIR/<run>/findings/<signature>/              input, min, finding.json, backtrace.json,
                                                   stderr.txt, repro.sh, regression.json
      DIR/<run>/corpus, DIR/<run>/epochs           what --coverage collected, and learned
      DIR/<run>/timing.json                        how long it took
      DIR/planted.json, DIR/planted.md             the result of selftest --planted

    exit codes
      0 clean and all iterations done    1 findings    2 wrong usage
      3 the fuzzer itself failed, or the time was too short for --iterations
      130 interrupted, report written
    """
}
