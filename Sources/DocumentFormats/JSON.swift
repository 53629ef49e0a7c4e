/// Trees are part of what a format is about: its authors need no other import.
@_exported public import JSONText
