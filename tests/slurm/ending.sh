# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/slurm/run: tests what ends a job from outside: scancel, signals, a time limit, a dead slurmd.

cancelled() {
    local mpi=$1 signal=${2:-}
    strike "$mpi" 4 "scancel ${signal:+--signal=$signal} \$(squeue -h -o %i)" \
        bash -c "srun -N2 -n4 --ntasks-per-node=2 $(waiting "$mpi")"
    judge "scancel ${signal:+--signal=$signal}" "$mpi" '[1-9].*' '!before MPI.Init' '!Shutdown in progress'
}

# while_starting MPI: sends SIGTERM to a step whose JVMs are about to initialize MPI, at several moments.
while_starting() {
    local mpi=$1 moment variables said=/tmp/said
    mapfile -t variables < <(variables "$mpi")
    : >$said
    local begin=${EPOCHREALTIME/./}
    code=0
    for moment in 0.3 0.5 0.7 0.9 1.1; do
        timeout -k 5 30 env "${variables[@]}" srun --nodes=2 --ntasks=4 --mpi="$(plugin "$mpi")" /opt/panmpi/bin/mpijava -cp app.jar \
            Main wait >"$out" 2>&1 </dev/null &
        sleep $moment
        scancel --signal=TERM "$(squeue -h -o %i)" 2>/dev/null || true
        sleep 0.5
        scancel "$(squeue -h -o %i)" 2>/dev/null || true
        wait $! || code=$?
        [ $code != 124 ] || break
        cat "$out" >>$said
    done
    cp $said "$out"
    took=$(((${EPOCHREALTIME/./} - begin) / 500000))
    judge 'SIGTERM while ranks start (mean of 5)' "$mpi" '[1-9].*' '!exit code 143 before' '!Shutdown in progress' '!uncaught'
}

# over_time MPI: runs a job into its time limit of one minute, the shortest that Slurm allows.
over_time() {
    printf '#!/bin/bash\n#SBATCH --nodes=2 --ntasks=4 --time=1\nsrun --mpi=%s /opt/panmpi/bin/mpijava -cp app.jar Main wait\n' \
        "$(plugin "$1")" >job.sh
    run 150 "$1" sbatch --wait --output="$out.job" job.sh
    cat "$out.job" >>"$out"
    judge 'the time limit of a minute' "$1" '[1-9].*' 'DUE TO TIME LIMIT'
}

# give_up: kills the slurmd of n2, and starts it again when the step is gone.
give_up() {
    pkill -KILL -f '^slurmd -N n2 '
    wait "$step" || code=$?
    start_node 2
}

# no_slurmd MPI: kills a node's slurmd: the controller gives the node up, and its ranks end when slurmd is back.
no_slurmd() {
    strike "$1" 2 give_up bash -c "srun --nodelist=n1,n2 $(waiting "$1")"
    wait_for 40 no_ranks || true
    judge 'kill -9 of a slurmd, and another' "$1" '[1-9].*' 'Node failure on n2'
    wait_for 30 nodes_idle || true
}

ending() {
    local mpich5 openmpi5
    mpich5=$(mpi mpich-5) openmpi5=$(mpi openmpi-5)
    cancelled "$mpich5"
    cancelled "$mpich5" TERM
    cancelled "$openmpi5"
    cancelled "$openmpi5" KILL
    while_starting "$mpich5"
    while_starting "$openmpi5"
    over_time "$mpich5"
    no_slurmd "$mpich5"
}
