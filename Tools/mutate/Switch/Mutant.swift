internal import MutantSwitch

/// Whether a mutant is active; this file is added to the copy of SmartCodable.
@usableFromInline
@inline(__always)
func mutant(_ number: Int32) -> Bool { smart_mutant(number) != 0 }
