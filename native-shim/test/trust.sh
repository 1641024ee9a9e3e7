# Sourced by smoke.sh: tests whose start-up caches are loaded, which files the making of a cache writes, and shared folders.
unset XDG_CACHE_HOME
export HOME="$work/home" PANMPI_AOT="$work/trusted"
mkdir -p "$HOME"
# mode FILE...: prints the owner's number and the mode of each file.
mode() { stat -c '%u %a' "$@" | sort -u | tr '\n' ';'; }
# cached FOLDER: prints the caches for narrow (4-byte) references.
cached() { ls "$1"/*.jsa 2>/dev/null | grep -v wide; }
me=$(id -u)

for mask in 000 077; do
    rm -rf "$PANMPI_AOT"
    run sh -c "umask $mask && exec '$mpijava' --make-cache"
    says "a cache with umask $mask" 'made: .*trusted/panmpi-'
    holds "the folder with umask $mask" test "$(mode "$PANMPI_AOT")" = "$me 700;"
    holds "the files with umask $mask" test "$(mode "$PANMPI_AOT"/*)" = "$me 600;"
done
file=$(cached "$PANMPI_AOT")
uses "a cache of one's own" cache -Xmx64m
mkdir "$file.lock" # so that the next runs make no cache in the background
# distrusted NAME: checks that the cache is not loaded.
distrusted() { uses "$1" jar -Xmx64m; }
chmod 666 "$file" && distrusted "a cache that others can write" && chmod 600 "$file"
chmod 620 "$file" && distrusted "a cache that the group can write" && chmod 600 "$file"
chmod 1777 "$PANMPI_AOT" && distrusted "a folder like /tmp" && chmod 700 "$PANMPI_AOT"
mv "$file" elsewhere.jsa && ln -s "$work/elsewhere.jsa" "$file" && distrusted "a link to a cache"
rm "$file" && mkfifo "$file" && distrusted "a pipe" && rm "$file" && mv elsewhere.jsa "$file"
chmod 777 "$work" && distrusted "a folder that others can rename"
chmod 1777 "$work" && uses "a folder below one like /tmp" cache -Xmx64m && chmod 700 "$work"
if [ "$me" = 0 ]; then
    chown nobody "$file" && distrusted "a cache of another user" && chown root "$file"
    chown nobody "$PANMPI_AOT" && distrusted "a folder of another user" && chown root "$PANMPI_AOT"
fi
ln -s "$PANMPI_AOT" way && PANMPI_AOT=$work/way uses "a link to the folder" cache -Xmx64m
rmdir "$file.lock"

# Tests that --make-cache writes to no file that exists already, and says why it makes no cache.
chmod 1777 "$PANMPI_AOT" && run "$mpijava" --make-cache && chmod 700 "$PANMPI_AOT"
fails "no cache where others can write" 1 "others may write in $PANMPI_AOT (mode 1777)"
rm "$file" && echo precious >victim && ln -s "$work/victim" "$file.lock"
run "$mpijava" --make-cache
holds "a link in the way is not followed" grep -q precious victim
rm -rf "$file.lock" && mkdir "$file.lock" && touch -d '1 hour ago' "$file.lock"
ln -s "$work/victim" "$file.lock/log" && touch -hd '1 hour ago' "$file.lock/log" && touch -d '1 hour ago' "$file.lock"
run "$mpijava" --make-cache
says "in place of what a killed process left" "made: $file"
holds "whose files are not written to" grep -q precious victim
holds "and which is cleared away" test "$(cd "$PANMPI_AOT" && ls -A | grep -vc '[.]jsa$')" -eq 0

for choice in relative relative/folder ./relative of "$work/a:b"; do
    PANMPI_AOT=$choice run "$mpijava" -cp classes Show
    fails "PANMPI_AOT=$choice" 1 "mpijava: PANMPI_AOT=$choice: the value must be \"off\", or a folder by its whole path"
done
PANMPI_AOT='' run "$mpijava" -cp classes Show
says "PANMPI_AOT, empty" 'stand-in \[panmpi\]'

# Two installations put their caches into the same folder: each keeps its own cache, also if the folder's name looks like a pattern.
rm -rf "$PANMPI_AOT"
mkdir -p second other_ 'othe[r]_'
cp -rp bin lib second && rm -f second/lib/*.jsa lib/*.jsa
for shared in other_ 'othe[r]_'; do
    PANMPI_AOT=$work/$shared run "$mpijava" --make-cache
    PANMPI_AOT=$work/$shared run second/bin/mpijava --make-cache
    holds "two installations share $shared" test "$(cached "$shared" | wc -l)" -eq 2
done
touch "$jar"
PANMPI_AOT="$work/othe[r]_" run "$mpijava" --make-cache
holds "a changed jar replaces its own alone" test "$(cached 'othe[r]_' | wc -l)" -eq 2
holds "and nothing in another folder" test "$(cached other_ | wc -l)" -eq 2
unset PANMPI_AOT
chmod a+r "$jar" && run sh -c "umask 077 && exec '$mpijava' --make-cache"
holds "beside the jar, who reads the jar reads the cache" test "$(stat -c %a "$(cached lib)")" = "$(stat -c %a "$jar")"
