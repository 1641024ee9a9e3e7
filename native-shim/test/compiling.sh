# Sourced by smoke.sh: tests mpijavac, if it was built beside the launcher.
compiler=$(dirname "$built")/mpijavac
if [ -x "$compiler" ]; then
    cp "$compiler" bin/mpijavac
    mpijavac=$work/bin/mpijavac
    mkdir -p sources compiled
    cat >sources/Named.java <<'J'
class Named {
    public static void main(String[] args) {
        System.out.println("compiled against " + mpi.StandIn.name());
    }
}
J
    run "$mpijavac" -d compiled sources/Named.java
    holds "mpijavac without a class path" test "$status" -eq 0
    run "$mpijava" -cp compiled Named
    says "what mpijavac compiled" "compiled against"
    run "$mpijavac" -cp classes -d compiled sources/Named.java
    holds "mpijavac with a class path" test "$status" -eq 0
    run "$mpijavac" --class-path=classes -d compiled sources/Named.java
    holds "mpijavac with --class-path=" test "$status" -eq 0
    run env CLASSPATH=classes "$mpijavac" -d compiled sources/Named.java
    holds "mpijavac with CLASSPATH" test "$status" -eq 0
    run "$mpijavac" -d compiled/app module/app/module-info.java module/app/app/Modular.java
    holds "mpijavac finds panmpi for a module" test "$status" -eq 0
    run "$mpijavac" -p empty -d compiled/app module/app/module-info.java module/app/app/Modular.java
    holds "mpijavac with a module path" test "$status" -eq 0
    run "$mpijavac" -d compiled sources/Missing.java
    fails "mpijavac ends as javac does" 2 'Missing.java'
    run "$mpijavac" --opnmpi -d compiled sources/Named.java
    fails "a misspelt option of mpijavac" 1 '^mpijavac: --opnmpi: there is no such option; the nearest is --openmpi$'
    run "$mpijavac" --no-such-option sources/Named.java
    fails "an option that javac refuses" 2 'error: invalid flag: --no-such-option'
    run "$mpijavac" --version
    says "mpijavac --version" '^panmpi .*mpijavac' '^javac'
    run env PANMPI_JAR=/nowhere.jar "$mpijavac" sources/Named.java
    fails "mpijavac without the jar" 1 'mpijavac: panmpi.jar cannot be read: PANMPI_JAR=/nowhere.jar'

    # Makes a second jar with a class mpi.File, and programs that use that class or java.io.File.
    mkdir -p second/mpi
    echo 'package mpi; public class File { public String toString() { return "of mpi"; } }' >second/mpi/File.java
    "$home/bin/javac" -d second second/mpi/File.java &&
        "$home/bin/jar" --create --file second.jar -C second mpi/File.class
    # program NAME IMPORT EXPRESSION: writes a program that prints the value of the expression.
    program() {
        echo "$2 class $1 { public static void main(String[] a) { System.out.println(\"File: \" + $3); } }" >"sources/$1.java"
    }
    program Ours 'import mpi.*;' 'new File()'
    program Named '/* java.io.* */' 'new mpi.File()'
    program Theirs 'import java.io.*; import mpi.*;' 'new File("there")'
    program Chosen 'import java.io.File; import mpi.*;' 'new File("there")'
    program Both 'import mpi.*;' 'new File() + java.io.File.separator'
    program Silent 'import mpi.*; // no File' '"none" + java.io.File.separator'
    run "$mpijavac" --openmpi -d compiled sources/Ours.java
    fails "mpijavac --openmpi without its jar" 1 "no readable panmpi-openmpi.jar beside $jar"
    cp second.jar lib/panmpi-openmpi.jar
    for one in Ours Named Theirs Chosen Both Silent; do
        run "$mpijavac" -d compiled "sources/$one.java"
        holds "mpijavac finds the File of $one" test "$status" -eq 0
    done
    run "$mpijavac" -d compiled sources/Theirs.java sources/Silent.java sources/Chosen.java
    holds "mpijavac leaves File to java.io" test "$status" -eq 0
    run "$mpijavac" --openmpi -d compiled sources/Theirs.java
    fails "mpijavac --openmpi" 1 'reference to File is ambiguous'
    run "$mpijavac" -cp compiled --openmpi -d compiled sources/Ours.java
    holds "mpijavac --openmpi among options" test "$status" -eq 0
    run "$mpijava" -cp compiled Ours
    says "mpi.File at run time" 'File: of mpi'
    run "$mpijava" -cp compiled Theirs
    says "java.io.File at run time" 'File: there'
    run "$mpijava" sources/Ours.java
    says "mpi.File in a source file" 'File: of mpi'
    run "$mpijava" sources/Theirs.java
    says "java.io.File in a source file" 'File: there'
    rm lib/panmpi-openmpi.jar
fi
