# shellcheck shell=bash
# Sourced by .make/test-slurm: whatever kills a rank ends the step.

# step MPI OPTIONS WAY: four tasks on two nodes, two on each, or as the options say.
step_of() {
    local mpi=$1 options=$2 way=$3
    # shellcheck disable=SC2086 # options are several words, or none
    run 45 "$mpi" srun --nodes=2 --ntasks=4 --ntasks-per-node=2 $options --mpi="$(plugin "$mpi")" \
        /opt/panmpi/bin/mpijava -cp app.jar Main "$way"
}

# median NUMBER...
median() { printf '%s\n' "$@" | sort -n | sed -n "$((($# + 1) / 2))p"; }

# early MPI: a failure before Init, three times; the time is from the start of the step on.
early() {
    local times=() i
    for i in 1 2 3; do
        step_of "$1" '' early
        times[i]=$took
        [ "$code" != 124 ] || break
    done
    took=$(median "${times[@]}")
    judge 'a failure before Init (median of 3, with the start)' "$1" '[1-9].*' 'IllegalStateException: before Init' \
        'rank 1 ends with exit code 1 before MPI.Init; ending the job' '!scancel did not'
}

# task NUMBER: the process of a task that has printed its sum.
task() {
    local process
    for process in $(pgrep -f 'bin/mpijava .*Main wait'); do
        ! tr '\0' '\n' <"/proc/$process/environ" 2>/dev/null | grep -qx "SLURM_PROCID=$1" || echo "$process"
    done | head -n 1
}
all_met() { [ "$(grep -c 'rank [0-3] of [24], sum' $out)" = "$1" ]; }

# strike MPI TASKS COMMAND OPTIONS...: a step that waits; two seconds after its ranks have met the command is run, and the time from then
# on is taken.
strike() {
    local mpi=$1 tasks=$2 command=$3 srun variables begin
    shift 3
    mapfile -t variables < <(variables "$mpi")
    : >$out
    timeout -k 5 60 env "${variables[@]}" srun --ntasks="$tasks" --mpi="$(plugin "$mpi")" "$@" \
        /opt/panmpi/bin/mpijava -cp app.jar Main wait >$out 2>&1 </dev/null &
    srun=$!
    wait_for 30 all_met "$tasks" || true
    sleep 2.5
    begin=${EPOCHREALTIME/./} code=0
    eval "$command"
    wait $srun || code=$?
    wait_for 10 no_ranks || true
    took=$(((${EPOCHREALTIME/./} - begin) / 100000))
}

# killed NAME MPI PATTERN OPTIONS...: kill -9 of task 1, three times.
killed() {
    local name=$1 mpi=$2 pattern=$3 times=() i
    shift 3
    for i in 1 2 3; do
        strike "$mpi" 4 'kill -KILL $(task 1)' "$@"
        times[i]=$took
        [ "$code" != 124 ] || break
    done
    took=$(median "${times[@]}")
    judge "$name (median of 3)" "$mpi" '[1-9].*' "$pattern"
}

failing() {
    local mpi mpich5 openmpi5
    mpich5=$(mpi mpich-5) openmpi5=$(mpi openmpi-5)
    for mpi in $(cut -d'|' -f1 "$list"); do early "$mpi"; done
    killed 'kill -9, two tasks on each node' "$mpich5" 'rank 1, process [0-9]* of this host, is gone without MPI.Finalize' \
        --nodes=2 --ntasks-per-node=2
    killed 'kill -9, two tasks on each node' "$openmpi5" 'task 1: Killed' --nodes=2 --ntasks-per-node=2
    killed 'kill -9, -K1, a task on each node' "$mpich5" 'task 1: Killed' --nodes=4 -K1
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
