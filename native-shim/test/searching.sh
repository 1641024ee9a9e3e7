# Sourced by smoke.sh: tests which Java and which panmpi.jar are found, and the messages if none is found.
# fake NAME VERSION LIB: makes a Java home in the folder that the test launcher searches.
fake() {
    mkdir -p "$folder/$1"
    echo "JAVA_VERSION=\"$2\"" >"$folder/$1/release"
    rm -f "$folder/$1/lib"
    ln -s "$3" "$folder/$1/lib"
}
# alone COMMAND...: runs the command so that it can find a Java only in the folder that the test launcher searches.
alone() {
    run env -u JAVA_HOME PATH="$work/empty" PANMPI_JAR="$jar" "$@"
}

rm -rf "$folder"
alone "$test_launcher" -cp classes Show
fails "no Java anywhere" 1 'no Java 25 or later' 'JAVA_HOME: not set' 'PATH: no java' \
    "$folder/\\*: nothing there" 'apt-get install openjdk-25-jre-headless), or set JAVA_HOME'
alone "$test_launcher" --doctor
holds "the doctor without a Java" test "$status" -eq 1
holds "says so" grep -q '^error    java .*no Java 25 or later' out
holds "and where it looked" grep -q '| JAVA_HOME: not set' out
holds "and what to do" grep -q -e '-> Install one (apt-get install openjdk-25' out
alone "$test_launcher" --json --doctor
holds "and for programs" grep -q '"state":"error","findings":\[{"name":"java",.*\["JAVA_HOME: not' out
fake named-jdk-99 21.0.1 "$home/lib"
fake hollow 25 "$work/empty"
mkdir -p "$folder/other" old/bin
cp "$folder/named-jdk-99/release" old/release
printf '#!/bin/sh\n' >old/bin/java
chmod +x old/bin/java
run env JAVA_HOME="$folder/named-jdk-99" PATH="$work/old/bin" "$test_launcher" -cp classes Show
fails "no Java new enough" 1 "JAVA_HOME=$folder/named-jdk-99: version 21.0.1, too old" \
    "java on the PATH, $work/old/bin/java: version 21.0.1, too old" \
    "$folder/hollow: version 25, but no lib/libjli.so" "$folder/other: no readable file 'release'"
holds "each place is named once" test "$(grep -c named-jdk-99 err)" -eq 1
fake broken 25.0.2 "$work/broken"
mkdir -p broken && echo text >broken/libjli.so
alone "$test_launcher" --help
fails "a libjli that cannot be opened" 1 'broken: .*libjli.so: file too short'
holds "help without a Java" grep -q 'later: none' out

fake newer 25.0.10 "$home/lib"
fake older 25.0.9 "$home/lib"
alone "$test_launcher" --help
says "the newest Java of the folders" "$folder/newer, version 25.0.10" 'Usage: mpijava'
alone "$test_launcher" -cp classes Show
says "a Java of the folders runs" 'stand-in \[panmpi\]'
run env JAVA_HOME="$folder/older" PATH="$work/old/bin" PANMPI_JAR="$jar" "$test_launcher" --help
says "JAVA_HOME is above the folders" "$folder/older, version 25.0.9"
mkdir -p path && ln -s "$home/bin/java" path/java
run env -u JAVA_HOME PATH="$work/path" PANMPI_JAR="$jar" "$test_launcher" --help
says "PATH is above the folders" "later: $(cd "$home" && pwd -P), version"
run env JAVA_HOME="$folder/named-jdk-99" PANMPI_JAR="$jar" "$built" -cp classes Show
says "a JAVA_HOME too old is passed over" 'stand-in \[panmpi\]'
run env LD_LIBRARY_PATH="$home/lib:$home/lib/server" JDK_JAVA_OPTIONS=-Dshow=once \
    "$mpijava" -cp classes Show
says "another JVM on LD_LIBRARY_PATH" "class.path \\[$jar:classes\\]"
holds "which starts once" test "$(grep -c 'Picked up' err)" -eq 1

mkdir -p link && ln -s "$mpijava" link/mpijava
run link/mpijava -cp classes Show
says "the jar beside the real launcher" "class.path \\[$jar:classes\\]"
cp "$jar" other.jar
run env PANMPI_JAR=other.jar "$mpijava" -cp classes Show
says "PANMPI_JAR" 'class.path \[other.jar:classes\]' 'stand-in \[panmpi\]'
run env PANMPI_JAR=nowhere.jar "$mpijava" -cp classes Show
fails "a missing PANMPI_JAR" 1 'panmpi.jar cannot be read: PANMPI_JAR=nowhere.jar: No such file'
mkdir -p bare/bin && cp "$mpijava" bare/bin
run bare/bin/mpijava -cp classes Show
fails "a missing panmpi.jar" 1 "cannot be read: $work/bare/lib/panmpi.jar: No such file" PANMPI_JAR \
    'Keep the folder lib beside the one that mpijava is in'
mkdir -p 'a:b' && cp -r bin lib 'a:b' && ln -s "$work/a:b/lib" linked
run 'a:b/bin/mpijava' -cp classes Show
fails "a ':' in the path" 1 "has a ':' in its path, .*: $work/a:b/lib/panmpi.jar" 'set PANMPI_JAR to LINK/panmpi.jar'
run 'a:b/bin/mpijava' --version
says "a version even so" '^panmpi '
run env PANMPI_JAR="$work/linked/panmpi.jar" 'a:b/bin/mpijava' -cp classes Show
says "a link without one" 'stand-in \[panmpi\]'

run "$mpijava" --version
says "--version" "^panmpi .* (mpijava, $jar)" '^openjdk 2'
holds "panmpi comes first" test "$(sed -n '1s/ .*//p' out)" = panmpi
run "$mpijava" -version
holds "-version prints to the error stream" grep -q '^panmpi ' err
run "$mpijava" --help
says "--help" 'mpiexec -n 2 mpijava' 'XX:+UseG1GC' 'Usage: mpijava' '--enable-native-access=ALL-UN'
run "$mpijava"
fails "no arguments" 1 'mpiexec -n 2 mpijava' 'Usage: java'
