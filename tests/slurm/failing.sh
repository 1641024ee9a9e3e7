# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/slurm/run: tests that the step ends, whatever kills a rank.

# step_of MPI OPTIONS WAY: runs four tasks on two nodes, two on each, of which task 1 ends in the way WAY.
step_of() {
    local mpi=$1 options=$2 way=$3
    # shellcheck disable=SC2086 # options are several words, or none
    run 45 "$mpi" srun --nodes=2 --ntasks=4 --ntasks-per-node=2 $options --mpi="$(plugin "$mpi")" \
        /opt/panmpi/bin/mpijava -cp app.jar Main "$way"
}

# median NUMBER...: prints the median.
median() { printf '%s\n' "$@" | sort -n | sed -n "$((($# + 1) / 2))p"; }

# early MPI: runs a step with a failure before Init, three times; the time includes the start of the step.
early() {
    local times=() i
    for i in 1 2 3; do
        step_of "$1" '' early
        times[i]=$took
        [ -z "$overdue" ] || break
    done
    took=$(median "${times[@]}")
    judge 'a failure before Init (median of 3, with the start)' "$1" '[1-9].*' 'IllegalStateException: before Init' \
        'rank 1 ends with exit code 1 before MPI.Init; ending the job' '!scancel did not'
}

# task NUMBER: prints the process id of the task with this number, which runs the program Main with the argument wait.
task() {
    local process
    for process in $(pgrep -f 'bin/mpijava .*Main wait'); do
        ! tr '\0' '\n' <"/proc/$process/environ" 2>/dev/null | grep -qx "SLURM_PROCID=$1" || echo "$process"
    done | head -n 1
}
all_met() { [ "$(grep -c 'rank [0-3] of [24], sum' "$out")" = "$1" ]; }

# strike MPI TASKS ACTION COMMAND...: starts a step that waits; 2.5 s after its ranks have met, evaluates the action, and measures the time
# until the step has ended.
strike() {
    local mpi=$1 tasks=$2 action=$3 step variables begin
    shift 3
    mapfile -t variables < <(variables "$mpi")
    : >"$out"
    timeout -k 5 90 env "${variables[@]}" "$@" >"$out" 2>&1 </dev/null &
    step=$!
    wait_for 30 all_met "$tasks" || true
    sleep 2.5
    begin=${EPOCHREALTIME/./} code=0 overdue=''
    eval "$action"
    wait $step 2>/dev/null || code=$?
    [ $((${EPOCHREALTIME/./} - begin)) -lt 50000000 ] || overdue=' did not end within 50 s;'
    wait_for 10 no_ranks || true
    took=$(((${EPOCHREALTIME/./} - begin) / 100000))
}

# waiting MPI: prints the end of a command line of srun whose program waits.
waiting() { echo "--mpi=$(plugin "$1") /opt/panmpi/bin/mpijava -cp app.jar Main wait"; }

# killed NAME MPI TASKS PATTERN COMMAND: starts the command and kills task 1 by kill -9, three times.
killed() {
    local times=() i
    for i in 1 2 3; do
        # shellcheck disable=SC2016 # evaluated when the ranks have met
        strike "$2" "$3" 'kill -KILL $(task 1)' bash -c "$5"
        times[i]=$took
        [ -z "$overdue" ] || break
    done
    took=$(median "${times[@]}")
    judge "$1 (median of 3)" "$2" '[1-9].*' "$4"
}

failing() {
    local mpi mpich5 openmpi5
    mpich5=$(mpi mpich-5) openmpi5=$(mpi openmpi-5)
    for mpi in "${mpis[@]}"; do early "$mpi"; done
    killed 'kill -9, two tasks on each node' "$mpich5" 4 'rank 1, process [0-9]* of this host, is gone without MPI.Finalize' \
        "srun -N2 -n4 --ntasks-per-node=2 $(waiting "$mpich5")"
    killed 'kill -9, two tasks on each node' "$openmpi5" 4 'task 1: Killed' \
        "srun -N2 -n4 --ntasks-per-node=2 $(waiting "$openmpi5")"
    killed 'kill -9, -K1 as the page has it' "$mpich5" 2 'task 1: Killed' "$(block kill-on-bad-exit)"
    for mpi in "$mpich5" "$openmpi5"; do
        step_of "$mpi" '' throw
        judge 'an exception after Init' "$mpi" '[1-9].*' 'rank 1 of 4: uncaught exception' 'IllegalStateException: after Init'
        step_of "$mpi" '' exit
        judge 'System.exit after Init' "$mpi" '[1-9].*' 'rank 1 of 4: the program ends without MPI.Finalize'
        step_of "$mpi" '' halt
        judge 'Runtime.halt after Init' "$mpi" '[1-9].*' 'rank 1 ends with exit code 4 without MPI.Finalize'
        step_of "$mpi" '' abort
        judge 'Abort(7)' "$mpi" '[1-9].*' 'rank 1 of 4: MPI_Abort with code 7'
    done
}
