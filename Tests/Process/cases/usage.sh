# Calls, help and exit status.

test_no_command_is_wrong_usage() {
    run
    status 64
    stdout ''
    stderr 'ctreport: error: [usage.command] expected a command, found none
help: ctreport help'
}

test_a_misspelt_command_is_wrong_usage_with_the_nearest_one() {
    run biuld app.log
    status 64
    stdout ''
    stderr "ctreport: error: [usage.command] unknown command 'biuld'
  did you mean 'build'?
help: ctreport help"
}

test_a_misspelt_flag_is_wrong_usage_with_the_nearest_one() {
    run build --ouptut=x app.log
    status 64
    stdout ''
    stderr "ctreport: error: [usage.flag] unknown flag '--ouptut'
  did you mean '--output'?
help: ctreport help build"
}

test_a_wrong_variable_of_the_environment_is_wrong_usage() {
    export CTREPORT_JOBS=zwei
    run version
    status 64
    stderr "ctreport: error: [usage.environment] expected a whole number from 1 to 256 for CTREPORT_JOBS, found 'zwei'"
}

test_help_and_version_are_results() {
    run --help
    status 0
    stdout_has 'usage: ctreport COMMAND'
    stderr ''
    run build --bogus --help
    status 0
    stdout_has 'usage: ctreport build'
    run --version
    status 0
    stdout_has 'ctreport '
    stderr ''
}

test_an_input_that_cannot_be_opened_ends_before_any_work() {
    run build 'größe.log' -o site
    status 1
    stdout ''
    stderr_has "[input.open] cannot open 'größe.log': No such file or directory"
    same 'files' '' "$(ls -A)"
}

test_names_of_files_cannot_drive_the_terminal() {
    run build $'a\e[31m\nb' --color always
    status 1
    stderr_has "cannot open 'a\\u{1B}[31m\\nb': No such file or directory"
}

test_a_folder_of_others_is_not_replaced() {
    echo 'a log' >app.log
    mkdir site && echo mine >site/notes.txt
    run build app.log -o site
    status 1
    stderr_has "[site.foreign] expected an empty folder or a site of ctreport, found another file, 'notes.txt' in 'site'"
    same 'the file' mine "$(cat site/notes.txt)"
}

test_the_current_folder_is_never_replaced() {
    echo 'a log' >app.log
    run build app.log -o . --force
    status 1
    stderr_has '[site.protected] expected a folder of its own for the site, found the current folder'
    same 'the file' 'a log' "$(cat app.log)"
}

test_a_full_device_is_a_failure() {
    [ -e /dev/full ] || return 0
    local ended=0
    "$binary" help >/dev/full 2>errors || ended=$?
    same 'exit status' 1 "$ended"
    same 'standard error' 'ctreport: error: [output.write] cannot write standard output: No space left on device
help: check the disk or the program that reads the output' "$(cat errors)"
}

test_a_reader_that_leaves_early_is_no_failure() {
    local ended=0
    { "$binary" help 2>errors || echo "$?" >ended; } | true
    same 'exit status' '' "$(cat ended 2>/dev/null || true)"
    same 'standard error' '' "$(cat errors)"
}
