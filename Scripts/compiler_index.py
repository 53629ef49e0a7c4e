"""What the index that the compiler writes says of the sources; needs a build of the debug configuration."""
import ctypes
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STORE = ROOT / ".build/debug/index/store"

# Constants of libIndexStore: the roles of an occurrence, and the kind of a unit dependency that is a
# record.
DECLARES, REFERS, RECORD = 1 << 0 | 1 << 1, 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6, 2


class Text(ctypes.Structure):
    """A string of the library, which lives as long as what it was asked of."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """What libIndexStore says of a store, as far as it is asked here."""

    CALLS = {
        "store_create": (ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p]),
        "unit_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
        "unit_reader_dispose": (None, [ctypes.c_void_p]),
        "unit_reader_get_main_file": (Text, [ctypes.c_void_p]),
        "unit_dependency_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
        "unit_dependency_get_name": (Text, [ctypes.c_void_p]),
        "unit_dependency_get_filepath": (Text, [ctypes.c_void_p]),
        "record_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
        "record_reader_dispose": (None, [ctypes.c_void_p]),
        "occurrence_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
        "occurrence_get_roles": (ctypes.c_uint64, [ctypes.c_void_p]),
        "symbol_get_usr": (Text, [ctypes.c_void_p]),
        "symbol_get_name": (Text, [ctypes.c_void_p]),
        "occurrence_get_line_col": (None, [
            ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint),
        ]),
    }

    def __init__(self, store=STORE):
        compiler = shutil.which("swiftc") or sys.exit("there is no swiftc")
        library = ctypes.CDLL(str(pathlib.Path(compiler).resolve().parent.parent / "lib/libIndexStore.so"))
        for name, (result, arguments) in self.CALLS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.library = library
        self.store = self.store_create(str(store).encode(), None) if store.is_dir() else None
        if not self.store:
            sys.exit(f"there is no index at {store}; run swift build before")

    def visit(self, function, reader, action, *more):
        def step(_, item):
            action(item)
            return True
        is_text = function == "store_units"
        visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text if is_text else ctypes.c_void_p)
        apply = getattr(self.library, f"indexstore_{function}_apply_f")
        apply.restype = ctypes.c_bool
        apply.argtypes = [ctypes.c_void_p, *[ctypes.c_uint for _ in more], ctypes.c_void_p, visitor]
        apply(reader, *more, None, visitor(step))

    def units(self):
        names = []
        self.visit("store_units", self.store, lambda name: names.append(str(name)), 0)
        return names

    def records(self, unit):
        """The main file of a unit, and the names of the records about it."""
        reader = self.unit_reader_create(self.store, unit.encode(), None)
        file, records = str(self.unit_reader_get_main_file(reader)), []

        def note(dependency):
            is_own = str(self.unit_dependency_get_filepath(dependency)) == file
            if is_own and self.unit_dependency_get_kind(dependency) == RECORD:
                records.append(str(self.unit_dependency_get_name(dependency)))
        self.visit("unit_reader_dependencies", reader, note)
        self.unit_reader_dispose(reader)
        return file, records

    def occurrences(self, record):
        """The USR, name, roles and line of all that a record is about."""
        reader, found = self.record_reader_create(self.store, record.encode(), None), []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def note(occurrence):
            symbol = self.occurrence_get_symbol(occurrence)
            self.occurrence_get_line_col(occurrence, line, column)
            found.append((
                str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol)),
                self.occurrence_get_roles(occurrence), line.value,
            ))
        self.visit("record_reader_occurrences", reader, note)
        self.record_reader_dispose(reader)
        return found

    def sources(self):
        """The files of Sources, each relative to the package and with its occurrences."""
        for unit in self.units():
            path, records = self.records(unit)
            # Units of deleted files remain in the store.
            if path.startswith(f"{ROOT}/Sources/") and pathlib.Path(path).exists():
                occurrences = [found for record in records for found in self.occurrences(record)]
                yield pathlib.Path(path).relative_to(ROOT), occurrences
