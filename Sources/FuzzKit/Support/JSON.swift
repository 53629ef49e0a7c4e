/// Documents and the generator of random numbers, which are part of this kit's API.
@_exported public import JSONText
