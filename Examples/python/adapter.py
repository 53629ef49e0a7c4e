"""Certifies Python's json module: builds each model from its schema and reads it with strict types."""
import base64, json, platform, re, struct, sys

sys.setrecursionlimit(20_000)  # models may hold themselves, 512 levels deep

manifest = {"name": "python-json", "version": platform.python_version(), "language": "python", "capabilities": ["strict", "json"]}

class Rejected(Exception): pass

INT = {"integer": {"bits": 64, "signed": True}}

def text(string):  # json lets lone surrogates through, which no line in UTF-8 can carry
    return re.sub("[\ud800-\udfff]", "\ufffd", string)

def scalar(value, words, types, tag, path):
    if type(value) not in types: raise Rejected("typeMismatch", path)
    return {"t": tag, "v": words(value)}

def single(number):  # the nearest of 32 bits; Python rounds twice
    return repr(struct.unpack("f", struct.pack("f", float(number)))[0])

def read(shape, value, path):
    if shape == "string": return scalar(value, text, [str], "str", path)
    if shape == "boolean": return scalar(value, lambda flag: str(flag).lower(), [bool], "bool", path)
    if shape == "number": return scalar(value, lambda number: repr(float(number)), [int, float], "num", path)
    if shape == "float32": return scalar(value, single, [int, float], "num", path)
    (kind, of), = shape.items()
    if kind == "optional": return {"t": "null"} if value is None else read(of, value, path)
    if kind == "model" and models[of]["form"] == "root": return read(models[of]["shape"], value, path)
    if value is None: raise Rejected("valueNotFound", path)
    if kind == "integer":
        tree, limit = scalar(value, str, [int], "int", path), 2 ** (of["bits"] - of["signed"])
        if (-limit if of["signed"] else 0) <= value < limit: return tree
    if kind == "enumeration":
        raw = scalar(value, str, [str, int], "str" if type(value) is str else "int", path)
        for case in models[of]["cases"]:
            if case["raw"] == raw: return {"t": "enum", "v": case["name"]}
    if kind in ("integer", "enumeration"): raise Rejected("dataCorrupted", path)
    is_list = kind in ("array", "set") or kind == "map" and of["key"] != INT
    if type(value) is not (list if is_list else dict): raise Rejected("typeMismatch", path)
    if kind == "array": return {"t": "arr", "v": [read(of, item, f"{path}[{i}]") for i, item in enumerate(value)]}
    if kind == "set": return {"t": "arr", "v": distinct([read(of, item, f"{path}[{i}]") for i, item in enumerate(value)])}
    if kind == "map" and is_list:  # keys and values in turn
        if len(value) % 2: raise Rejected("dataCorrupted", path)
        return {"t": "obj", "v": {read(of["key"], k, f"{path}[{2 * i}]")["v"]: read(of["value"], v, f"{path}[{2 * i + 1}]")
                                  for i, (k, v) in enumerate(zip(value[::2], value[1::2]))}}
    if kind == "map": return {"t": "obj", "v": {integer_key(k, path): read(of["value"], v, f"{path}.{k}") for k, v in value.items()}}
    if kind == "dictionary": return {"t": "obj", "v": {text(k): read(of, v, f"{path}.{k}") for k, v in value.items()}}
    trees = {name: read_field(field, value, path) for name, field in fields(of).items()}
    return {"t": "inst", "of": of, "v": trees} if models[of]["form"] == "class" else {"t": "obj", "v": trees}

def distinct(items):
    return [item for _, item in sorted({json.dumps(item): item for item in items}.items())]

def integer_key(text, path):
    if re.fullmatch("[+-]?[0-9]+", text, re.ASCII) and -2**63 <= int(text) < 2**63: return str(int(text))
    raise Rejected("typeMismatch", path)

def read_field(field, value, path):
    if "traits" in field: return field["default"]  # not coded: the initial value stays
    place = path + "." + field.get("key", field["name"])
    found = [key for key in field["keys"] if key in value]
    if not found and "optional" not in field["shape"]: raise Rejected("keyNotFound", place)
    return read(field["shape"], value[found[0]] if found else None, place)

def fields(model):  # those of the ancestors first
    inherited = fields(models[model]["parent"]) if "parent" in models[model] else {}
    return inherited | {field["name"]: field for field in models[model]["fields"]}

def readable(shape, seen=()):  # only shapes that read() knows, no flats and no paths as keys
    if isinstance(shape, str): return shape in ("string", "boolean", "number", "float32")
    (kind, of), = shape.items()
    if kind == "model" and models[of]["form"] == "root": return readable(models[of]["shape"], seen)
    if kind in ("array", "set", "dictionary", "optional"): return readable(of, seen)
    if kind == "map": return "integer" in of["key"] and readable(of["value"], seen)
    if kind != "model" or of in seen: return kind in ("integer", "enumeration", "model")
    return all(readable(field["shape"], (*seen, of)) and field.get("traits", ["uncoded"]) == ["uncoded"]
               and "." not in "".join(field["keys"]) for field in fields(of).values())

def load(schemas):
    global models, binds
    models = {model["id"]: model for model in schemas}
    binds = [id for id in models if models[id]["form"] != "enumeration" and readable({"model": id})]

def answer(model, settings, data):
    if model not in binds: return {"unbound": model}
    for setting in settings: return {"unsupported": setting}  # json has no such switches
    try: return {"decoded": read({"model": model}, json.loads(data), "$")}
    except Rejected as error: return {"rejected": dict(zip(("kind", "path"), map(text, error.args)))}
    except OverflowError: return {"rejected": {"kind": "dataCorrupted"}}
    except (ValueError, RecursionError): return {"rejected": {"kind": "malformedInput", "path": "$"}}

def reply(message):
    if message["cmd"] == "run":
        return {"seq": message["seq"], **answer(message["model"], message["settings"], base64.b64decode(message["input"]))}
    load(message["models"])
    return {"protocol": 1, "manifest": manifest, "binds": binds}

if __name__ == "__main__":
    for message in map(json.loads, sys.stdin.buffer):
        if message["cmd"] == "stop": break
        print(json.dumps(reply(message)), flush=True)
