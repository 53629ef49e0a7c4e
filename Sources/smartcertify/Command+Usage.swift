import ConformanceKit

extension Command {
  static let usage = """
    Certifies decoders against the conformance suite.

    usage: smartcertify [certify] [SUBJECTS] [--output DIR]
           smartcertify run      [SUBJECTS] [--filter GLOB] [--output DIR]
           smartcertify smoke    [SUBJECTS]
           smartcertify verify   REPORT [--subject NAME|PROGRAM]...
           smartcertify ledger   FILE [--subject NAME|PROGRAM] --update
           smartcertify ledger   FILE [--subject NAME|PROGRAM] --accept ID
                                 (--because TEXT | --defect LINK)
           smartcertify serve    [--subject NAME]
           smartcertify list     [--json] [--filter GLOB]
           smartcertify list     --swift-testing [--output DIR]
           smartcertify generate [--check]
           smartcertify suite    models [NAME] | cases [ID] | export DIR
           smartcertify lint     [--specification FILE] [--catalog FILE]
           smartcertify strength [--output DIR]
           smartcertify promote  FILE --model ID [--settings KEY=VALUE]...

    certify    runs all cases, prints the table and writes report.json, report.md,
               report.html, junit.xml and badge.json to DIR (default
               Reports/certification); without any command, this one
    run        runs the cases that fit GLOB (default *) and prints the failures; writes
               reports only if DIR is given, and they never carry a level
    smoke      sends the eight requests that tell a broken adapter from a wrong decoder
    verify     runs again what a report.json says and compares all verdicts; a --subject
               stands in for the one at its place in the report
    ledger     --update removes the entries of FILE that pass now and signs changed ones
               anew; --accept adds one failing case, if the ceiling in FILE allows it
    serve      answers on standard input and output as a program for --subject
    list       prints the cases; --swift-testing writes one test for each case to DIR
               (default Tests/ConformanceKitTests/Cases)
    generate   writes anew what is made from the folder Suite: the embedded texts, the
               named tests and the catalog; --check tells what is out of date
    suite      models and cases print those of the built-in suite as data, a model with the
               Swift to paste; export writes all of them
    lint       checks the suite itself; the clauses stand in the specification (default
               Specification/behaviour.md), the ids in the catalog (default
               Suite/catalog.tsv)
    strength   runs every case against every planted fault, prints who catches what and
               writes strength.json and strength.md to DIR (default Reports)
    promote    prints the input in FILE as Swift source of a case to complete, with the
               answer of the reference; the origin is the name of the file, or of the
               folder if the file is named input

    SUBJECTS:
    --subject NAME|PROGRAM   a subject to certify (default smartcodable); the first one
                             gives the reports their name, the failures of all count
    --beside NAME|PROGRAM    a subject to compare with, whose failures do not count
                             (default foundation, if no subject is named at all)
    --ledger FILE            the known failures of the subject before it
    --seed N                 decides the order of cases and the choices of variations
                             (default 0)
    --timeout SECONDS        how long a program may take for one answer, from 0.001 to
                             3600 (default 10)
    --isolated               runs subjects that are chosen by name in processes of their
                             own, so that a trap ends only one case
    --in-process             runs them in this process (the default)

    NAME is smartcodable, reference, foundation, or a subject that decodes nothing:
    \(FloorSubject.allCases.map(\.rawValue).joined(separator: ", ")).
    Anything else is a PROGRAM with arguments, separated by blanks and kept together by
    quotes: --subject "python3 'my adapter.py'".
    GLOB: * stands for any text and ? for one character, as in 'numbers/*'.

    Exit codes: 0 clean, 1 failures or differences, 2 wrong usage, 3 the tool or an
    adapter failed or cannot do it, 130 interrupted (the reports then say so).

    """
}
