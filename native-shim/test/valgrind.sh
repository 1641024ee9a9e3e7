#!/bin/sh
# Runs under valgrind all that the launcher does before it starts a JVM. Usage: valgrind.sh LAUNCHER JDK, where LAUNCHER is linked with
# rehearse.c. It does not look for leaks, since the launcher's strings live as long as the process, which becomes the JVM.
# shellcheck disable=SC2086 # the launcher is several words
set -u
launcher=$1 home=$2
unset CLASSPATH JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS PANMPI_JAR LD_LIBRARY_PATH
export JAVA_HOME="$home" PANMPI_AOT=off
# With this setting, which may have any value, the launcher does not execute itself again.
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=2048

passed=0 failed=0
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/mpijava valgrind.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
mkdir -p bin lib home/lib caches && cp "$launcher" bin/mpijava && : >lib/panmpi.jar

# clean NAME CODE PATTERN COMMAND...: checks that the command makes no memory error, ends with that code, and prints the pattern.
clean() {
    name=$1 code=$2 pattern=$3
    shift 3
    "$@" >out 2>err </dev/null
    status=$?
    if [ $status -eq "$code" ] && grep -q -e "$pattern" out err; then
        passed=$((passed + 1)) && echo "ok: $name"
    else
        failed=$((failed + 1)) && echo "FAILED: $name: exit code $status for $code, or no '$pattern'"
        sed 's/^/    | /' out err
    fi
}

# Valgrind stands directly before mpijava, not before env, since it does not follow a process that executes another program.
cp "$here/valgrind.supp" suppressions
mpijava="$(command -v valgrind) --quiet --suppressions=suppressions --error-exitcode=99 --leak-check=no bin/mpijava"
clean "help" 0 'mpijava is java' $mpijava --help
clean "version" 0 'mpijava' $mpijava --version
clean "a class, with the options that are added" 0 '^\[-XX:+UseG1GC\]$' $mpijava -cp classes Show one ''
clean "-Xss and a collector by option" 0 '^\[-Xss64m\]$' $mpijava -Xss64m -XX:+UseSerialGC -cp classes Show
clean "the module path" 0 '^\[app/app.Main\]$' $mpijava -p modules --module app/app.Main
echo 'class Show {}' >Show.java
clean "a source file" 0 '^\[Show.java\]$' $mpijava Show.java x
printf -- '-cp "more classes/app.jar" -Dshow=file\nShow "from file"\n' >arguments
clean "an argument file" 0 '^\[from file\]$' $mpijava @arguments last
clean "a missing argument file" 1 'nothing.args' $mpijava @nothing.args
clean "JDK_JAVA_OPTIONS" 0 '^\[-Dshow=variable\]$' env JDK_JAVA_OPTIONS='-cp classes -Dshow=variable' $mpijava Show
clean "CLASSPATH" 0 ':classes\]$' env CLASSPATH=classes $mpijava Show
clean "a missing jar" 1 'nothing.jar: there is no such file' $mpijava -jar nothing.jar
clean "a misspelt source file" 1 'the nearest is Show.java' $mpijava Shw.java
clean "a source file in no folder" 1 'the folder none/ cannot be read' $mpijava none/Show.java
clean "a misspelt option" 1 'the nearest is --doctor' $mpijava --docter
clean "an option too long to be misspelt" 0 'Show' $mpijava "--doctor$(head -c 5000 /dev/zero | tr '\0' A)" Show
echo 'no archive' >bad.jar
clean "a jar that is none" 0 '^\[bad.jar\]$' $mpijava -jar bad.jar
clean "-jar at the end" 0 '^\[-jar\]$' $mpijava -cp classes -jar
clean "no argument at all" 0 '^JDK' $mpijava
clean "a folder for caches, not the first rank" 0 'Show' env PANMPI_AOT="$work/caches" PMI_RANK=1 MPI_LOCALNRANKS=64 \
    $mpijava -cp classes Show
clean "a share of the collector's threads" 0 'Show' env MPI_LOCALNRANKS=5000 $mpijava -cp classes Show
clean "no panmpi.jar" 1 'panmpi.jar' env PANMPI_JAR="$work/none/panmpi.jar" $mpijava -cp classes Show
mkdir -p empty
clean "no Java anywhere" 1 'no Java 25 or later' env -u JAVA_HOME PATH="$work/empty" $mpijava -cp classes Show
echo 'JAVA_VERSION="21.0.1"' >home/release
clean "a Java too old is passed over" 0 'Show' env JAVA_HOME="$work/home" PATH="$home/bin:$PATH" $mpijava -cp classes Show
echo 'JAVA_VERSION="25.0.1"' >home/release && echo text >home/lib/libjli.so
clean "a libjli that cannot be opened" 0 'Show' env JAVA_HOME="$work/home" PATH="$home/bin:$PATH" $mpijava -cp classes Show
head -c 5000 /dev/zero | tr '\0' 'A' >home/release
clean "a release file without an end" 0 'Show' env JAVA_HOME="$work/home" PATH="$home/bin:$PATH" $mpijava -cp classes Show

echo "valgrind: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
