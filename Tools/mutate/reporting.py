"""Writes what the mutants came to, for programs and people."""
import collections
import html
import json
import pathlib
import sys

TITLE = "Mutants of SmartCodable"


# What a survivor was found to be on reading it, and how that is told. Only the first is not counted.
CLASSES = {
    "equivalent": "changes nothing that a result shows, or only time or memory",
    "unseen": "inputs come by, and nothing looks at what changes",
    "unreached": "neither the suite nor the fuzzer comes by",
    "api": "a convenience of the API that only unit tests call",
    "bound": "only beyond a size that no input has",
    "unread": "not read yet",
}

# What only unit tests or a longer campaign killed survived the suite and the fuzzer.
ALIVE = ("survived", "unit", "deep")


def place(mutant):
    """What names a mutant whatever its line and number."""
    return pathlib.PurePath(mutant["file"]).name, mutant["before"], mutant["after"]


def reading_of(mutant, readings):
    """What was read about a mutant: about its line, or about all of its texts in the file."""
    name, before, after = place(mutant)
    at_line = (f"{name}:{mutant['line']}", before, after)
    return readings.get(at_line) or readings.get((name, before, after), ("unread", ""))


def readings_in(path):
    """(class, reason) of survivors, by file, original and new text; short texts name their line, too."""
    readings = {}
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 5 or parts[3] not in CLASSES:
            sys.exit(f"{path}: error: '{line}' is not file, two texts, a class and a reason, with tabs between them")
        readings[tuple(parts[:3])] = tuple(parts[3:])
    return readings


def outcome_of(mutant, result, reading):
    if not mutant["compiles"]:
        return "does not compile"
    if result is None:
        return "not run"
    if result["killers"]:
        # The unit tests only if nothing else did.
        return min((killer["stage"] for killer in result["killers"]), key=lambda stage: stage == "unit")
    if not {"kit", "kit-strict", "fuzz"} <= set(result["survived"]):
        return "unfinished"
    return "equivalent" if reading[0] == "equivalent" else "survived"


def write(state, known, survivors, folder):
    folder.mkdir(parents=True, exist_ok=True)
    readings = readings_in(survivors)
    rows = []
    for mutant in state["mutants"]:
        result = known.get(mutant["key"])
        reading = reading_of(mutant, readings)
        row = dict(mutant, outcome=outcome_of(mutant, result, reading))
        if result:
            row["killers"], row["survivedStages"] = result["killers"], result["survived"]
            row["reached"] = result["reached"]
        if row["outcome"] in ("survived", "equivalent"):
            row["class"], row["reason"] = reading
        rows.append(row)
    run = [r for r in rows if r["outcome"] not in ("does not compile", "not run", "unfinished")]
    different = [r for r in rows if r["outcome"] != "equivalent"]
    report = {
        "seed": state["seed"], "sites": state["sites"], "drawn": len(rows),
        "dropped": sum(r["outcome"] == "does not compile" for r in rows), "run": len(run),
        "unfinished": sum(r["outcome"] == "unfinished" for r in rows),
        "kit": figures(rows, ["kit", "kit-strict"]), "fuzz": figures(rows, ["fuzz"]),
        "deep": figures(different, ["deep"]), "unit": figures(different, ["unit"]),
        "unreached": sum(r["outcome"] in ALIVE and not set(r["reached"]) - {"unit", "deep"} for r in run),
        "outcomes": dict(sorted(collections.Counter(r["outcome"] for r in run).items())), "mutants": rows,
    }
    (folder / "mutation.json").write_text(json.dumps(report, indent=1, sort_keys=True, ensure_ascii=False) + "\n")
    (folder / "mutation.md").write_text(markdown(report, run))
    (folder / "mutation.html").write_text(page(report, run))
    print(summary(report))


def figures(rows, stages):
    """How many mutants a killer met, killed and never came by; several stages are one killer here."""
    met = killed = unreached = 0
    for row in rows:
        if "killers" not in row or not row["compiles"]:
            continue
        kills = any(k["stage"] in stages for k in row["killers"])
        if kills or set(stages) <= set(row["survivedStages"]):
            met += 1
            killed += kills
            unreached += not set(stages) & set(row["reached"])
    return {"met": met, "killed": killed, "unreached": unreached}


def summary(report):
    outcomes = report["outcomes"]
    alive = sum(outcomes.get(name, 0) for name in ALIVE)
    killed = report["run"] - alive - outcomes.get("equivalent", 0)
    text = (f"{report['sites']} sites, {report['drawn']} drawn by seed {report['seed']}, {report['dropped']} do not "
            f"compile, {report['run']} run: {killed} killed, {outcomes.get('equivalent', 0)} equivalent, "
            f"{alive} survived, {report['unreached']} of them because nothing comes by. {report['unfinished']} survived the "
            f"suite and were not given to the fuzzer; they are not counted as run.")
    kit, fuzz = report["kit"], report["fuzz"]
    if alive + killed:
        text += f" That is {percent(killed / (alive + killed))} of those that are not equivalent."
    for name, killer in [("deep", "A campaign of 1,000,000 iterations was"), ("unit", "The unit tests were")]:
        found = report[name]
        if found["met"]:
            # Not all survivors were given to it, so their share counts, not their number.
            share = 1 - alive * (1 - found["killed"] / found["met"]) / (alive + killed)
            text += (f" {killer} given {found['met']} of the survivors and killed {found['killed']}: with that "
                     f"some {percent(share)} of those that are not equivalent.")
    if report["unfinished"] and kit["met"] and fuzz["met"]:
        # Kills by the suite were counted for all mutants, survivors only for some, so the plain ratio
        # would be too high.
        share = kit["killed"] / kit["met"]
        share += (1 - share) * fuzz["killed"] / fuzz["met"]
        text += (f" The suite killed {kit['killed']} of {kit['met']}, the fuzzer {fuzz['killed']} of {fuzz['met']} "
                 f"that survived it: some {percent(share)} for both.")
    return text


