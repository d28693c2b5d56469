"""Calls, help and exit status."""

import os
import subprocess


def test_no_command_is_wrong_usage(case):
    case.run()
    case.status(64)
    case.stdout("")
    case.stderr(
        "ctreport: error: [usage.command] expected a command, found none\n"
        "help: ctreport help\n")


def test_a_misspelt_command_is_wrong_usage_with_the_nearest_one(case):
    case.run("biuld", "app.log")
    case.status(64)
    case.stdout("")
    case.stderr(
        "ctreport: error: [usage.command] unknown command 'biuld'\n"
        "  did you mean 'build'?\n"
        "help: ctreport help\n")


def test_a_misspelt_flag_is_wrong_usage_with_the_nearest_one(case):
    case.run("build", "--ouptut=x", "app.log")
    case.status(64)
    case.stdout("")
    case.stderr(
        "ctreport: error: [usage.flag] unknown flag '--ouptut'\n"
        "  did you mean '--output'?\n"
        "help: ctreport help build\n")


def test_a_wrong_variable_of_the_environment_is_wrong_usage(case):
    case.run("version", env={"CTREPORT_JOBS": "zwei"})
    case.status(64)
    case.stderr(
        "ctreport: error: [usage.environment] expected a whole number from 1 to 256 for CTREPORT_JOBS, found 'zwei'\n")


def test_help_and_version_are_results(case):
    case.run("--help")
    case.status(0)
    case.stdout_has("usage: ctreport COMMAND")
    case.stderr("")
    case.run("build", "--bogus", "--help")
    case.status(0)
    case.stdout_has("usage: ctreport build")
    case.run("--version")
    case.status(0)
    case.stdout_has("ctreport ")
    case.stderr("")


def test_the_current_folder_is_never_replaced(case):
    case.write("app.log", "a log\n")
    case.run("build", "app.log", "-o", ".", "--force")
    case.status(1)
    case.stderr_has("[site.protected] expected a folder of its own for the site, found the current folder")
    case.same("the file", b"a log\n", case.path("app.log").read_bytes())


def test_a_full_device_is_a_failure(case):
    if not os.path.exists("/dev/full"):
        return
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([case.binary, "help"], stdout=full, stderr=subprocess.PIPE, env=case.environment())
    case.same("exit status", 1, ended.returncode)
    case.same(
        "standard error",
        "ctreport: error: [output.write] cannot write standard output: No space left on device\n"
        "help: check the disk or the program that reads the output\n", ended.stderr.decode())


def test_a_reader_that_leaves_early_is_no_failure(case):
    running = case.start("help")
    running.stdout.close()
    case.same("standard error", b"", running.stderr.read())
    case.same("exit status", 0, running.wait(60))


def test_an_app_that_prints_is_captured_from_its_console(case):
    case.run("help", "capture", "orion")
    case.status(0)
    case.stdout_has("xcrun simctl launch --console-pty booted com.jundaai.OrionTestTask > app.log")
    case.check("log stream" not in case.last.stdout, "the system's log has no record of this app")
