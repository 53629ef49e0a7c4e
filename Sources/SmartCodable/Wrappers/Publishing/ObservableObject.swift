#if !canImport(Combine)
/// A class with published properties; replaces Combine's protocol where that is missing.
public protocol ObservableObject: AnyObject {}
#endif
