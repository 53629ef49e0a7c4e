#!/usr/bin/env python3
"""Runs the suite that is data in the folder Suite, without any of our tools.

    python3 suite.py [--suite DIR] [--filter GLOB] [--verbose]

The decoder is that of adapter.py beside this file: it says which models it can read, and answers a
model, settings and bytes. Everything else that a runner needs is here, by the rules of
Suite/README.md: read the models and the cases, make the bytes of each input, compare the answer with
what is expected. One line for each case goes to standard output, `id<TAB>outcome`, in the order of
the ids; the exit code is 1 if a case that counts failed, and 2 if the suite cannot be read.
"""
import argparse, collections, fnmatch, itertools, json, pathlib, re, struct, sys
from decimal import Decimal

import adapter

class SuiteError(ValueError):
    """Something in the folder that its README does not allow."""

# What reading data of a wrong form raises, since its members are not looked at one by one.
WRONG_FORM = (KeyError, TypeError, AttributeError)

def reason(error):
    """What is wrong; an error of Python about a wrong form names only a key or a type."""
    return f"{type(error).__name__}: {error}" if isinstance(error, WRONG_FORM) else str(error)

# Reading: numbers remember their digits as they stand, and objects all their members in order.

class Integer(int): pass

class Real(float): pass

class Object(dict): pass

def written(kind):
    def read(source):
        value = kind(source)
        value.source = source
        return value
    return read

hooks = {
    "object_pairs_hook": written(Object), "parse_int": written(Integer), "parse_float": written(Real),
}

def elements(folder):
    """The path and the value of each element of the lists in all files of a folder."""
    for path in sorted(folder.rglob("*.json")):
        for element in json.loads(path.read_bytes(), **hooks):
            yield path, element

# Inputs: what a decoder gets are bytes, so that each of them has to be right.

def escaped(match):
    short = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
    return short.get(match.group()) or f"\\u{ord(match.group()):04x}"

def line(value):
    """A value without blanks, numbers as they are written and members in their order."""
    if isinstance(value, Object):
        return "{" + ",".join(f"{line(key)}:{line(item)}" for key, item in value.source) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(line, value)) + "]"
    if isinstance(value, str):
        return '"' + re.sub(r'["\\\x00-\x1f]', escaped, value) + '"'
    if isinstance(value, (Integer, Real)):
        return value.source
    return json.dumps(value)  # null, true or false

def input_bytes(given):
    (form, value), = given.items()
    if form == "tree":
        return line(value).encode()
    if form == "text":
        return value.encode()
    if form == "hex":
        return bytes.fromhex(value)
    if form == "repeated":
        times = value["times"]
        text = value["open"] * times + value["core"] + value["close"] * times
        return (text + value.get("end", "")).encode()
    raise SuiteError(f"unknown input {form}")

# Values: expected and initial ones become trees, as adapter.py writes what it reads: every scalar is
# a text beside the kind that its shape gives it, so that 1, 1.0, "1" and true all differ.

def tree(shape, value):
    (kind, of), = shape.items() if isinstance(shape, dict) else [(shape, None)]
    if kind == "optional":
        return {"t": "null"} if value is None else tree(of, value)
    if kind == "any":
        return untyped(value)
    if kind == "model" and adapter.models[of]["form"] == "root":
        return tree(adapter.models[of]["shape"], value)
    if kind == "model" and isinstance(value, Object):
        return instance(value.get("@", of), value)
    if kind in ("array", "set") and isinstance(value, list):
        items = [tree(of, item) for item in value]
        return {"t": "arr", "v": sorted(items, key=json.dumps) if kind == "set" else items}
    if kind in ("dictionary", "map") and isinstance(value, Object):
        of = of["value"] if kind == "map" else of
        return {"t": "obj", "v": {key: tree(of, item) for key, item in value.items()}}
    if kind == "boolean" and isinstance(value, bool):
        return {"t": "bool", "v": line(value)}
    if kind == "integer" and isinstance(value, Integer):
        return {"t": "int", "v": value.source}
    if kind in ("number", "float32", "decimal"):
        if isinstance(value, (Integer, Real)):
            return {"t": "num", "v": notation(kind, value.source)}
        if value in ("nan", "inf", "-inf"):
            return {"t": "num", "v": value}
    if kind == "enumeration" and value in [case["name"] for case in adapter.models[of]["cases"]]:
        return {"t": "enum", "v": value}
    if kind in ("string", "url", "data", "date") and isinstance(value, str):
        return {"t": "str" if kind in ("string", "url") else kind, "v": value}
    raise SuiteError(f"{line(value)} is no value of shape {json.dumps(shape)}")

