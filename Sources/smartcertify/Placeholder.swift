@main struct P { static func main() {} }
