"""Runs mutants through the killers, one after the other, and writes down what came of it."""
import concurrent.futures
import functools
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

# Limits: the CPU seconds of a process, and how long a mutant may be idle, for example while it waits
# for a lock.
CPU_LIMIT = 60
IDLE_LIMIT = 60
TICKS = os.sysconf("SC_CLK_TCK")


def results_file(work, state):
    """Results count only for the sources that they were found with."""
    return work / f"results-{state['sources']}.jsonl"


def results(work, state):
    """What is known about each mutant by its key; a later line counts more."""
    known = {}
    path = results_file(work, state)
    if path.exists():
        for line in path.read_text().splitlines():
            try:
                result = json.loads(line)
            except json.JSONDecodeError:
                continue  # the last line of a run that was ended
            known[result["key"]] = result
    return known


class Stage:
    """One killer: a program that ends with 0 when nothing is wrong."""

    def __init__(self, name, command, cpu=CPU_LIMIT, doubtful=()):
        self.name, self.command, self.cpu = name, command, cpu
        # A busy machine can also cause this, so it must happen twice.
        self.doubtful = ("does nothing", *doubtful)
        # The mutants that it comes by, each with the targets that do.
        self.reaching = {}

    def arguments(self, number):
        """The command that may kill the mutant."""
        return self.command

    def run(self, number, folder, trace=None, command=None):
        """How the mutant was killed, or nil if it survived; and what the program printed."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        environment = dict(os.environ, SMARTCODABLE_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
        if trace:
            environment["SMARTCODABLE_MUTANT_TRACE"] = str(trace)
        command = [str(part).replace("@OUT@", str(folder)) for part in command or self.arguments(number)]

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (self.cpu, self.cpu + 5))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            # A mutant that allocates without limit would cause other processes to be killed first.
            resource.setrlimit(resource.RLIMIT_DATA, (6 << 30, 6 << 30))

        log = folder / "log"
        with open(log, "wb") as output:
            process = subprocess.Popen(
                ["nice", "-n", "10", *command], stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                env=environment, cwd=folder, start_new_session=True, preexec_fn=limit,
            )
            how = self.wait(process)
        with open(log, "rb") as output:
            text = output.read(400_000).decode(errors="replace")
        if how is None and process.returncode != 0:
            code = process.returncode
            how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit {code}"
            if -code == signal.SIGXCPU:
                how = "CPU limit"
        return how, text

    def wait(self, process):
        """Waits for the end; says why it was forced."""
        used, since = 0.0, time.monotonic()
        while True:
            try:
                process.wait(timeout=0.5)
                return None
            except subprocess.TimeoutExpired:
                pass
            now = group_time(process.pid)
            if now > used + 0.02:
                used, since = now, time.monotonic()
            why = None
            if now > self.cpu:
                why = "CPU limit"
            elif time.monotonic() - since > IDLE_LIMIT:
                why = "does nothing"
            if why:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return why


    def baseline(self, work, count):
        """Runs without a mutant, which must be clean; returns which mutants it comes by, and in which targets."""
        return dict.fromkeys(self.traced(self.command, work, count), ())

    def traced(self, command, work, count):
        trace = work / f"trace-{self.name}"
        trace.write_bytes(bytes(count + 1))
        how, text = self.run(0, work / f"tmp-base-{self.name}", trace, command)
        if how:
            print(f"mutate: {self.name} fails without a mutant ({how}):\n{text[-2000:]}", file=sys.stderr)
            sys.exit(2)
        return {number for number, seen in enumerate(trace.read_bytes()) if seen}


class TargetStage(Stage):
    """A campaign of which only the targets run that come by the mutant: the others cannot see it.

    They get as many inputs as in a whole campaign of `iterations`, though not the same ones.
    """

    def __init__(self, name, command, iterations, **limits):
        super().__init__(name, command, **limits)
        self.iterations = iterations

    @functools.cached_property
    def weights(self):
        """The weight of each target that a campaign runs by default, as `list` tells it."""
        text = subprocess.run([self.command[0], "list"], capture_output=True, text=True, check=True).stdout
        rows = re.findall(r"^  (\S+)  (.*)$", text.partition("\noracles\n")[0], re.M)
        weights = {}
        for name, rest in rows:
            if "only by name)" not in rest:
                weight = re.search(r"\(weight (\d+)\)$", rest)
                weights[name] = int(weight[1]) if weight else 1
        return weights

    def campaign(self, targets):
        share = sum(self.weights[target] for target in targets) / sum(self.weights.values())
        return [*self.command, "--target", ",".join(targets), "--iterations", str(round(share * self.iterations))]

    def arguments(self, number):
        return self.campaign(self.reaching[number])

    def baseline(self, work, count):
        reaching = {}
        for target in self.weights:
            for number in self.traced(self.campaign([target]), work, count):
                reaching.setdefault(number, []).append(target)
        return reaching


def group_time(group):
    """The CPU seconds of a process group, with those of its children that have ended."""
    total = 0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            total += sum(int(field) for field in fields[11:15])
    return total / TICKS


def stages(options, root, scratch):
    """The killers that are asked for, in order."""
    tools = scratch / "release"
    ledgers = root / "Tests" / "Ledgers"
    known = {}
    for name, subject in [("kit", "smartcodable"), ("kit-strict", "smartcodable-strict")]:
        known[name] = Stage(
            name, [tools / "smartcertify", "run", "--subject", subject, "--ledger", ledgers / f"{subject}.json"]
        )
    fuzz = [tools / "smartfuzz", "run", "--seed", "1", "--jobs", "1", "--fail-fast", "--no-minimize", "--quiet",
            "--reports", "@OUT@/reports"]
    known["fuzz"] = TargetStage("fuzz", fuzz, 100_000, cpu=240, doubtful=["exit 3"])
    known["deep"] = TargetStage("deep", fuzz, 1_000_000, cpu=2400, doubtful=["exit 3"])
    names = options.stages.split(",")
    for name in names:
        if name not in known:
            print(f"mutate: no stage {name}; there are {', '.join(known)}", file=sys.stderr)
            sys.exit(2)
    if options.deep and "deep" not in names:
        names.append("deep")
    return [known[name] for name in names]


def unit_stage(copy, work):
    """SmartCodableTests in an optimized build of their own."""
    scratch = work / "unit"
    command = ["nice", "-n", "10", "swift", "build", "-c", "release", "-Xswiftc", "-enable-testing",
               "--product", "SmartCodablePackageTests", "--scratch-path", str(scratch)]
    if subprocess.run(command, cwd=copy).returncode != 0:
        print("mutate: the unit tests do not build", file=sys.stderr)
        sys.exit(2)
    bundle = next((scratch / "release").glob("*.xctest"))
    # These tests read files of the repository, which no mutant changes.
    skipped = ["SnippetTests", "MigrationArticleTests", "ManifestTests"]
    # And these need more stack than is available with the code of all mutants.
    skipped += ["DepthTests/chain", "DepthTests/smallStack", "DepthTests/folders"]
    skips = [part for name in skipped for part in ("--skip", name)]
    return Stage("unit", [bundle, "--testing-library", "swift-testing", *skips], cpu=600)


def first_sign(text, folder):
    """The first finding or case that is named, as a hint."""
    for path in sorted(folder.glob("reports/**/finding.json")):
        finding = json.loads(path.read_text())
        words = [str(finding[name]) for name in ("oracle", "kind", "target") if isinstance(finding.get(name), str)]
        return " ".join(words) or path.parent.name
    found = re.search(r"^(?:FAIL|fail|✘|✗|finding)[^\n]*", text, re.M)
    return " ".join((found.group(0) if found else text.strip().split("\n")[0]).split())[:160]


def find_reaching(stage, work, count):
    """Lets the stage find out what it comes by, unless it has for these mutants.

    The long campaign asks the short one: what comes by only later is left out, so its figure is a lower bound.
    """
    path = work / f"reached-{'fuzz' if stage.name == 'deep' else stage.name}.json"
    stamp = (work / "mutants.json").stat().st_mtime
    if not path.exists() or path.stat().st_mtime <= stamp:
        start = time.monotonic()
        found = stage.baseline(work, count)
        path.write_text(json.dumps(found))
        print(f"{stage.name}: clean without a mutant in {time.monotonic() - start:.0f} s, "
              f"comes by {len(found)} mutants", flush=True)
    stage.reaching = {int(number): targets for number, targets in json.loads(path.read_text()).items()}


def run(state, options, root, work, scratch, copy, is_equivalent):
    chain = stages(options, root, scratch)
    if options.unit:
        chain.append(unit_stage(copy, work))
    mutants = [m for m in state["mutants"] if m["compiles"]]
    # Not by place, so that the results of an interrupted run are a sample too, and the start of a
    # larger one.
    random.Random(f"order {options.seed}").shuffle(mutants)
    mutants = mutants[: options.sample]
    highest = max(m["number"] for m in state["mutants"])
    for stage in chain:
        find_reaching(stage, work, highest)
    known = results(work, state)
    guard, started, done = threading.Lock(), time.monotonic(), 0

    def one(place, mutant):
        nonlocal done
        if options.minutes and time.monotonic() - started > 60 * options.minutes:
            return
        result = known.get(mutant["key"]) or {"key": mutant["key"], "survived": [], "killers": []}
        names = {killer["stage"] for killer in result["killers"]}
        ran = False
        for stage in chain:
            if stage.name in result["survived"] or stage.name in names:
                continue
            # What unit tests kill still counts for the suite and the fuzzer.
            if not options.all_killers and names - ({"unit"} if stage.name != "unit" else set()):
                continue
            # Those read as equivalent are not worth minutes.
            if stage.name in ("deep", "unit") and is_equivalent(mutant):
                continue
            ran = True
            # The same work in the same order: a mutant that was not reached in the clean run is not
            # reached now.
            if mutant["number"] not in stage.reaching:
                result["survived"].append(stage.name)
                continue
            folder = work / f"tmp-{mutant['number']}"
            how, text = stage.run(mutant["number"], folder)
            if how in stage.doubtful:
                how, text = stage.run(mutant["number"], folder)
            if how:
                result["killers"].append({"stage": stage.name, "how": how, "first": first_sign(text, folder)})
                names.add(stage.name)
            else:
                result["survived"].append(stage.name)
        shutil.rmtree(work / f"tmp-{mutant['number']}", ignore_errors=True)
        here = {stage.name for stage in chain if mutant["number"] in stage.reaching}
        result["reached"] = sorted(here.union(result.get("reached", [])))
        with guard:
            done += 1
            if ran:
                with open(results_file(work, state), "a") as output:
                    output.write(json.dumps(result) + "\n")
            killer = result["killers"][0] if result["killers"] else None
            outcome = f"killed by {killer['stage']}, {killer['how']}" if killer else "survived"
            if ran and not killer and not result["reached"]:
                outcome += ", never reached"
            print(f"{done}/{len(mutants)} {mutant['file']}:{mutant['line']} {mutant['rule']}: {outcome}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for future in [pool.submit(one, place, mutant) for place, mutant in enumerate(mutants)]:
            future.result()
