import Foundation

/// What GitHub, GitLab and the like answer.
enum CodeHosts {
  static var idioms: [Idiom] {
    [
      Idiom(
        "issue-list",
        [Issue].self,
        Idiom.list(60, issue),
        reading: {
          $0.keyDecodingStrategy = .convertFromSnakeCase
          $0.dateDecodingStrategy = .iso8601
        },
        writing: {
          $0.keyEncodingStrategy = .convertToSnakeCase
          $0.dateEncodingStrategy = .iso8601
        }
      ),
      Idiom("event-feed", [Event].self, Idiom.list(80, event)),
      Idiom(
        "repository-tree",
        Tree.self,
        #"{"sha":"\#(Fake.hex(1, 40))","url":"https://api.example.com/git/trees","tree":"#
          + Idiom.list(300, treeEntry) + #","truncated":false}"#
      ),
      Idiom(
        "merge-requests",
        [MergeRequest].self,
        Idiom.list(40, mergeRequest),
        isSame: { $0 == $1 }
      ),
      Idiom("graphql-pull-requests", Response<RepositoryData>.self, pullRequests),
    ]
  }

  // MARK: Issues

  private struct Issue: Codable {
    struct User: Codable {
      let login: String
      let id: Int
      let avatarUrl: URL?
      let type: String
      let siteAdmin: Bool
    }
    struct Label: Codable, Hashable {
      let id: Int
      let name: String
      let color: String
      let description: String?
      let `default`: Bool
    }
    struct Milestone: Codable {
      let number: Int
      let title: String
      let dueOn: Date?
    }
    struct PullRequest: Codable {
      let htmlUrl: URL
      let mergedAt: Date?
    }
    struct Reactions: Codable {
      let totalCount: Int
      let plusOne: Int
      let minusOne: Int
      let hooray: Int
      enum CodingKeys: String, CodingKey {
        case totalCount, hooray
        case plusOne = "+1"
        case minusOne = "-1"
      }
    }
    enum State: String, Codable { case open, closed }
    enum AuthorAssociation: String, Codable {
      case owner = "OWNER"
      case contributor = "CONTRIBUTOR"
      case member = "MEMBER"
      case none = "NONE"
    }
    let id: Int
    let nodeId: String
    let number: Int
    let title: String
    let user: User?
    let labels: [Label]
    let state: State
    let locked: Bool
    let activeLockReason: String?
    let assignees: [User]
    let milestone: Milestone?
    let comments: Int
    let createdAt: Date
    let updatedAt: Date
    let closedAt: Date?
    let authorAssociation: AuthorAssociation
    let body: String?
    let pullRequest: PullRequest?
    let reactions: Reactions?
    let draft: Bool?
  }

