# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/slurm/run, within the cluster: runs commands on it and judges them.
passed=0 total=0 out=/tmp/out code=0 took=0 overdue=''
page=$PWD/docs/cluster.md examples=$PWD/examples

# block NAME: prints the commands that docs/cluster.md has under that name, word for word.
block() {
    awk -v name="$1" '$0 == "```bash " name { inside = 1; found = 1; next } $0 == "```" { inside = 0 } inside
        END { exit !found }' "$page" || { echo "echo $page has no commands called $1; exit 99" && return 0; }
}

# ranks: prints the process ids of the program and of the doctor, on all nodes.
ranks() { pgrep -f 'bin/mpijava .*(Main|--doctor|mpi.doctor)' || true; }
no_ranks() { [ -z "$(ranks)" ]; }
no_steps() { [ -z "$(squeue -h)" ]; }

# run SECONDS MPI COMMAND...: runs a command with that MPI's library, or without one if MPI is "-". The output is in $out, the exit code in $code,
# the tenths of a second until the last rank was gone in $took.
run() {
    local limit=$1 begin=${EPOCHREALTIME/./} variables=()
    mapfile -t variables < <(variables "$2")
    shift 2
    code=0
    timeout -k 5 "$limit" env "${variables[@]}" "$@" >"$out" 2>&1 </dev/null || code=$?
    overdue=''
    [ $((${EPOCHREALTIME/./} - begin)) -lt $((limit * 1000000)) ] || overdue=" did not end within $limit s;"
    wait_for 10 no_ranks || true
    took=$(((${EPOCHREALTIME/./} - begin) / 100000))
}

# cleaned: ends the processes and jobs that a test has left, and prints in words what these were.
cleaned() {
    local left
    left=$(ranks | wc -l)
    [ "$left" = 0 ] || echo "$left ranks left"
    scancel --quiet --user=root 2>/dev/null || true
    wait_for 15 no_steps || echo 'a job that cannot be cancelled'
    ranks | xargs -r kill -KILL 2>/dev/null || true
}

# judge NAME MPI CODES PATTERN...: prints a row. It has passed if CODES, a regular expression, matches the exit code, if each pattern is in a
# line of the output, and if a pattern behind "!" is in none.
judge() {
    local name=$1 mpi=$2 codes=$3 pattern wrong=$overdue
    shift 3
    [[ $code =~ ^($codes)$ ]] || wrong+=" exit code $code, not $codes;"
    for pattern; do
        case $pattern in
            !*) ! grep -qE -e "${pattern#!}" "$out" || wrong+=" says '${pattern#!}';" ;;
            *) grep -qE -e "$pattern" "$out" || wrong+=" does not say '$pattern';" ;;
        esac
    done
    wrong+=$(cleaned | sed 's/^/ /; s/$/;/')
    total=$((total + 1))
    printf '%-52s %-15s %3d.%d s  %s\n' "$name" "$mpi" $((took / 10)) $((took % 10)) "${wrong:-ok}"
    if [ -z "$wrong" ]; then passed=$((passed + 1)); else tail -n 25 "$out" | sed 's/^/    | /'; fi
}

# variables MPI: prints the variables that select this MPI, one a line.
variables() {
    [ "$1" != - ] || return 0
    echo "PANMPI_LIB=$(grep "^$1|" "$list" | cut -d'|' -f3)"
    case $1 in
        intel-*) echo I_MPI_ROOT=/opt/intel && echo "I_MPI_PMI_LIBRARY=$(ls /usr/lib/*/libpmi2.so.0)" ;;
        openmpi-5*) echo PMIX_MCA_psec=native ;;
    esac
}

# mpi PATTERN: prints the first MPI of the list whose name matches; nothing if there is none.
mpi() { cut -d'|' -f1 "$list" | grep -E "^$1" | head -n 1 || true; }

# plugin MPI: prints the value of srun's option --mpi= for this MPI.
plugin() { case $1 in openmpi-*) echo pmix ;; *) echo pmi2 ;; esac; }
