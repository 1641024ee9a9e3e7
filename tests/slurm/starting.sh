# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/slurm/run: tests that the commands of docs/cluster.md start jobs whose ranks communicate.
met=('rank 0 of 4, sum 10' 'rank 3 of 4, sum 10')

# script NAME MPI: submits the page's script of that name, as the page says.
script() {
    local mpi=$2
    [ -n "$mpi" ] || return 0
    block "job-$1" >job.sh
    run 90 - bash -c "$(block submit)"
    cat slurm-*.out >>"$out" 2>/dev/null || true
    rm -f slurm-*.out
    judge "sbatch job.sh" "$mpi" 0 "${met[@]}" 'on n1' 'on n2'
}

# command_of NAME MPI PATTERN...: runs the page's command of that name.
command_of() {
    local name=$1 mpi=$2
    shift 2
    run 60 - bash -c "$(block "$name")"
    judge "$name" "$mpi" 0 "$@"
}

# each_mpi: runs each MPI with its own library, three tasks on one node and one on another.
each_mpi() {
    local mpi
    for mpi in "${mpis[@]}"; do
        run 60 "$mpi" srun --nodes=2 --ntasks=4 --mpi="$(plugin "$mpi")" /opt/panmpi/bin/mpijava -cp app.jar Main
        judge "srun --mpi=$(plugin "$mpi"), 3 and 1 tasks" "$mpi" 0 "${met[@]}"
    done
}

# within MPI FOLDER: runs the mpiexec of that MPI, which is in FOLDER, within an allocation.
within() {
    run 60 - bash -c "$(block within-mpich | sed "s|/opt/mpich|$2|")"
    judge 'mpiexec in an allocation' "$1" 0 "${met[@]}"
}

# shown FILE: prints patterns for its lines, in which ... stands for any text.
# shellcheck disable=SC2016 # the sign of the dollar is sed's
shown() { sed 's/[][\.*^$(){}?+|/]/\\&/g; s/\\\.\\\.\\\./.*/g; s/.*/^&$/' "$1"; }

# tutorial: runs the script of the tutorial's page on clusters, and the mistake that the page shows.
tutorial() {
    local mpi lines
    mpi=$(mpi mpich-5)
    [ -n "$mpi" ] || return 0
    cp -R "$examples/target/classes" "$examples/cluster/where.sh" .
    run 90 - sbatch --wait where.sh
    cat where.txt >>"$out" 2>/dev/null || true
    mapfile -t lines < <(shown "$examples/cluster/where.txt")
    judge 'sbatch where.sh' "$mpi" 0 "${lines[@]}"
    mapfile -t lines < <(shown "$examples/cluster/alone.txt")
    run 60 "$mpi" bash "$examples/cluster/alone.sh"
    judge 'alone.sh' "$mpi" '[1-9][0-9]*' "${lines[@]}"
}

starting() {
    each_mpi
    script mpich "$(mpi mpich-5)"
    script openmpi "$(mpi openmpi-5)"
    script intel "$(mpi intel)"
    [ -z "$(mpi mpich-4)" ] || command_of direct-pmi2 - "${met[@]}"
    [ -z "$(mpi openmpi-4)" ] || command_of direct-pmix - "${met[@]}"
    within "$(mpi mpich-5)" /opt/mpich
    tutorial
    run 30 - srun --nodes=5 --mpi=pmi2 /opt/panmpi/bin/mpijava -cp app.jar Main
    judge 'more nodes than there are: the words of Slurm' - 1 'Node count specification invalid' '!panmpi'
    shares
}

# shares: tests that the JVM of the node with one task uses all processors for its collector, and that three JVMs of one node share them.
shares() {
    [ "$(nproc)" -gt 1 ] && [ "$(nproc)" = "$(getconf _NPROCESSORS_ONLN)" ] || return 0
    local threads='-XX:+PrintFlagsFinal -version | grep -o " ParallelGCThreads *= [0-9]*" | tr -s " "'
    run 60 - srun --nodes=2 --ntasks=4 sh -c "echo \$SLURMD_NODENAME \$(/opt/panmpi/bin/mpijava $threads)"
    judge 'the share of the collector, 3 and 1 tasks' - 0 "^n1 ParallelGCThreads = $((($(nproc) + 2) / 3))\$" \
        "^n2 ParallelGCThreads = $(nproc)\$"
}
