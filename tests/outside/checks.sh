# shellcheck shell=bash
# Commands that the scripts of the projects share; sourced. REPOSITORY, VERSION, PREFIX, ARCHIVE and INCLUDE come from tests/outside/run.
set -euo pipefail

# artifact NAME: prints the path of the artifact's jar in the repository that make publish filled.
artifact() { echo "$REPOSITORY/io/panmpi/$1/$VERSION/$1-$VERSION.jar"; }

# wrong TEXT: ends the project as failed.
wrong() {
    echo "wrong: $*" >&2
    exit 1
}

# not_run REASON: ends a project that cannot run on this machine.
not_run() {
    echo "$*"
    exit 77
}

# two_ranks COMMAND...: runs a command on two ranks, shows what it printed, and keeps it in the file output.
two_ranks() {
    printf '$ mpiexec -n 2 %s\n' "$*"
    local status=0
    mpiexec -n 2 "$@" >output 2>&1 </dev/null || status=$?
    cat output
    [ "$status" = 0 ] || wrong "exit status $status"
}

# printed LINE...: checks that the ranks printed these lines, and nothing else.
printed() {
    diff <(printf '%s\n' "$@" | LC_ALL=C sort) <(LC_ALL=C sort output) || wrong "these lines differ"
}

# printed_sum: checks that two ranks printed the lines of the program Sum, and nothing else.
printed_sum() { printed 'rank 0: the sum is 3' 'rank 1: the sum is 3'; }

# printed_part REGEX: checks that a line of the ranks' output matches.
printed_part() { grep -qE "$1" output || wrong "no line matches $1"; }

# no_notice: takes the JDK's own notice of native access out of the output; fails where there is none.
no_notice() {
    printed_part '^WARNING: Use --enable-native-access='
    sed -i -E '/^WARNING: |^$/d' output
}

# empty_shell COMMAND...: runs a command without variables except the PATH, and those without which an MPI refuses to run as root.
empty_shell() {
    local allowed
    mapfile -t allowed < <(env | grep -E '^(OMPI|PRTE|I_MPI)_')
    env -i PATH="$PATH" "${allowed[@]}" "$@"
}