  private static func user(_ i: Int) -> String {
    let url = "https://api.example.com/users/u\(i % 17)"
    return #"""
      {"login":"\#(Fake.person(i))","id":\#(583_231 + i * 97),"node_id":"MDQ6VXNlcj\#(i)==",\#
      "avatar_url":"https://avatars.example.com/u/\#(i)?v=4","gravatar_id":"","url":"\#(url)",\#
      "followers_url":"\#(url)/followers","gists_url":"\#(url)/gists{/gist_id}",\#
      "starred_url":"\#(url)/starred{/owner}{/repo}","events_url":"\#(url)/events{/privacy}",\#
      "type":"\#(i % 9 == 0 ? "Bot" : "User")","site_admin":\#(i % 13 == 0)}
      """#
  }

  private static func issue(_ i: Int) -> String {
    let labels = Idiom.list(i % 4) {
      #"{"id":\#(208_045_946 + $0),"node_id":"LA_\#($0)","url":"https://example.com/labels/b","#
        + #""name":"\#(Fake.word(i + $0)): \#($0)","color":"\#(Fake.hex($0, 6))","#
        + #""default":\#($0 == 0),"description":\#(Fake.maybe($0, every: 2, #""Näh, \/ no""#))}"#
    }
    let pull =
      i % 3 == 0
      ? #","draft":\#(i % 2 == 0),"pull_request":{"url":"https://api.example.com/pulls/\#(i)","#
        + #""html_url":"https://example.com/pull/\#(i)","diff_url":"https://e.com/\#(i).diff","#
        + #""merged_at":\#(Fake.maybe(i, every: 2, #""2024-02-29T23:59:59Z""#))}"# : ""
    let milestone =
      #"{"url":"https://api.example.com/milestones/1","number":\#(i),"title":"v\#(i).0","#
      + #""creator":\#(user(i + 3)),"open_issues":4,"due_on":null}"#
    return #"""
      {"url":"https://api.example.com/repos/o/r/issues/\#(i)","repository_url":"https://e.com",\#
      "id":\#(1_900_000_000 + i),"node_id":"I_kwDO\#(i)","number":\#(9000 - i),\#
      "title":"\#(Fake.text(i, 4 + i % 6))","user":\#(Fake.maybe(i + 1, every: 20, user(i))),\#
      "labels":\#(labels),"state":"\#(i % 5 == 0 ? "closed" : "open")","locked":false,\#
      "assignee":null,"assignees":\#(Idiom.list(i % 3) { user(i + $0) }),\#
      "milestone":\#(i % 6 == 0 ? milestone : "null"),"comments":\#(i * i % 40),\#
      "created_at":"\#(Fake.instant(i))","updated_at":"\#(Fake.instant(i + 9))",\#
      "closed_at":\#(i % 5 == 0 ? "\"\(Fake.instant(i + 4))\"" : "null"),\#
      "author_association":"\#(Fake.pick(["NONE", "OWNER", "MEMBER", "CONTRIBUTOR"], i))",\#
      "active_lock_reason":null\#(pull),"body":\#(Fake.maybe(i, every: 7, #""\#(body(i))""#)),\#
      "reactions":{"url":"https://example.com/reactions","total_count":\#(i % 4),"+1":\#(i % 3),\#
      "-1":0,"laugh":0,"hooray":\#(i % 2),"confused":0,"heart":0,"rocket":0,"eyes":0},\#
      "timeline_url":"https://api.example.com/timeline","performed_via_github_app":null,\#
      "state_reason":null,"score":1.0}
      """#
  }

  private static func body(_ i: Int) -> String {
    #"### Steps\r\n\r\n1. \#(Fake.text(i, 9))\r\n2. `\#(Fake.text(i + 3, i % 30))`\r\n"#
  }

  // MARK: Events, whose payload depends on a sibling

  private struct Event: Codable {
    struct Account: Codable {
      let login: String
      let displayLogin: String?
      enum CodingKeys: String, CodingKey {
        case login
        case displayLogin = "display_login"
      }
    }
    struct Push: Codable {
      struct Commit: Codable {
        let sha: String
        let message: String
        let distinct: Bool
      }
      let size: Int
      let ref: String
      let commits: [Commit]
    }
    struct Comment: Codable {
      struct Body: Codable {
        let id: Int
        let body: String
      }
      let action: String
      let comment: Body
    }
    struct Creation: Codable {
      let ref: String?
      let refType: String
      enum CodingKeys: String, CodingKey {
        case ref
        case refType = "ref_type"
      }
    }
    enum Payload {
      case push(Push)
      case comment(Comment)
      case creation(Creation)
      case unknown
    }
    enum CodingKeys: String, CodingKey { case id, type, actor, payload, `public` }

    let id: String
    let type: String
    let actor: Account
    let payload: Payload
    let isPublic: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      type = try container.decode(String.self, forKey: .type)
      actor = try container.decode(Account.self, forKey: .actor)
      isPublic = try container.decodeIfPresent(Bool.self, forKey: .public) ?? true
      switch type {
      case "PushEvent": payload = .push(try container.decode(Push.self, forKey: .payload))
      case "IssueCommentEvent":
        payload = .comment(try container.decode(Comment.self, forKey: .payload))
      case "CreateEvent":
        payload = .creation(try container.decode(Creation.self, forKey: .payload))
      default: payload = .unknown
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(type, forKey: .type)
      try container.encode(actor, forKey: .actor)
      try container.encode(isPublic, forKey: .public)
      switch payload {
      case .push(let push): try container.encode(push, forKey: .payload)
      case .comment(let comment): try container.encode(comment, forKey: .payload)
      case .creation(let creation): try container.encode(creation, forKey: .payload)
      case .unknown: try container.encodeNil(forKey: .payload)
      }
    }
  }

  private static func event(_ i: Int) -> String {
    let commits = Idiom.list(1 + i % 5) {
      #"{"sha":"\#(Fake.hex(i + $0, 40))","author":{"email":"a@b.c","name":"\#(Fake.person(i))"},"#
        + #""message":"\#(Fake.text(i + $0, 5 + $0))\n","distinct":true,"url":"https://e.com"}"#
    }
    let (type, payload) = Fake.pick(
      [
        (
          "PushEvent",
          #"{"repository_id":12,"push_id":1,"size":3,"distinct_size":2,"ref":"refs/heads/main","#
            + #""head":"","before":"","commits":\#(commits)}"#
        ),
        (
          "IssueCommentEvent",
          #"{"action":"created","issue":\#(issue(i)),"comment":{"id":\#(i),"body":"\#(body(i))"}}"#
        ),
        ("CreateEvent", #"{"ref":null,"ref_type":"repository","pusher_type":"user"}"#),
        ("WatchEvent", #"{"action":"started"}"#),
      ],
      i
    )
    return #"""
      {"id":"\#(22_249_084_947 + i)","type":"\#(type)","actor":{"id":\#(i),\#
      "login":"\#(Fake.person(i))","display_login":"\#(Fake.person(i))","url":"https://e.com"},\#
      "repo":{"id":1296269,"name":"octocat/Hello-World","url":"https://api.example.com/repos"},\#
      "payload":\#(payload),"public":\#(i % 11 != 0),"created_at":"\#(Fake.instant(i))"}
      """#
  }
}
