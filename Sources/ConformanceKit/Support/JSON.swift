/// JSON values, which are part of this kit's API: authors of decoders need no other import.
@_exported public import JSONText