def notation(kind, literal):
    """One text for equal numbers: of 64 bits, of 32 bits, or all digits of a decimal number."""
    if kind == "float32":
        return repr(struct.unpack("f", struct.pack("f", float(literal)))[0])
    if kind == "number":
        return repr(float(literal))
    digits = f"{Decimal(literal):f}"
    return digits.rstrip("0").rstrip(".") if "." in digits else digits

def untyped(value):
    """Any JSON value: an integer keeps up to 38 digits, every other number is one of 64 bits."""
    if isinstance(value, Object):
        return {"t": "obj", "v": {key: untyped(item) for key, item in value.items()}}
    if isinstance(value, list):
        return {"t": "arr", "v": [untyped(item) for item in value]}
    if isinstance(value, Integer) and abs(value) < 10**38:
        return {"t": "int", "v": value.source}
    if isinstance(value, (Integer, Real)):
        return {"t": "num", "v": notation("number", value.source)}
    if value is None:
        return {"t": "null"}
    return {"t": "str", "v": value} if isinstance(value, str) else {"t": "bool", "v": line(value)}

def instance(model, values):
    fields = adapter.fields(model)
    if set(fields) != set(values) - {"@"}:
        raise SuiteError(f"{line(values)} must name all fields of {model} and nothing else")
    trees = {name: tree(field["shape"], values[name]) for name, field in fields.items()}
    if adapter.models[model]["form"] == "class":
        return {"t": "inst", "of": model, "v": trees}
    return {"t": "obj", "v": trees}

def load(folder):
    """Gives the decoder the models, in the form in which adapters get them over the wire."""
    models = [model for _, model in elements(folder / "models") if model["form"] != "container"]
    for model in models:
        for case in model.get("cases", []):
            kind = "string" if isinstance(case["raw"], str) else "integer"
            case["raw"] = tree(kind, case["raw"])
    fields = [field for model in models for field in model.get("fields", [])]
    for field in fields:
        field.setdefault("keys", [field.get("key", field["name"])])
    adapter.load(models)
    for field in fields:
        if "initial" in field:
            field["default"] = tree(field["shape"], field["initial"])

# Judging

def right_answers(expect, model, written=False):
    """Every answer that is right; one without members stands for any answer."""
    if "oneOf" in expect:
        return [answer for arm in expect["oneOf"] for answer in right_answers(arm, model, written)]
    if "value" in expect:
        return [{"decoded": tree("string" if written else {"model": model}, expect["value"])}]
    if "defaultsExcept" in expect:
        initial = {name: field.get("initial") for name, field in adapter.fields(model).items()}
        return [{"decoded": instance(model, {**initial, **expect["defaultsExcept"]})}]
    if "rejection" in expect:
        names = {"kind": "kind", "at": "path"}
        return [{"rejected": {names[key]: item for key, item in expect["rejection"].items()}}]
    if expect.get("recorded"):
        return [{}]
    raise SuiteError(f"unknown answer {line(expect)}")

