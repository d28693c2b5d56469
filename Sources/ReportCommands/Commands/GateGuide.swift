internal import Comparison
internal import Configuration

/// `help gates`: what a run may be held to, and how it is judged; tables come from the code that reads them.
enum GateGuide {
    static var text: String {
        """
        What a run is held to: 'gates' of ctreport.yml, judged by ctreport check

          gates:
            - { metric: splash.success_rate, at_least: 95%, min_n: 20 }
            - { metric: splash.duration, value: p90, at_most: 3s, severity: warn }
            - { metric: countertestapp/navigation.errors.http, by: { status: 500 }, at_most: 0 }
            - { metric: "events{name=app_started}", at_least: 1 }
            - metric: navigation.error_rate
              regression: { worse: higher, absolute: 2%, confidence: 99% }
              waiver: { reason: "the test server is slow, issue 12", until: 2027-06-01 }
          baseline: { file: main/report.json, except: [shard] }

          ctreport check app.log                                    captures, or
          ctreport check ctreport-site                              the report of a site that build wrote, or
          ctreport check now/report.json --baseline main/report.json  any report.json
          ctreport check app.log --format junit > gates.xml         also json, and github for annotations of a workflow

        A line each: measured, allowed, n, and what it rests on. How a line ends:
          FAIL     not kept, severity error: exit \(ExitStatus.found.rawValue)
          warn     not kept, severity warn
          skip     too few to judge, or nothing measured: not passed, and not failed
          missing  no such metric in the run or in the baseline, or a part of a count whose name nobody knows
          waived   not kept, and a waiver holds until its day, that day included; once it has ended, the gate is judged
          REFUSED  the baseline was made in another environment: exit \(ExitStatus.failed.rawValue)
          pass     kept

        A metric that no pack defines is a mistake of the configuration, exit \(ExitStatus.failed.rawValue); what there is: ctreport site blocks

        A regression fails when the metric is worse by more than each allowance that is given and, of rates and medians, by
        more than chance explains:
          rates     Fisher's exact test, one-sided; its level is one less the confidence, 1 % by default
          medians   the 95 % interval of their difference lies on the worse side
          counts    by launch; these, other percentiles, state times and best values have no test, so they need an allowance
        Environments are unlike when labels differ, other than \(RunEnvironment.passing.joined(separator: ", "))
        and those under except, or when other levels were captured. Metrics of every app besides its own: launches, events,
        events{name=E}, findings, findings{rule=R}; rows of tables and steps of funnels are dimensions: navigation.hosts{host=H}.

        build, summary and serve judge the same gates and show them, the build does not fail by them: the line 'gates: 1 failed,
        3 passed', a note at the head of overviews, and a table on the page on data quality (block 'gates'). A baseline that
        cannot be read is a warning there, and regressions are not judged.

        Of tracking plans: plan.violations, plan.violations{rule=wrong-type}, plan.never_seen; of events that no pack takes with
        the app 'other'. Where plans are named under 'plan' and no gate asks for violations, none are allowed.

        \(KeyTable.configuration.sections.filter { ["gates", "baseline"].contains($0.root) }.map(\.text).joined(separator: "\n"))
        """
    }
}

extension KeySection {
    /// The key of the document that it is below.
    fileprivate var root: String { String(path.prefix { $0 != "." && $0 != "[" }) }
}
