/// What both kits share is part of the API of each: their users need no other import.
@_exported public import DocumentFormats
@_exported public import JSONText
