"""inspect --explain: one line, from its class to what the flows made of it."""

LINES = [
    "2026-07-29 14:00:00.000 I  CounterTestApp[7:1f] [com.salokpi.CounterTestApp:Analytics] Event: app_started",
    "2026-07-29 14:00:00.100 I  CounterTestApp[7:1f] [com.salokpi.CounterTestApp:Analytics] Event: splash_loading_started",
    "2026-07-29 14:00:01.100 I  CounterTestApp[7:1f] [com.salokpi.CounterTestApp:Analytics] "
    "Event: initial_route_resolved, parameters: destination=counter",
    "2026-07-29 14:00:02.000 I  Mail[9:1f] [com.other:x] Rose Smith <rose@example.com> paid 4111 1111 1111 1111",
]


def test_explaining_a_line_says_what_became_of_it(case):
    case.write("app.log", "\n".join(LINES) + "\n")
    case.run("inspect", "--explain", "app.log:3")
    case.status(0)
    case.stderr("")
    case.stdout(
        "capture app.log, line 3\n"
        "  class      event: starts an analytics event\n"
        "  style      log-compact\n"
        "  record     line 3\n"
        "  time       2026-07-29T14:00:01.100\n"
        "  level      Info\n"
        "  process    CounterTestApp [7]\n"
        "  subsystem  com.salokpi.CounterTestApp\n"
        "  category   Analytics\n"
        "  message    Event: initial_route_resolved, parameters: destination={text}\n"
        "\n"
        "packs\n"
        "  CounterTestApp  took it as an event\n"
        "\n"
        "event initial_route_resolved\n"
        "  destination  enum  counter\n"
        "\n"
        "launch 1\n"
        "  kind        whole\n"
        "  process id  7\n"
        "  begins      line 1\n"
        "  this event  number 3 of the launch\n"
        "\n"
        "flows, with the figures of this launch\n"
        "  splash              success; no attempt open\n"
        "                      splash.succeeded: 0 → 1\n"
        "                      splash.pending: 1 → 0\n"
        "                      splash.success_rate: 0 of 0 → 1 of 1\n"
        "                      splash.duration: none → 1.000 s\n"
        "                      splash.duration{destination=counter}: 1.000 s\n"
        "  routes.sequence     value\n"
        "                      routes.sequence: 0 in order → 1 in order\n"
        "  routes.alternation  value of the cycle; judged against the launch before when the launch is over\n"
        "                      changed nothing\n")


def test_explaining_a_line_of_another_program_tells_nothing_of_it(case):
    case.write("app.log", "\n".join(LINES) + "\n")
    case.run("inspect", "--explain", "4", "app.log")
    case.status(0)
    case.stdout_has("other: starts a record that is no event of a pack")
    case.stdout_has("no: another process and subsystem")
    for word in ("Rose", "Smith", "example", "4111"):
        if word in case.last.stdout:
            case.fault(f"'{word}' is printed")


def test_explaining_a_line_that_is_not_there_is_wrong(case):
    case.write("app.log", "\n".join(LINES) + "\n")
    case.run("inspect", "--explain", "app.log:9")
    case.status(1)
    case.stderr("ctreport: error: [usage.value] expected a line from 1 to 4 for --explain, found 9\n")
    case.run("inspect", "--explain", "x")
    case.status(64)
    case.stderr(
        "ctreport: error: [usage.value] expected FILE:LINE or LINE for --explain, found 'x'\n"
        "help: lines are counted from 1: ctreport inspect --explain app.log:17\n")
    case.run("inspect", "--explain", "other.log:1", "app.log")
    case.status(1)
    case.stderr_has("expected a line of a capture that is read for --explain, found 'other.log'")
