# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/interop/run: runs and prints rows of make test-interop, and counts them in the variables passed and all.

# verdict NAME LOG WRONG: prints a row, which has passed if WRONG is empty; else prints the log as well.
verdict() {
    all=$((all + 1))
    if [ -z "$3" ]; then
        passed=$((passed + 1))
        echo "ok      $1"
    else
        echo "failed  $1:$3"
        sed 's/^/    /' "$2"
    fi
}

# row NAME PATTERN... -- COMMAND...: runs a job of the current MPI; the row has passed if the job ends with 0 and its output has each pattern.
row() {
    local name="$1 on $mpi" patterns=() pattern wrong='' status=0 log
    shift
    while [ "$1" != -- ]; do patterns+=("$1") && shift; done
    shift
    if ! grep -qE -- "$only" <<<"$name"; then return 0; fi
    log=$logs/${name//[^A-Za-z0-9.-]/-}.log
    (cd "$home/run" && in_environment timeout -k 5 "${TIME_LIMIT:-120}" "$@") >"$log" 2>&1 </dev/null || status=$?
    [ "$status" = 0 ] || wrong=" the exit status is $status;"
    for pattern in "${patterns[@]}"; do grep -qE -- "$pattern" "$log" || wrong+=" nothing like '$pattern';"; done
    verdict "$name" "$log" "$wrong"
}

# in_environment COMMAND...: runs a command with the variables that the current MPI needs; panmpi and mpi4py load the same library.
in_environment() {
    local variables
    IFS=, read -ra variables <<<"$environment"
    # Without a fast network Open MPI 5 tries its component UCX for windows, prints an error and uses another one.
    env "${variables[@]}" OMPI_MCA_osc=^ucx PANMPI_LIB="$library" ${abi:+PANMPI_ABI="$abi"} MPI4PY_LIBMPI="$library" \
        LD_LIBRARY_PATH="$home/links/$mpi${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" "$@"
}
