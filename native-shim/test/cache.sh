# Sourced by smoke.sh: tests the start-up cache: when it is used, which process makes it, and that nothing is printed about it.
caches=$work/caches user=$work/user
export PANMPI_AOT="$caches"

# loaded COMMAND...: runs a program; $from is "cache" if panmpi's class came from the start-up cache, else "jar".
loaded() {
    run "$@"
    from=none
    grep -q 'mpi.StandIn source: file:' classes.log && from=jar
    grep -q 'mpi.StandIn source: shared objects file' classes.log && from=cache
    rm -f classes.log
}
log=-Xlog:class+load:file=classes.log
# uses NAME WHERE OPTION...: checks that with these options the class comes from WHERE, "cache" or "jar", and no error is printed.
uses() {
    name=$1 where=$2
    shift 2
    loaded "$mpijava" "$log" "$@" -cp classes Show
    says "$name: runs" 'stand-in \[panmpi\]'
    holds "$name: from the $where, in silence" test "$from$(cat err)" = "$where"
}
# await FILE: waits until a background process has made the file.
await() {
    tries=0
    while [ ! -e "$1" ] && [ $tries -lt 300 ]; do sleep 0.1 && tries=$((tries + 1)); done
    test -e "$1"
}
# await_size FILE BYTES: waits until a background process has replaced a damaged file by one of this size.
await_size() {
    tries=0
    while [ "$(stat -c %s "$1")" -ne "$2" ] && [ $tries -lt 300 ]; do sleep 0.1 && tries=$((tries + 1)); done
    test "$(stat -c %s "$1")" -eq "$2"
}
await_none() {
    tries=0
    while [ -e "$1" ] && [ $tries -lt 300 ]; do sleep 0.1 && tries=$((tries + 1)); done
    test ! -e "$1"
}
names() { (cd "$1" && ls | tr '\n' ' '); }

run "$mpijava" --make-cache
says "--make-cache" "made: $caches/panmpi-.*.jsa" "made: $caches/panmpi-.*-wide.jsa"
holds "two files, nothing else" test "$(ls "$caches" | wc -l)" -eq 2
run "$mpijava" --make-cache
says "--make-cache again" 'there already: '
narrow=$(ls "$caches"/*.jsa | grep -v wide)
uses "the cache" cache -Xmx64m
uses "a wide heap" cache -Xmx40g
for collector in Serial Parallel Z Shenandoah; do
    [ "$collector${SANITIZED:-}" != Z1 ] || continue
    "$home/bin/java" "-XX:+Use${collector}GC" -version >/dev/null 2>&1 &&
        uses "the collector $collector" cache "-XX:+Use${collector}GC" -Xmx64m
done
uses "-Xint" cache -Xint
uses "--add-opens" cache --add-opens java.base/java.lang=ALL-UNNAMED
uses "--enable-native-access" cache --enable-native-access=java.base
uses "--add-modules" cache --add-modules jdk.httpserver
uses "-XX:-UseCompressedOops" jar -XX:-UseCompressedOops
uses "--limit-modules" jar --limit-modules java.base,java.management
uses "-Xshare" jar -Xshare:auto
uses "-XX:AOTMode" jar -XX:AOTMode=auto
loaded env PANMPI_AOT=off "$mpijava" "$log" -cp classes Show
holds "PANMPI_AOT=off" test "$from" = jar
loaded env JAVA_TOOL_OPTIONS=-Xshare:auto "$mpijava" "$log" -cp classes Show
holds "-Xshare in JAVA_TOOL_OPTIONS" test "$from" = jar
loaded "$mpijava" "$log" -jar 'my app.jar'
holds "-jar" test "$from" = cache
for form in "-p modules -m app/app.Modular" "$here/java/Show.java"; do
    # shellcheck disable=SC2086 # the form is several words
    run "$mpijava" $form
    says "$form with a cache" 'panmpi'
    holds "$form with a cache, in silence" test ! -s err
done
run "$mpijava" -Xlog:cds -cp classes Show
says "the user's own -Xlog" '\[cds'

cp "$narrow" whole.jsa
mkdir "$narrow.lock" # so that these runs make no cache in the background
flip='{ head -c 9000001 whole.jsa && printf "\377\001" && tail -c +9000004 whole.jsa; }'
zero='{ head -c 9000000 whole.jsa && head -c 65536 /dev/zero && tail -c +9065537 whole.jsa; }'
for damage in "$flip" "$zero" 'head -c 4000000 whole.jsa' 'head -c 100 whole.jsa' 'printf x' 'true' \
    'head -c 64 /dev/zero'; do
    rm -f "$narrow" && eval "$damage" >"$narrow"
    uses "after '$damage'" jar -Xmx64m
done
rmdir "$narrow.lock" && rm -f "$caches"/*-wide.jsa
loaded "$mpijava" "$log" -Xmx64m -cp classes Show
holds "the first run goes without" test "$from" = jar
holds "and has one made behind it" await_size "$narrow" "$(stat -c %s whole.jsa)"
holds "which leaves no lock" await_none "$narrow.lock"
holds "which leaves nothing else" test "$(names "$caches")" = "$(basename "$narrow") "
uses "the second run" cache -Xmx64m
touch "$jar"
uses "a changed jar" jar -Xmx64m
holds "replaces the old cache" await_none "$narrow"
uses "after a changed jar" cache -Xmx64m
rm -rf "${caches:?}"/*
for rank in 0 1 2 3 4 5 6 7; do
    PMI_RANK=$rank PMI_SIZE=8 "$mpijava" -Xmx64m -cp classes Show >"rank.$rank" 2>&1 </dev/null &
    ranks="${ranks:-} $!"
done
# shellcheck disable=SC2086 # one word for each process
wait $ranks
for rank in 0 1 2 3 4 5 6 7; do
    holds "rank $rank of 8" grep -q 'stand-in \[panmpi\]' "rank.$rank"
done
cache=$(ls -d "$caches"/*.lock 2>/dev/null) && cache=${cache%.lock} || cache=$(ls "$caches"/*.jsa)
holds "eight processes make one cache" await "$cache"
uses "the run after them" cache -Xmx64m

rm -rf "$caches" && : >"$caches"
uses "a folder that cannot be made" jar -Xmx64m
unset PANMPI_AOT
mv lib kept && mkdir lib && cp -p kept/panmpi.jar lib
: >"$user"
run env XDG_CACHE_HOME="$user" PANMPI_JAR=lib/panmpi.jar "$mpijava" --make-cache
fails "no absolute path" 1 'no start-up cache: lib/panmpi.jar is no absolute path'
rm -f "$user"
if [ "$(id -u)" != 0 ]; then
    chmod a-w lib
    run env XDG_CACHE_HOME="$user" "$mpijava" --make-cache
    says "beside a jar that is read-only" "made: $user/panmpi/panmpi-"
    chmod u+w lib
fi
run "$mpijava" --make-cache
says "beside the jar" "made: $work/lib/panmpi-"
