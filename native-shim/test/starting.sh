# Sourced by smoke.sh: tests every way to name a program, to pass arguments and to end.
run "$mpijava" -cp classes Show one two
says "arguments" 'arg \[one\]' 'arg \[two\]' 'stand-in \[panmpi\]' 'launcher \[mpijava\]' \
    'exported \[true\]'
says "main runs on Java's main thread" 'thread \[main\]'
holds "a clean run prints no error" test ! -s err
run "$mpijava" -cp classes Show 'a  b' '' '*' '@no-file' -cp -XX:+UseSerialGC
says "arguments of the program stay as they are" 'arg \[a  b\]' 'arg \[\]' 'arg \[\*\]' \
    'arg \[@no-file\]' 'arg \[-cp\]' 'arg \[-XX:+UseSerialGC\]' 'collector \[G1'

printf -- '-cp "more classes/app.jar" -Dshow=file\nShow "from file"\n' >arguments
run "$mpijava" @arguments last
says "@argfile" 'arg \[from file\]' 'arg \[last\]' 'property \[file\]' 'stand-in \[panmpi\]'
run env JDK_JAVA_OPTIONS='-cp classes -Dshow=variable' "$mpijava" Show
says "JDK_JAVA_OPTIONS" 'property \[variable\]' 'stand-in \[panmpi\]'

run "$mpijava" -Dshow=jar -cp ignored -jar 'my app.jar' 'x y' -jar z
says "-jar" 'arg \[x y\]' 'arg \[-jar\]' 'arg \[z\]' 'property \[jar\]' 'stand-in \[panmpi\]' \
    "class.path \\[$jar:my app.jar\\]"
says "Add-Opens of the manifest" 'opened value'
run "$mpijava" -jar -Dshow=between 'my app.jar'
says "an option between -jar and its jar" 'property \[between\]' 'stand-in \[panmpi\]'
run "$mpijava" -jar 'no main.jar'
fails "a jar without a main class" 1 'no main manifest attribute, in no main.jar'
run "$mpijava" -jar nothing.jar
fails "a missing jar" 1 "^mpijava: nothing.jar: there is no such file; the current folder is $work\$"
run "$mpijava" -cp classes -jar
fails "-jar without a jar" 1 'jar requires jar file'

for form in '-m app' '--module app' '--module=app'; do
    # shellcheck disable=SC2086 # the form is one word or two
    run "$mpijava" -p modules $form/app.Modular
    says "$form" 'panmpi in module io.panmpi' 'exported: true'
    holds "$form prints no error" test ! -s err
done
run "$mpijava" "$here/java/Show.java" x
says "source mode" 'arg \[x\]' 'stand-in \[panmpi\]'
run "$mpijava" --enable-preview "$here/java/Show.java" x
says "source mode with a preview" 'arg \[x\]' 'stand-in \[panmpi\]'
run "$mpijava" --source 25 "$here/java/Show.java" x
says "source mode with --source" 'arg \[x\]' 'stand-in \[panmpi\]'

run "$mpijava" -cp classes Act exit
fails "exit code of System.exit" 3
run "$mpijava" -cp classes Act throw
fails "an uncaught exception" 1 'IllegalStateException: thrown by Act' 'at Act.main'
run "$mpijava" -cp classes NoSuchClass
fails "a missing class" 1 'NoSuchClass'
echo 'typed in' | timeout 60 "$mpijava" -cp classes Act echo >out 2>err
status=$?
says "standard input" 'typed in'

# Started without `timeout`, since the process id that the shell knows must be the JVM's.
mkfifo ready
"$mpijava" -cp classes Act wait >ready 2>err &
pid=$!
{
    read -r first
    kill -TERM $pid
    cat
} <ready >out
wait $pid
status=$?
holds "the JVM runs in the process that was started" test "$first" = "ready $pid"
holds "SIGTERM ends the program" test $status -eq 143
status=0
says "SIGTERM runs shutdown hooks" 'hook ran'

# On processors that need it, mpijava adds a setting for copies to GLIBC_TUNABLES, and never replaces the user's.
slow=glibc.cpu.x86_rep_movsb_threshold
run env GLIBC_TUNABLES=glibc.malloc.check=0 "$mpijava" -cp classes Show
if grep -q '^vendor_id.*AuthenticAMD' /proc/cpuinfo && grep -q '^cpu family.* 25$' /proc/cpuinfo && grep -q '^flags.* erms' /proc/cpuinfo && ldd --version | grep -q ' 2\.3[2-8]$'; then
    says "fast copies on this processor" "tunables \\[glibc.malloc.check=0:$slow=[0-9]*\\]"
else
    says "no setting for copies on this processor" 'tunables \[glibc.malloc.check=0\]'
fi
run env GLIBC_TUNABLES=$slow=2048 "$mpijava" -cp classes Show
says "the user's setting for copies" "tunables \\[$slow=2048\\]"

# Runs a program whose folder and argument have letters beyond ASCII, with each setting of the environment that names no locale for them.
mkdir -p 'Übung 1' && cp classes/*.class 'Übung 1'
for locale in LC_CTYPE=C LC_ALL=C LC_ALL=POSIX LANG=xx_XX.UTF-8 LC_ALL=xx_XX.UTF-8 LANG=; do
    run env -u LANG -u LC_ALL -u LC_CTYPE "$locale" "$mpijava" -cp 'Übung 1' Show Größe
    says "letters beyond ASCII, $locale" 'arg \[Größe\]' 'stand-in \[panmpi\]'
done

# Each rank in -Dpanmpi.debug waits for a debugger on another port; other ranks run at once.
run env PMI_RANK=1 "$mpijava" -Dpanmpi.debug=0,2 -Dpanmpi.debug.port=5105 -cp classes Show other
says "a rank that no debugger is for runs" 'arg \[other\]'
for rank in 0 2; do
    timeout 3 env PMI_RANK=$rank "$mpijava" -Dpanmpi.debug=0,2 -Dpanmpi.debug.port=5105 -cp classes Show waits >out 2>err </dev/null
    status=$?
    fails "rank $rank waits for a debugger" 124 "^rank $rank: process [0-9]* waits for a debugger at localhost:$((5105 + rank))"
    holds "rank $rank prints nothing else" test ! -s out
done
run "$mpijava" -Dpanmpi.debug=all -cp classes Show
fails "ranks to debug that are no numbers" 1 'mpijava: -Dpanmpi.debug=all: the value must be a list of ranks, as in 0 or 0,1'
run "$mpijava" -Dpanmpi.debug=0 -Dpanmpi.debug.port=70000 -cp classes Show
fails "a port that there is not" 1 'mpijava: -Dpanmpi.debug.port=70000: the value must be a port, 1 to 65535'
