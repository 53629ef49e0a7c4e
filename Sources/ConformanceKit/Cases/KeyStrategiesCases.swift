// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let keyStrategyCases: [ConformanceCase] = keyStrategyCases1

  private static let keyStrategyCases1: [ConformanceCase] = [
    ConformanceCase(
      "key-strategies/snake/three-words",
      "snake case becomes camel case",
      clause: "KEY-12",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"one_two_three":3}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":3,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["key-strategy-is-lost"]
    ),
    ConformanceCase(
      "key-strategies/snake/outer-underscores",
      "outer underscores are kept",
      clause: "KEY-12",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"_one_two_":3}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":3,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["snake-loses-outer-underscores"]
    ),
    ConformanceCase(
      "key-strategies/snake/upper-case",
      "upper case becomes camel case",
      clause: "KEY-12",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"ONE_TWO":3}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":3,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["snake-keeps-first-word", "snake-keeps-later-words"]
    ),
    ConformanceCase(
      "key-strategies/snake/double-underscore",
      "two underscores count as one",
      clause: "KEY-12",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"one__two":3}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":3,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["key-strategy-is-lost"]
    ),
    ConformanceCase(
      "key-strategies/snake/single-word",
      "a key without an inner underscore stays",
      clause: "KEY-12",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"WORD":3,"one_two":4}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":4,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["snake-changes-single-words"]
    ),
    ConformanceCase(
      "key-strategies/first-letter/lower",
      "the first letter is put in lower case",
      clause: "KEY-13",
      needs: [.keyStrategies],
      model: "lettered",
      input: #"{"FirstName":3}"#,
      settings: [.keys: "first-letter-lower"],
      expect: .value(#"{"firstName":3,"upper":3,"acronym":null}"#),
      kills: ["key-strategy-is-lost", "first-letter-changes-word"]
    ),
    ConformanceCase(
      "key-strategies/first-letter/acronym",
      "only the first letter is put in lower case",
      clause: "KEY-13",
      needs: [.keyStrategies],
      model: "lettered",
      input: #"{"URL":3}"#,
      settings: [.keys: "first-letter-lower"],
      expect: .value(#"{"firstName":null,"upper":null,"acronym":3}"#),
      kills: ["first-letter-changes-word"]
    ),
    ConformanceCase(
      "key-strategies/first-letter/upper",
      "the first letter is put in upper case",
      clause: "KEY-13",
      needs: [.keyStrategies],
      model: "lettered",
      input: #"{"firstName":3}"#,
      settings: [.keys: "first-letter-upper"],
      expect: .value(#"{"firstName":3,"upper":3,"acronym":null}"#),
      kills: ["key-strategy-is-lost", "first-letter-changes-word"]
    ),
    ConformanceCase(
      "key-strategies/levels/child",
      "a key strategy reaches children",
      clause: "KEY-14",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"child":{"inner_name":3}}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":null,"word":null,"child":{"innerName":3},"plain":null,"children":null,"table":null}"#
      ),
      kills: ["key-strategy-stops-at-children"]
    ),
    ConformanceCase(
      "key-strategies/levels/plain",
      "a key strategy reaches plain types",
      clause: "KEY-14",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"plain":{"inner_name":3}}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":{"innerName":3},"children":null,"table":null}"#
      ),
      kills: ["key-strategy-stops-at-children"]
    ),
    ConformanceCase(
      "key-strategies/levels/element",
      "a key strategy reaches elements",
      clause: "KEY-14",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"children":[{"inner_name":3}]}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":[{"innerName":3}],"table":null}"#
      ),
      kills: ["key-strategy-stops-at-children"]
    ),
    ConformanceCase(
      "key-strategies/levels/dictionary",
      "keys of a dictionary stay as they are",
      clause: "KEY-14",
      needs: [.keyStrategies],
      model: "camel",
      input: #"{"table":{"one_two":3}}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":{"one_two":3}}"#
      ),
      kills: ["entry-keys-converted"]
    ),
    ConformanceCase(
      "key-strategies/order/raw-first",
      "a key as written comes before a converted one",
      clause: "KEY-15",
      needs: [.keyStrategies, .coercion],
      model: "camel",
      input: #"{"one_two":"3","oneTwo":"4"}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":4,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["converted-key-comes-first"]
    ),
    ConformanceCase(
      "key-strategies/order/raw-null",
      "a key as written that is null is passed over",
      clause: "KEY-15",
      needs: [.keyStrategies],
      model: "lettered",
      input: #"{"FirstName":3,"firstName":null}"#,
      settings: [.keys: "first-letter-lower"],
      expect: .value(#"{"firstName":3,"upper":3,"acronym":null}"#),
      kills: ["raw-null-stops-search"],
      excluding: [.reorderedKeys]
    ),
    ConformanceCase(
      "key-strategies/order/raw-candidate",
      "a candidate is compared as written",
      clause: "KEY-15",
      needs: [.keyStrategies, .keyMapping],
      model: "camel-mapped",
      input: #"{"nick_name":3}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(#"{"n":3,"deep":null}"#, repairs: []),
      kills: ["raw-keys-do-not-count"]
    ),
    ConformanceCase(
      "key-strategies/order/path",
      "the steps of a candidate are compared after conversion",
      clause: "KEY-6",
      needs: [.keyStrategies, .keyMapping],
      model: "camel-mapped",
      input: #"{"o":{"inner_name":3}}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(#"{"n":null,"deep":3}"#, repairs: []),
      kills: ["key-strategy-is-lost"]
    ),
    ConformanceCase(
      "key-strategies/order/same-key",
      "of keys that convert to the same key the first wins",
      clause: "KEY-16",
      needs: [.keyStrategies, .coercion],
      model: "camel",
      input: #"{"one_two":"3","ONE_TWO":"4"}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":3,"oneTwoThree":null,"outer":null,"word":null,"child":null,"plain":null,"children":null,"table":null}"#
      ),
      kills: ["last-converted-key-wins"],
      excluding: [.reorderedKeys]
    ),
    ConformanceCase(
      "key-strategies/string/inside",
      "a key strategy holds inside a string",
      clause: "STR-2",
      needs: [.keyStrategies, .stringifiedJSON],
      model: "camel",
      input: #"{"child":"{\"inner_name\":3}"}"#,
      settings: [.keys: "from-snake-case"],
      expect: .value(
        #"{"oneTwo":null,"oneTwoThree":null,"outer":null,"word":null,"child":{"innerName":3},"plain":null,"children":null,"table":null}"#
      ),
      kills: ["settings-stop-at-strings"]
    ),
  ]
}
