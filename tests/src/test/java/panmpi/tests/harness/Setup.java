package panmpi.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Finds the parts of the build that tests use. The build names them by system properties. In an
 * IDE, which sets no such properties, they are the parts that {@code make ready} has built in the
 * project. A missing part fails the test, and never skips it.
 */
public final class Setup {
    private Setup() {}

    /** {@return the folder of the project} */
    public static Path root() {
        var named = System.getProperty("panmpi.root", "");
        return named.isBlank() ? above(Path.of("").toAbsolutePath()) : Path.of(named);
    }

    /** Returns the nearest folder above that has the project's Makefile and its scripts. */
    private static Path above(Path folder) {
        for (var at = folder; at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve(".make")) && Files.exists(at.resolve("Makefile"))) {
                return at;
            }
        }
        throw new AssertionError(
                folder + " is not inside of the project: set the working folder, or -Dpanmpi.root");
    }

    /** {@return the launcher {@code mpijava}} */
    public static Path launcher() {
        return existing("panmpi.mpijava", "build/bin/mpijava", "the launcher mpijava");
    }

    /** {@return the jar that programs are compiled against, at its place in an installation} */
    public static Path jar() {
        return launcher().getParent().resolveSibling("lib/panmpi.jar");
    }

    /** {@return the file that lists the installed MPIs} */
    public static Path list() {
        return existing("panmpi.mpis", "build/mpis.txt", "the list of the installed MPIs");
    }

    /** {@return the MPIs to test, in the order of the file} */
    public static List<InstalledMpi> mpis() {
        var file = list();
        try {
            var mpis = InstalledMpi.parse(Files.readAllLines(file));
            if (mpis.isEmpty()) {
                throw new AssertionError(file + " names no MPI: there is nothing to test on");
            }
            return mpis;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * {@return the MPIs on which a test of panmpi's own behaviour runs: all MPIs; in the gate
     * ({@code .ci/run}) only one, chosen by the name of the class so that each MPI gets its share
     * of the tests}
     */
    public static List<InstalledMpi> sample(Class<?> test) {
        var mpis = mpis();
        if (!isGate()) {
            return mpis;
        }
        return List.of(mpis.get(Math.floorMod(test.getSimpleName().hashCode(), mpis.size())));
    }

    /** {@return true in the gate, where {@code -Dpanmpi.sample=1} is set} */
    public static boolean isGate() {
        return "1".equals(System.getProperty("panmpi.sample"));
    }

    /**
     * {@return an MPI of MPICH's ABI whose ranks, if another MPI's launcher starts them, do not
     * fail in Init but are each rank 0 of 1}
     */
    public static Optional<InstalledMpi> beginningAlone() {
        return mpis().stream()
                .filter(
                        mpi ->
                                mpi.abi().equals("mpich")
                                        && !mpi.name().matches("(mpich|embedded)-5.*"))
                .findFirst();
    }

    /**
     * {@return the folder of compiled examples with this name; listings of papers are in the folder
     * {@code seeds}}
     */
    public static Path examples(String output) {
        var folder = root().resolve("examples/target").resolve(output);
        if (!Files.isDirectory(folder)) {
            throw new AssertionError(folder + " is missing: build the module examples first");
        }
        return folder;
    }

    /** {@return a file for the record of a run, below {@code tests/target}} */
    public static Path report(String name) {
        var file = root().resolve("tests/target").resolve(name);
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static Path existing(String property, String made, String meaning) {
        var named = System.getProperty(property, "");
        var path = named.isBlank() ? root().resolve(made) : Path.of(named).toAbsolutePath();
        if (Files.exists(path)) {
            return path;
        }
        throw new AssertionError(
                named.isBlank()
                        ? path + ", " + meaning + ", is missing: make ready makes it"
                        : "-D" + property + "=" + named + ", " + meaning + ", does not exist");
    }
}
