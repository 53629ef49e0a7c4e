import Foundation

extension CodeHosts {
  // MARK: Trees of many small entries

  /// A hash, which only has a raw value.
  struct ObjectID: RawRepresentable, Codable, Hashable {
    let rawValue: String
    init?(rawValue: String) {
      guard rawValue.utf8.count == 40 else { return nil }
      self.rawValue = rawValue
    }
  }

  struct Tree: Codable {
    struct Entry: Codable {
      enum Kind: String, Codable { case blob, tree, commit }
      let path: String
      let mode: String
      let type: Kind
      let sha: ObjectID
      let size: Int?
      let url: URL?
    }
    let sha: ObjectID
    let tree: [Entry]
    let truncated: Bool
  }

  static func treeEntry(_ i: Int) -> String {
    let path = (0...(i % 5)).map { Fake.word(i + $0) }.joined(separator: "/")
    let rest: String
    switch i % 7 {
    case 0: rest = #""mode":"040000","type":"tree""#
    case 6: rest = #""mode":"160000","type":"commit""#
    default: rest = #""mode":"100644","type":"blob","size":\#(i * 977 % 100_000)"#
    }
    return #"""
      {"path":"\#(path)/\#(i).swift",\#(rest),"sha":"\#(Fake.hex(i, 40))",\#
      "url":"https://api.example.com/repos/octocat/Hello-World/git/blobs/\#(i)"}
      """#
  }

  // MARK: Merge requests, whose dates come in two formats

  struct MergeRequest: Codable, Equatable {
    struct Author: Codable, Equatable {
      let id: Int
      let username: String
      let name: String
      let avatar: URL?
      enum CodingKeys: String, CodingKey {
        case id, username, name
        case avatar = "avatar_url"
      }
    }
    enum Status: Codable, Equatable {
      case mergeable, checking, conflict
      case other(String)

      init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        switch name {
        case "can_be_merged", "mergeable": self = .mergeable
        case "checking", "unchecked": self = .checking
        case "cannot_be_merged", "conflict": self = .conflict
        default: self = .other(name)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .mergeable: try container.encode("mergeable")
        case .checking: try container.encode("checking")
        case .conflict: try container.encode("conflict")
        case .other(let name): try container.encode(name)
        }
      }
    }
    enum CodingKeys: String, CodingKey {
      case iid, title, description, author, assignees, labels, upvotes, squash
      case mergeStatus = "merge_status"
      case sourceBranch = "source_branch"
      case createdAt = "created_at"
      case mergedAt = "merged_at"
      case changesCount = "changes_count"
    }
    let iid: Int
    let title: String
    let description: String
    let author: Author
    let assignees: [Author]
    let labels: Set<String>
    let upvotes: UInt16
    let squash: Bool
    let mergeStatus: Status
    let sourceBranch: String
    let createdAt: String
    let mergedAt: String?
    let changesCount: Int?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      iid = try values.decode(Int.self, forKey: .iid)
      title = try values.decode(String.self, forKey: .title)
      description = (try? values.decode(String.self, forKey: .description)) ?? ""
      author = try values.decode(Author.self, forKey: .author)
      assignees = try values.decodeIfPresent([Author].self, forKey: .assignees) ?? []
      labels = try values.decode(Set<String>.self, forKey: .labels)
      upvotes = (try? values.decode(UInt16.self, forKey: .upvotes)) ?? 0
      squash = try values.decodeIfPresent(Bool.self, forKey: .squash) ?? false
      mergeStatus = try values.decode(Status.self, forKey: .mergeStatus)
      sourceBranch = try values.decode(String.self, forKey: .sourceBranch)
      createdAt = try values.decode(String.self, forKey: .createdAt)
      mergedAt = try values.decodeIfPresent(String.self, forKey: .mergedAt)
      // GitLab sends the count as a string, and "1000+" where there are more.
      changesCount = try values.decodeIfPresent(String.self, forKey: .changesCount)
        .flatMap(Int.init)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(iid, forKey: .iid)
      try values.encode(title, forKey: .title)
      try values.encode(description, forKey: .description)
      try values.encode(author, forKey: .author)
      if !assignees.isEmpty { try values.encode(assignees, forKey: .assignees) }
      try values.encode(labels, forKey: .labels)
      try values.encode(upvotes, forKey: .upvotes)
      try values.encode(squash, forKey: .squash)
      try values.encode(mergeStatus, forKey: .mergeStatus)
      try values.encode(sourceBranch, forKey: .sourceBranch)
      try values.encode(createdAt, forKey: .createdAt)
      try values.encodeIfPresent(mergedAt, forKey: .mergedAt)
      try values.encodeIfPresent(changesCount.map { "\($0)" }, forKey: .changesCount)
    }
  }

  static func mergeRequest(_ i: Int) -> String {
    func author(_ i: Int) -> String {
      #"{"id":\#(i),"username":"u\#(i)","public_email":"","name":"\#(Fake.person(i))","#
        + #""state":"active","locked":true,"avatar_url":\#(Fake.maybe(i, every: 3, #""/a.png""#))}"#
    }
    let labels = Idiom.list(i % 6) { #""\#(Fake.word(i + $0))::\#($0)""# }
    let status = Fake.pick(["can_be_merged", "unchecked", "conflict", "ci_must_pass"], i)
    return #"""
      {"id":\#(i + 100),"iid":\#(i),"project_id":3,"title":"Draft: \#(Fake.text(i, 6))",\#
      "description":\#(Fake.maybe(i, every: 4, #""\#(Fake.text(i, i % 50))""#)),\#
      "state":"opened","created_at":"\#(Fake.day(i))T08:46:00.\#(Fake.pad(i, 3))+02:00",\#
      "merged_at":\#(Fake.maybe(i, every: 2, #""\#(Fake.instant(i))""#)),"target_branch":"main",\#
      "source_branch":"feature\/\#(Fake.word(i))","upvotes":\#(i % 8 == 0 ? -1 : i),"downvotes":0,\#
      "author":\#(author(i)),"assignees":\#(Idiom.list(i % 3, author)),"labels":\#(labels),\#
      "merge_status":"\#(status)","sha":"\#(Fake.hex(i, 40))","milestone":null,\#
      "references":{"short":"!\#(i)","relative":"g/p!\#(i)","full":"g/p!\#(i)"},\#
      "time_stats":{"time_estimate":0,"total_time_spent":0,"human_time_estimate":null},\#
      "changes_count":"\#(i % 5 == 0 ? "1000+" : String(i))","squash":\#(i % 2 == 0)}
      """#
  }

  // MARK: GraphQL connections

  struct Response<Data: Codable>: Codable {
    struct Failure: Codable {
      let message: String
      let path: [String]?
    }
    let data: Data?
    let errors: [Failure]?
  }

  struct Connection<Node: Codable>: Codable {
    struct Edge: Codable {
      let cursor: String
      let node: Node?
    }
    struct PageInfo: Codable {
      let endCursor: String?
      let hasNextPage: Bool
    }
    let totalCount: Int?
    let pageInfo: PageInfo?
    let edges: [Edge?]?
    let nodes: [Node?]?
  }

  struct RepositoryData: Codable {
    struct Repository: Codable {
      let nameWithOwner: String
      let pullRequests: Connection<PullRequest>
    }
    struct PullRequest: Codable {
      let number: Int
      let title: String
      let author: Writer?
      let labels: Connection<Label>?
      let reviews: Connection<Review>
    }
    struct Label: Codable { let name: String }
    struct Review: Codable {
      let state: String
      let author: Writer?
    }
    enum Writer: Codable {
      case user(login: String)
      case bot(login: String, resourcePath: String)
      private enum Key: String, CodingKey {
        case typename = "__typename"
        case login, resourcePath
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let login = try container.decode(String.self, forKey: .login)
        if try container.decode(String.self, forKey: .typename) == "Bot" {
          let path = try container.decode(String.self, forKey: .resourcePath)
          self = .bot(login: login, resourcePath: path)
        } else {
          self = .user(login: login)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .user(let login):
          try container.encode("User", forKey: .typename)
          try container.encode(login, forKey: .login)
        case .bot(let login, let path):
          try container.encode("Bot", forKey: .typename)
          try container.encode(login, forKey: .login)
          try container.encode(path, forKey: .resourcePath)
        }
      }
    }
    let repository: Repository?
  }

  static var pullRequests: String {
    func writer(_ i: Int) -> String {
      i % 5 == 0
        ? #"{"__typename":"Bot","login":"renovate","resourcePath":"\/apps\/renovate"}"#
        : #"{"__typename":"User","login":"\#(Fake.person(i))"}"#
    }
    let edges = Idiom.list(40) { i in
      let reviews = Idiom.list(i % 4) {
        #"{"state":"APPROVED","author":\#(Fake.maybe($0 + i, every: 6, writer($0 + i)))}"#
      }
      let labels = Idiom.list(i % 3) { #"{"name":"\#(Fake.word($0))"}"# }
      let node = #"""
        {"number":\#(i),"title":"\#(Fake.text(i, 5))","author":\#(writer(i)),\#
        "labels":\#(Fake.maybe(i, every: 6, #"{"nodes":\#(labels)}"#)),\#
        "reviews":{"totalCount":\#(i % 4),"nodes":\#(reviews)}}
        """#
      return i % 19 == 18
        ? "null" : #"{"cursor":"Y3Vyc29yOn\#(i)","node":\#(Fake.maybe(i + 1, every: 17, node))}"#
    }
    return #"""
      {"data":{"repository":{"nameWithOwner":"apple\/swift","pullRequests":{"totalCount":40,\#
      "pageInfo":{"endCursor":"Y3Vyc29yOnYyOpHO","hasNextPage":true},"edges":\#(edges)}}},\#
      "extensions":{"cost":{"requestedQueryCost":52}}}
      """#
  }
}
