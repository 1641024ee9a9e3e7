# Sourced by smoke.sh: mpijavac, where it was built beside the launcher.
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
    run "$mpijavac" --version
    says "mpijavac --version" '^panmpi .*mpijavac' '^javac'
    run env PANMPI_JAR=/nowhere.jar "$mpijavac" sources/Named.java
    fails "mpijavac without the jar" 1 'mpijavac: panmpi.jar cannot be read: PANMPI_JAR=/nowhere.jar'
fi
