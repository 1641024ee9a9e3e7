# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/interop/run: runs by Maven the examples with libraries of C, and the case classes with memory of Java's libraries.

# examples: prints the names of the runs in examples/runs whose program is in examples/interop.
examples() {
    local run program
    for run in examples/runs/*.run; do
        program=$(sed -nE '1s/.* mpijava ([A-Za-z0-9]+).*/\1/p' "$run")
        if [ -f "examples/interop/src/main/java/$program.java" ]; then basename "$run" .run; fi
    done
}

# case_classes: prints the names of the classes that have tests of memory, threads and handles.
case_classes() {
    echo NativeHandlesCase FortranHandlesCase CompatibilityCase | tr ' ' '\n'
    basename -s .java tests/src/test/java/panmpi/tests/cases/interop/*Case.java
}

# classes: runs the tests, and prints the rows of all MPIs of the list.
classes() {
    local results=tests/target/examples.txt runs types
    runs=$(examples | grep -E -- "$only" | paste -sd'|' || true)
    types=$(case_classes | grep -E -- "$only" | paste -sd, || true)
    [ -n "$runs$types" ] || return 0
    rm -f "$results" tests/target/cases.txt
    TEST_LOG=interop .make/test/run-tests test -pl tests -am -Dpanmpi.root="$PWD" -Dpanmpi.mpis="$list" -Dpanmpi.mpijava="$mpijava" \
        -Dpanmpi.examples="^(${runs:-none})\$" -Dtest="ExamplesTest${types:+,$types}" -Dpanmpi.ranks=2 \
        -Dsurefire.failIfNoSpecifiedTests=false >"$logs/classes.log" 2>&1 || true
    [ -e "$results" ] || verdict 'examples and case classes' "$logs/classes.log" ' none ran;'
    runs
    cases
}

# runs: prints a row for each example on each MPI, by the results that Maven's tests leave.
runs() {
    local name mpi result
    [ -e tests/target/examples.txt ] || return 0
    while IFS='|' read -r name mpi result; do
        case $result in
            passed) verdict "$(title "$name") on $mpi" - '' ;;
            failed) verdict "$(title "$name") on $mpi" tests/target/examples.failures ' see below;' ;;
            *'not for this mpiexec') ;;
            *) echo "left out $(title "$name") on $mpi: ${result#skipped: }" ;;
        esac
    done <tests/target/examples.txt
}

# title NAME: prints the subject of an example or a case class.
title() { sed -n "s/^$1|//p" tests/interop/titles.txt | grep . || echo "$1"; }

# cases: prints a row for each case class on each MPI, by the table that Maven's tests leave.
cases() {
    local type mpi result wrong
    while IFS='|' read -r type mpi result; do
        wrong=''
        [[ $result != *FAILED* ]] || wrong=" $result;"
        case $result in
            '0 passed '*skipped) echo "left out $(title "$type") on $mpi: $result, see build/log/interop.log" ;;
            *) verdict "$(title "$type") on $mpi" "$logs/classes.log" "$wrong" ;;
        esac
    done < <(cells)
}

# cells: prints the cells of the table tests/target/cases.txt as lines CLASS|MPI|RESULT.
cells() {
    [ ! -f tests/target/cases.txt ] || awk -F'  +' '
        NR == 1 { for (i = 2; i <= NF; i++) mpi[i] = $i; next }
        /^[a-z]+[.]/ { for (i = 2; i <= NF; i++) if ($i != "-") print $1 "|" mpi[i] "|" $i }' tests/target/cases.txt
}
