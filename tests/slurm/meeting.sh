# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/slurm/run: tests tasks that do not form one job of MPI, the messages about that, and the doctor in a step.

# apart_with MPI OPTIONS CODES PATTERN...: runs two tasks with options of srun by which they do not form one job, and judges the messages.
apart_with() {
    local mpi=$1 options=$2 codes=$3
    [ -n "$mpi" ] || return 0
    shift 3
    # shellcheck disable=SC2086 # options are several words, or none
    run 60 "$mpi" env -u I_MPI_PMI_LIBRARY srun --ntasks=2 $options /opt/panmpi/bin/mpijava -cp app.jar Main
    judge "no rank alone: srun ${options:-without --mpi}" "$mpi" "$codes" "$@"
}

# doctor MPI OPTIONS CODES PATTERN...: runs mpijava --doctor in a step of three tasks, and judges its report.
doctor() {
    local mpi=$1 options=$2 codes=$3
    [ -n "$mpi" ] || return 0
    shift 3
    run 40 "$mpi" srun --nodes=2 --ntasks=3 "$options" /opt/panmpi/bin/mpijava --doctor
    judge "--doctor: srun $options" "$mpi" "$codes" "$@"
}

meeting() {
    local mpich4 mpich5 openmpi4 openmpi5
    mpich4=$(mpi mpich-4) mpich5=$(mpi mpich-5) openmpi4=$(mpi openmpi-4) openmpi5=$(mpi openmpi-5)
    apart_with "$mpich5" '' 1 'step of 2 tasks was started by srun without PMI .*MPI sees one.*Use srun --mpi=pmi2' '!sum 1$'
    apart_with "$openmpi5" '' 1 'Use srun --mpi=pmix' '!sum 1'
    apart_with "$(mpi intel)" '' 1 'Use srun --mpi=pmi2' '!sum 1'
    apart_with "$mpich4" --mpi=pmix 1 'started by srun --mpi=pmix.*Use srun --mpi=pmi2' '!sum 1'
    apart_with "$mpich5" --mpi=pmix '[1-9].*' 'started by srun --mpi=pmix.*Use srun --mpi=pmi2' '!sum 1'
    apart_with "$openmpi5" --mpi=pmi2 1 'started by srun --mpi=pmi2.*Use srun --mpi=pmix' '!sum 1'
    apart_with "$openmpi4" --mpi=pmi2 '[1-9].*' 'started by srun --mpi=pmi2.*Use srun --mpi=pmix' '!sum 1' '!mpiexec.openmpi'
    run 60 "$mpich5" bash -c "$(block alone)"
    judge 'alone, where that is allowed' "$mpich5" 0 'rank 0 of 1, sum 1'
    printf '#!/bin/bash\n#SBATCH --ntasks=3\n/opt/panmpi/bin/mpijava -cp app.jar Main\n' >job.sh
    run 60 "$mpich5" sbatch --wait --output="$out.job" job.sh
    cat "$out.job" >>"$out"
    judge 'a script of sbatch is no task' "$mpich5" 0 'rank 0 of 1, sum 1'
    run 60 "$mpich5" bash -c "$(block doctor)"
    judge 'doctor, as the page has it' "$mpich5" 0 '^ok +job +4 ranks connected by srun --mpi=pmi2, which started 4' 'PANMPI_LIB: '
    doctor "$openmpi5" --mpi=pmix 0 '^ok +job +3 ranks connected by srun --mpi=pmix, which started 3'
    doctor "$mpich5" --mpi=none 1 '^error +job .*step of 3 tasks was started by srun without PMI' 'Use srun --mpi=pmi2'
    doctor "$openmpi5" --mpi=pmi2 1 '^error +job .*started by srun --mpi=pmi2' 'Use srun --mpi=pmix'
}
