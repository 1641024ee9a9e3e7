package panmpi.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compiles small C libraries of the tests, which are loaded before an MPI library, or in its place.
 */
public final class Preloaded {
    private Preloaded() {}

    /**
     * {@return a copy of an MPI whose jobs load the library of a C file first, by LD_PRELOAD} The C
     * file must not need a header of MPI.
     */
    public static InstalledMpi before(InstalledMpi mpi, String source) {
        return mpi.with("LD_PRELOAD=" + library("preload/" + source + ".c"));
    }

    /**
     * {@return an MPI library compiled from a resource, which is linked to another MPI's library
     * for the functions that it lacks}
     */
    public static Path over(InstalledMpi mpi, String resource, String... options) {
        var real = Path.of(mpi.library());
        var all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-Wl,--no-as-needed", real + "", "-Wl,-rpath," + real.getParent()));
        return library(resource, all.toArray(String[]::new));
    }

    /** {@return a library compiled from a resource} */
    public static Path library(String resource, String... options) {
        var name = Path.of(resource).getFileName().toString().replace(".c", "");
        var source = Setup.report("preload/" + name + ".c");
        var library = Setup.report("preload/lib" + name + ".so");
        try (var text = Preloaded.class.getResourceAsStream("/" + resource)) {
            Files.copy(text, source, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var command = new ArrayList<>(List.of("cc", "-shared", "-fPIC", "-O1"));
        command.addAll(List.of(options));
        command.addAll(List.of("-o", library.toString(), source.toString(), "-ldl"));
        var log = Setup.report("preload/" + name + ".log");
        Processes.run(command, Map.of(), Duration.ofMinutes(1), log).succeeded();
        return library;
    }
}