def percent(share):
    return f"{round(100 * share)} %"


def tables(report, run):
    """(title, header, rows) of the figures."""
    yield "By outcome", ["outcome", "mutants"], [[n, c] for n, c in report["outcomes"].items()]
    yield "By killer", ["killer", "mutants given to it", "killed", "not reached"], [
        [name, f["met"], f["killed"], f["unreached"]] for name, f in ((name, report[name]) for name in ("kit", "fuzz", "deep", "unit")) if f["met"]
    ]
    classes = collections.Counter(r["class"] for r in run if "class" in r)
    yield "Survivors by class", ["class", "meaning", "mutants"], [
        [name, meaning, classes[name]] for name, meaning in CLASSES.items() if classes[name]
    ]
    ways = collections.Counter(
        (r["outcome"], r["killers"][0]["how"]) for r in run if r.get("killers")
    )
    yield "How they were killed", ["killer", "how", "mutants"], [[*k, c] for k, c in sorted(ways.items())]
    for title, member in [("By rule", "rule"), ("By folder", "folder")]:
        counts = collections.defaultdict(collections.Counter)
        for row in run:
            what = row["outcome"] if row["outcome"] in ("survived", "equivalent") else "killed"
            counts[row[member]][what] += 1
        yield title, [member, "run", "killed", "equivalent", "survived"], [
            [name, sum(c.values()), c["killed"], c["equivalent"], c["survived"]] for name, c in sorted(counts.items())
        ]
    unsafe = collections.Counter(r["outcome"] for r in run if r["unsafe"])
    yield "In files with unsafe code", ["outcome", "mutants"], [[n, c] for n, c in sorted(unsafe.items())]


def survivors(run):
    header = ["place", "rule", "before", "after", "reached by", "class", "why, and what was tried"]
    rows = []
    order = list(CLASSES)
    for row in sorted((r for r in run if "class" in r), key=lambda r: order.index(r["class"])):
        rows.append([
            f"{row['file'].removeprefix('Sources/SmartCodable/')}:{row['line']}" + (" (unsafe)" if row["unsafe"] else ""),
            row["rule"], row["before"], row["after"] or "(removed)", ", ".join(row["reached"]) or "nothing",
            row["class"], row["reason"],
        ])
    return header, rows


def markdown(report, run):
    def cell(value, code=False):
        text = str(value).replace("|", "\\|")
        return f"`{text}`" if code and text and text != "(removed)" else text

    lines = [f"# {TITLE}", "", summary(report), "", "Written by `Tools/mutate/mutate report`."]
    for title, header, rows in tables(report, run):
        lines += ["", f"## {title}", "", "| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
        lines += ["| " + " | ".join(cell(v) for v in row) + " |" for row in rows]
    header, rows = survivors(run)
    lines += ["", "## Survivors", "", "| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    lines += ["| " + " | ".join(cell(v, code=i in (2, 3)) for i, v in enumerate(row)) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def page(report, run):
    def table(header, rows):
        head = "".join(f"<th>{html.escape(h)}</th>" for h in header)
        body = "".join("<tr>" + "".join(f"<td>{html.escape(str(v))}</td>" for v in row) + "</tr>\n" for row in rows)
        return f"<table>\n<tr>{head}</tr>\n{body}</table>\n"

    text = f"<h1>{TITLE}</h1>\n<p>{html.escape(summary(report))}</p>\n"
    for title, header, rows in tables(report, run):
        text += f"<h2>{title}</h2>\n{table(header, rows)}"
    text += f"<h2>Survivors</h2>\n{table(*survivors(run))}"
    everything = [
        [r["number"], f"{r['file']}:{r['line']}", r["rule"], r["before"], r["after"] or "(removed)", r["outcome"],
         r["killers"][0]["first"] if r.get("killers") else ""]
        for r in report["mutants"]
    ]
    text += "<h2>All mutants</h2>\n" + table(
        ["number", "place", "rule", "before", "after", "outcome", "first sign"], everything
    )
    style = ("body{font:15px sans-serif;margin:2em}table{border-collapse:collapse}"
             "td,th{border:1px solid #bbb;padding:.2em .5em;text-align:left}td{font-family:monospace;font-size:13px}")
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{TITLE}</title>'
            f"<style>{style}</style></head>\n<body>\n{text}</body></html>\n")
