/// XML property lists, good and bad ones, to be read as Foundation does.
enum ListDocuments {
  static let xml = integers + reals + dates + datas + texts + structure
}
