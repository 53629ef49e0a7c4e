#if !canImport(Combine)
/// A class with published properties; stands in for Combine's protocol where that is missing.
public protocol ObservableObject: AnyObject {}
#endif