def fits(actual, expected, profile):
    """Whether an answer is right. Repairs are not compared: this decoder claims to report none."""
    if not expected:
        return True
    if "decoded" in expected:
        return actual.get("decoded") == expected["decoded"]
    if "rejected" not in actual:
        return False
    if profile in ("contract", "json", "property-list"):  # here it is enough to refuse
        return True
    wanted, told = expected["rejected"], actual["rejected"]
    if not profile.startswith("dialect/"):  # a dialect says what is told; elsewhere the rest fits
        told = {**wanted, **told}
        if (wanted.get("kind"), told.get("kind")) == ("dataCorrupted", "malformedInput"):
            told["kind"] = "dataCorrupted"
    return all(told.get(key) == item for key, item in wanted.items())

def all_cases(folder):
    """Each case with its profile: the cases as they stand, and those that rows of texts and refusals make."""
    for path, case in elements(folder / "cases"):
        yield case, path.parent.relative_to(folder / "cases").as_posix()
    for _, row in elements(folder / "texts"):
        for place in row.get("places") or [place for place in LIKE if occurs(row, place)]:
            yield text_case(row, place), "json"
    rows = [row for path in folder.glob("refusals.json") for row in json.loads(path.read_bytes())]
    for row in rows:
        for kind, value, question in itertools.product(row["types"], row["refused"], ("kind", "asked", "top")):
            if question != "asked" or row.get("asked"):
                # Its model is a type of Swift, so that nothing else of it matters here.
                case = {"id": f"refusals/{kind}/{value}-{question}", "clause": "CTR-ERR-5", "model": f"refused-{kind}"}
                yield case, row.get("profile", "strict")

# The place for which a row tells what is true of each place, and arrays of what a row reads, with an element.
LIKE = {"whole": "whole", "read": "read", "skipped": "skipped", "only": "read", "second": "read", "unread-only": "skipped"}
ARRAYS = {"number": ("text-numbers", "7"), "integer": ("text-numbers", "7"), "string": ("text-strings", '"s"'),
          "boolean": ("text-booleans", "true"), "numbers": ("text-lists", "[7]")}

def frame(row, place):
    """What stands before a text, the model, and what stands after the text."""
    array, other = ARRAYS.get(row["as"], ("", ""))
    return {
        "whole": ("", f"text-{row['as']}", ""),
        "read": ('{"a":', f"text-{row['as']}-field", "}"),
        "skipped": ('{"unread":', "text-skipped", ',"kept":1}'),
        "only": ("[", array, "]"),
        "second": (f"[{other},", array, "]"),
        "unread-only": ('{"unread":[', "text-skipped", '],"kept":1}'),
    }[place]

def occurs(row, place):
    """Whether a row that lists no places has this one: elements are made of texts that are none."""
    if LIKE[place] == place:
        return True
    if row["as"] not in ARRAYS or "rejection" not in row["expect"] or "text" not in row:
        return False
    before, _, after = frame(row, place)
    def refuse(word): raise ValueError(word)
    try:
        json.loads(before + row["text"] + after, parse_constant=refuse)
        return False
    except ValueError:
        return True

def text_case(row, place):
    """The case of a text at a place."""
    before, model, after = frame(row, place)
    if "text" in row:
        given = {"text": before + row["text"] + after}
    else:
        given = {"hex": before.encode().hex() + row["hex"] + after.encode().hex()}
    is_refused = "rejection" in row["expect"] or any("rejection" in arm for arm in row["expect"].get("oneOf", []))
    is_unread = LIKE[place] == "skipped" and is_refused and row["clause"] != "JSN-4"
    is_strict = is_unread or is_refused and row["clause"] in ("JSN-4", "JSN-5")
    return {
        "id": f"texts/{row['id']}-{place}",
        "clause": "JSN-7" if is_unread else row["clause"],
        "requirement": "should" if is_unread else row.get("requirement", "must"),
        "needs": ["strict"] if is_strict else [],
        "model": model,
        "input": given,
        "expect": placed(row["expect"], place),
    }

