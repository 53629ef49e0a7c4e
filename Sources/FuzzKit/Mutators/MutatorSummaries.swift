/// One-line summaries of the kit's mutators, for `list`.
enum MutatorSummaries {
  /// The summaries by mutator name.
  static let all: [String: String] = [
    "add-known-key":
      "gives an object a member with a key that the target knows and a value from elsewhere",
    "aimed": "puts a boundary value of the wanted type, or a raw value, where the target looks",
    "aimed-kind": "puts a value that is not wanted, nothing, or two, where the target looks",
    "boolean-spelling":
      "puts a spelling of true or false, right or nearly right, in place of a scalar",
    "boundary-count": "gives a container a count at which tables change their size",
    "boundary-date": "puts a date in text, with a field beside its bound, in place of a scalar",
    "boundary-form": "puts a color, base64, a URL or a UUID, right or nearly, in place of a scalar",
    "boundary-text":
      "puts a text of a boundary length or with an odd character in place of a string or a key",
    "raw-control": "inserts a control byte as it is",
    "boundary-number": "puts a number at the edge of a type or of a text form in place of a scalar",
    "byte-havoc": "overwrites, inserts, deletes or copies a few bytes",
    "delete-node": "deletes a member or an element",
    "dictionary": "puts a word of --dict in place of a scalar or a key",
    "dictionary-bytes": "inserts a word of --dict, or writes it over others",
    "duplicate-member": "gives an object a second member with a key it has already",
    "empty-key": "gives a member the empty key or an odd one",
    "encoding-form": "puts a byte order mark in front, or writes the text in UTF-16 or UTF-32",
    "escape-spelling":
      "spells a character of a key or of a string as an escape; the text stays the same",
    "hoist-child": "puts a child in the place of its container",
    "invalid-utf8": "inserts bytes that are not UTF-8",
    "kind-swap": "replaces a value by one of another JSON kind",
    "lone-surrogate": "puts half a surrogate pair, or two halves in the wrong order, into a string",
    "naughty-string":
      "puts a string that some decoder is known to have stumbled over in place of a scalar",
    "nest": "puts a value 2^k levels deep into arrays, objects, or both in turn",
    "normalization-twin": "adds a pair of members whose keys differ in Unicode normalization only",
    "numeric-spelling": "spells a number in another way; the value stays the same, or nearly",
    "recase-key": "spells a key in another case: userName, user_name, UserName, USERNAME",
    "reflow": "writes the white space between tokens anew; strings stay as they are",
    "related-keys":
      "gives an object members whose keys share a prefix of a boundary length",
    "rename-key": "gives a member another key, usually one that the target knows",
    "repeat-subtree": "repeats a member or an element 2^k times beside itself",
    "splice": "puts a subtree of another document in the place of a value",
    "stringify": "turns a value into a string that holds its JSON text, one or more times over",
    "swap-nodes": "lets two values change places, or mixes the order of a container",
    "trailing-junk": "puts something after or in front of the document",
    "truncate": "cuts the input off",
    "unstringify": "replaces a string that holds a JSON text by that value",
    "wrap": "puts an array or an object around a value",
  ]
}
