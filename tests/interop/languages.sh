# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/interop/run: runs jobs of ranks in several languages, and a Java VM inside of a program in C.

# said RANK LANGUAGE: prints a pattern of the line that a rank of Partners.java, partner.c or partner.py prints if all is right.
said() { echo "^rank $1 in $2: structs true, arrays true, collective true, between groups true, window true"; }

# languages: runs the jobs on the current MPI, and prints their rows.
languages() {
    # With checks=local panmpi does not ask the other ranks for the sizes of their windows: ranks in other languages would not answer.
    local java=("$mpijava" -Xmx128m -Dpanmpi.checks=local -cp "$classes" Partners) c=("$programs/partner") py=("$python" "$PWD/examples/interop/src/main/python/partner.py")
    local jvm host=("$mpiexec" -n 2 "$programs/host")
    jvm=$(realpath "$JAVA_HOME")/lib/server/libjvm.so
    row 'Java beside C, window of C' "$(said 0 C)" "$(said 1 Java)" "$(said 2 Java)" -- "$mpiexec" -n 1 "${c[@]}" : -n 2 "${java[@]}"
    row 'C beside Java, window of Java' "$(said 0 Java)" "$(said 1 C)" -- "$mpiexec" -n 1 "${java[@]}" : -n 1 "${c[@]}"
    # The wheel of mpi4py does not support the standard ABI.
    [ "$abi" = standard ] || row 'C, Java and Python' "$(said 0 C)" "$(said 1 Java)" "$(said 2 Python)" -- \
        "$mpiexec" -n 1 "${c[@]}" : -n 1 "${java[@]}" : -n 1 "${py[@]}"
    [ "$abi" = standard ] || row 'Python beside Java, window of Python' "$(said 0 Python)" "$(said 1 Java)" -- "$mpiexec" -n 1 "${py[@]}" : -n 1 "${java[@]}"
    host+=("$jvm" "$classes:$PWD/build/lib/panmpi.jar")
    row 'Java VM inside of C, MPI of C' "rank 1 in Java: the sum on C's communicator: true" 'rank 0 in C: Java put the right number: true' \
        'rank 1 in C: Java put the right number: true' 'MPI is finalized by Java: false' -- "${host[@]}" c
    row 'Java VM inside of C, MPI of Java' "rank 1 in Java: the sum on C's communicator: true" 'rank 0 in C: Java put the right number: true' \
        'rank 1 in C: Java put the right number: true' 'MPI is finalized by Java: true' -- "${host[@]}" java
}