def placed(expect, place):
    """What is expected of a text, with the value that the model of the place makes of it."""
    if "oneOf" in expect:
        return {**expect, "oneOf": [placed(arm, place) for arm in expect["oneOf"]]}
    if "value" not in expect or place == "whole":
        return expect
    return {"value": json.loads('{"kept":1}', **hooks) if place == "skipped" else held(expect["value"])}

def held(value):
    """An object whose only member is a value."""
    result = Object(a=value)
    result.source = [("a", value)]
    return result

def is_excused(case, swift_only):
    """Whether the case is for decoders in Swift: its model is a type of Swift, which nobody else is told
    of, or its clause is about one."""
    return case["model"] not in adapter.models or any(
        fnmatch.fnmatchcase(case["clause"], pattern) for pattern in swift_only
    )

def is_claimed(case, profile):
    """Whether the decoder claims all that the case needs; two profiles need no claim."""
    needs = set(case.get("needs", []))
    if profile not in ("contract", "lenient"):
        needs.add(profile)
    return needs <= set(adapter.manifest["capabilities"])

def verdict(case, profile, swift_only):
    """The outcome, the answer and all right answers."""
    if is_excused(case, swift_only):
        return "excused", {}, []
    written = case.get("settings", {}).get("written", "again") != "again"
    expected = right_answers(case["expect"], case["model"], written)
    data = input_bytes(case["input"])
    actual = adapter.answer(case["model"], case.get("settings", {}), data)
    if not is_claimed(case, profile):
        outcome = "unclaimed"
    elif actual.get("unsupported") == "user-info" and "user-info" in case.get("settings", {}):
        outcome = "excused"
    elif "unbound" in actual or "unsupported" in actual:
        outcome = "unbound"
    elif case.get("requirement") == "may" or any(
        "recorded" in answer for answer in [case["expect"], *case["expect"].get("oneOf", [])]
    ):
        outcome = "recorded"
    else:
        right = any(fits(actual, answer, profile) for answer in expected)
        if right and "rejected" in actual and "repaired" in case:
            # Who refuses everything would hold every case about a fault.
            repaired = adapter.answer(case["model"], case.get("settings", {}), input_bytes(case["repaired"]))
            right = "decoded" in repaired
        outcome = "passed" if right else "failed"
    return outcome, actual, expected

def main():
    beside = pathlib.Path(__file__).resolve().parent / "../../Suite"
    parser = argparse.ArgumentParser(description="Runs the suite in a folder on Python's json module.")
    parser.add_argument("--suite", metavar="DIR", type=pathlib.Path, default=beside)
    parser.add_argument("--filter", metavar="GLOB", default="*", help="which cases, by their ids")
    parser.add_argument("--verbose", action="store_true", help="show what is expected and observed")
    options = parser.parse_args()
    load(options.suite)
    cases = {}
    for case, profile in all_cases(options.suite):
        if fnmatch.fnmatchcase(case["id"], options.filter):
            cases[case["id"]] = case, profile
    if not cases:
        raise SuiteError(f"no case in {options.suite} fits {options.filter}")
    swift_only = json.loads((options.suite / "swift-only.json").read_bytes())
    counts = collections.Counter()
    for id, (case, profile) in sorted(cases.items()):
        try:
            outcome, actual, expected = verdict(case, profile, swift_only)
        except (ValueError, *WRONG_FORM) as error:
            raise SuiteError(f"{id}: {reason(error)}")
        counts[outcome] += 1
        print(f"{id}\t{outcome}")
        if options.verbose and outcome == "failed":
            for answer in expected:
                print(f"  expected: {json.dumps(answer)}")
            print(f"  observed: {json.dumps(actual)}")
    totals = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    print(f"{len(cases)} cases: {totals}", file=sys.stderr)
    return 1 if counts["failed"] else 0

if __name__ == "__main__":
    try:
        sys.exit(main())
    except (ValueError, OSError, *WRONG_FORM) as error:
        print(f"suite.py: {reason(error)}", file=sys.stderr)
        sys.exit(2)
