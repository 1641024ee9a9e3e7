# Sourced by smoke.sh: tests the messages for missing files and misspelt options, which repeat what was typed and suggest the nearest name.
run "$mpijava" -jar 'my ap.jar'
fails "a misspelt jar" 1 '^mpijava: my ap.jar: there is no such file; the nearest is my app.jar$'
mkdir -p programs && cp "$here/java/Show.java" programs && : >programs/Shove.java && : >programs/Shown.txt
run "$mpijava" programs/Shw.java
fails "a misspelt source file" 1 '^mpijava: programs/Shw.java: there is no such file; the nearest is programs/Show.java$'
holds "in one line" test "$(wc -l <err)" -eq 1
run "$mpijava" --source 25 programs/show.java
fails "a source file with a small letter" 1 '^mpijava: programs/show.java: .*; the nearest is programs/Show.java$'
run "$mpijava" programs/Quite_another.java
fails "a source file that resembles none" 1 "^mpijava: programs/Quite_another.java: there is no such file; the current folder is $work\$"
run "$mpijava" program/Show.java
fails "a source file in no folder" 1 '^mpijava: program/Show.java: there is no such file, and the folder program/ cannot be read; '
for option in --docter --doktor --Doctor --doctor=json; do
    run "$mpijava" $option -cp classes Show
    fails "$option" 1 "^mpijava: $option: there is no such option; the nearest is --doctor\$"
done
run "$mpijava" --benhc
fails "--benhc" 1 '^mpijava: --benhc: there is no such option; the nearest is --bench$'
run "$mpijava" --make-caches
fails "--make-caches" 1 '^mpijava: --make-caches: there is no such option; the nearest is --make-cache$'
run "$mpijava" --doctor --jsn
fails "--jsn of the doctor" 1 '^mpijava: --jsn: there is no such option; the nearest is --json$'
run "$mpijava" -cp classes --doctor
fails "--doctor behind an option's value" 1 '^mpijava: --doctor: it has to be the first option$'
run "$mpijava" --make-cache -Xlog
fails "--make-cache beside another argument" 1 '^mpijava: --make-cache: it has to be the only argument$'
run "$mpijava" -Dn=5 -DN=5 -Dn -Dversion=1 -Dhelp=2 -Djson=1 -Dbench=1 -cp classes Show
says "properties of the program with names like the launcher's options" 'thread \[main\]'
run "$mpijava" --no-such-option Show
fails "an option that is neither's" 1 'Unrecognized option: --no-such-option'
run "$mpijava" -cp classes Show --docter
says "an argument of the program that resembles an option" 'arg \[--docter\]'
{ "$home/bin/java" --help && "$home/bin/java" -X && "$home/bin/java" --help-extra; } 2>&1 |
    grep -o -E '^ +-[A-Za-z-][^ =<:[]+' | grep -v -w -e -help -e -version -e -jar -e --source >java.options
# shellcheck disable=SC2046 # one option a line
run "$mpijava" $(cat java.options) Show
holds "java's $(wc -l <java.options) options resemble none of the launcher's" \
    sh -c 'test "$(wc -l <java.options)" -gt 40 && ! grep "^mpijava:" err'
