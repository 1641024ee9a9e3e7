# Sourced by smoke.sh: tests options for class path, collector, stack and native access.
run "$mpijava" -cp classes Show
says "-cp" "class.path \\[$jar:classes\\]"
run "$mpijava" -cp ignored -classpath classes Show
says "the last of two class paths" "class.path \\[$jar:classes\\]"
run "$mpijava" --class-path=classes Show
says "--class-path=" "class.path \\[$jar:classes\\]"
run "$mpijava" --class-path classes Show
says "--class-path" "class.path \\[$jar:classes\\]"
run "$mpijava" -Djava.class.path=classes Show
says "-Djava.class.path" "class.path \\[$jar:classes\\]"
run "$mpijava" -cp 'more classes/*' Show
says "wildcard" "class.path \\[$jar:more classes/app.jar\\]"
run env CLASSPATH=classes "$mpijava" Show
says "CLASSPATH" "class.path \\[$jar:classes\\]"
run env CLASSPATH=ignored "$mpijava" -cp classes Show
says "-cp is above CLASSPATH" "class.path \\[$jar:classes\\]"
cd classes && run env TMP= "$mpijava" Show && mv out err .. && cd ..
says "no class path" "class.path \\[$jar:.\\]"

# with NAME COLLECTOR VARIABLE OPTION...: checks that the JVM runs with this collector.
with() {
    name=$1 collector=$2 variable=$3
    shift 3
    run env "$variable" "$mpijava" "$@" -cp classes Show
    says "$name" "collector \\[$collector"
}
echo '-XX:+UseSerialGC' >vm.options
echo '+UseSerialGC' >vm.flags
with "G1 on a small machine" G1 A= -XX:ActiveProcessorCount=1 -XX:-UseParallelGC
with "collector by option" Copy A= -XX:+UseSerialGC
with "collector by JDK_JAVA_OPTIONS" 'PS ' JDK_JAVA_OPTIONS=-XX:+UseParallelGC
with "collector by JAVA_TOOL_OPTIONS" Copy JAVA_TOOL_OPTIONS=-XX:+UseSerialGC
with "collector by _JAVA_OPTIONS" Copy _JAVA_OPTIONS=-XX:+UseSerialGC
with "collector by a file of options" Copy A= -XX:VMOptionsFile=vm.options
with "collector by a file of flags" Copy A= -XX:Flags=vm.flags
# A sanitizer occupies the addresses that ZGC needs.
[ -n "${SANITIZED:-}" ] || with "another collector" ZGC A= -XX:+UseZGC

# The JVM compiles methods later than by default, unless the user says when.
run "$mpijava" -XX:+PrintFlagsFinal -version
says "later compilation" ' Tier3InvocationThreshold *= 2000 '
run "$mpijava" -XX:Tier3InvocationThreshold=300 -XX:+PrintFlagsFinal -version
says "compilation as the user says" ' Tier3InvocationThreshold *= 300 '

# threads NAME OPTION...: prints the JVM's flags, with the number of the collector's threads, on a node with many ranks.
threads() {
    name=$1
    shift
    run env MPI_LOCALNRANKS=5000 "$mpijava" "$@" -XX:+PrintFlagsFinal -version
}
if [ "$(nproc)" = "$(getconf _NPROCESSORS_ONLN)" ] && [ "$(nproc)" -gt 1 ] &&
    ! grep -q '^[0-9]' /sys/fs/cgroup/cpu.max /sys/fs/cgroup/cpu/cpu.cfs_quota_us 2>/dev/null; then
    threads "a rank's share of the collector's threads"
    says "$name" ' ParallelGCThreads *= 1 ' ' ConcGCThreads *= 1 '
    # in_step LIST NODE THREADS: checks the number of threads in a step of Slurm with this list of tasks per node.
    in_step() {
        run env SLURM_STEP_TASKS_PER_NODE="$1" SLURM_NODEID="$2" "$mpijava" -XX:+PrintFlagsFinal -version
        says "threads on node $2 of the tasks $1" " ParallelGCThreads *= $3 "
    }
    all=$("$mpijava" -XX:+PrintFlagsFinal -version 2>/dev/null | sed -n 's/.* ParallelGCThreads *= \([0-9]*\) .*/\1/p')
    in_step 5000,1 0 1
    in_step 5000,1 1 "$all"
    in_step '1,5000(x2),1' 0 "$all"
    in_step '1,5000(x2),1' 2 1
    in_step '1,5000(x2),1' 3 "$all"
    in_step '5000(x2)' 2 "$all"
    in_step '5000(x' 0 "$all"
    in_step many 0 "$all"
fi
threads "the collector's threads by option" -XX:ParallelGCThreads=3
says "$name" ' ParallelGCThreads *= 3 '

run "$mpijava" -cp classes Act recurse 1000000
fails "a deep recursion needs a larger stack" 1 StackOverflowError
run "$mpijava" -Xss512m -cp classes Act recurse 1000000
says "-Xss" 'depth 1000000'

run "$mpijava" -cp classes Act native "$work/answer.so"
says "native access" 'answer 42'
holds "native access without a warning" test ! -s err
run "$mpijava" --enable-native-access=java.base -cp classes Act native "$work/answer.so"
holds "native access beside the user's own" test ! -s err

# Strict checks start the jar as an agent. The jar of this test contains no agent, and the JVM's message about that proves the start.
run "$mpijava" -Dpanmpi.checks=strict -cp classes Show
fails "strict checks start the agent" 1 "Premain-Class"
run "$mpijava" -Dpanmpi.checks=strict -Dpanmpi.checks.accesses=false -cp classes Show
says "strict checks without the agent" "class.path \\[$jar:classes\\]"
run "$mpijava" -cp classes Show -Dpanmpi.checks=strict
says "an argument of the program starts no agent" "class.path \\[$jar:classes\\]"
