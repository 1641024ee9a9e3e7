# Sourced by smoke.sh: compiles the programs and lays out bin/mpijava and lib/panmpi.jar.
home=$("$built" -XshowSettings:properties -version 2>&1 |
    sed -n 's/^ *java\.home = //p')
if [ ! -x "$home/bin/javac" ]; then
    echo "skipped: needs a JDK 25 or later with javac, found '$home'"
    echo "0 passed, 0 failed"
    exit 0
fi

mkdir -p bin lib classes facade "more classes" empty
cp "$built" bin/mpijava
mpijava=$work/bin/mpijava
"$home/bin/javac" -Xlint:all -Werror -d facade "$here"/java/StandIn.java \
    "$here"/java/Rehearsal.java &&
    echo 'Automatic-Module-Name: io.panmpi' >facade.mf &&
    "$home/bin/jar" --create --file lib/panmpi.jar --manifest facade.mf -C facade . &&
    "$home/bin/javac" -Xlint:all,-restricted -Werror -d classes "$here"/java/Show.java \
        "$here"/java/Act.java "$here"/java/Opened.java &&
    printf 'Main-Class: Opened\nAdd-Opens: java.base/java.lang java.base/java.util\n' >app.mf &&
    "$home/bin/jar" --create --file "my app.jar" --manifest app.mf -C classes . &&
    "$home/bin/jar" --create --file "no main.jar" -C classes . &&
    cp "my app.jar" "more classes/app.jar" &&
    mkdir -p module/app/app &&
    echo 'module app { requires transitive io.panmpi; }' >module/app/module-info.java &&
    cat >module/app/app/Modular.java <<'J' &&
package app;
public class Modular {
    public static void main(String[] args) {
        System.out.println(mpi.StandIn.name() + " in " + mpi.StandIn.class.getModule());
        System.out.println("exported: " + mpi.StandIn.isExported());
    }
}
J
    "$home/bin/javac" -d modules/app -p lib/panmpi.jar module/app/module-info.java \
        module/app/app/Modular.java 2>javac.log &&
    echo 'int answer(void); int answer(void) { return 42; }' >answer.c &&
    ${CC:-cc} -shared -fPIC -o answer.so answer.c || {
    echo "cannot prepare the test"
    cat javac.log 2>/dev/null
    echo "0 passed, 1 failed"
    exit 1
}
jar=$work/lib/panmpi.jar
