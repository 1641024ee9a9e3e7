package panmpi.tests.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.PackedScript;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Base of tests that start jobs by {@code mpi.Launch}, which can take its MPI from the jar
 * panmpi-mpich. The jars of these tests are like that jar, but contain a shell script as mpiexec in
 * place of a real MPI.
 */
abstract class LaunchedJobs {
    private static final List<String> CHOICES =
            List.of(
                    "PANMPI_LIB",
                    "PANMPI_ABI",
                    "MPI_HOME",
                    "MPI_ROOT",
                    "I_MPI_ROOT",
                    "OMPI_ALLOW_RUN_AS_ROOT",
                    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM");

    @TempDir Path folder;
    Path cache;
    Path jar;

    @BeforeEach
    void packAnMpi() throws IOException {
        cache = Files.createDirectory(folder.resolve("cache"));
        jar = pack("inside.jar", "#!/bin/sh\necho started \"$@\"\necho library $PANMPI_LIB\n");
    }

    final Job launch(String... words) {
        return run("embedded", Map.of(), List.of(), jar.toString(), words);
    }

    final Job run(
            String name,
            Map<String, String> more,
            List<String> options,
            String path,
            String... words) {
        var environment = new LinkedHashMap<String, String>();
        CHOICES.forEach(choice -> environment.put(choice, ""));
        environment.put("PATH", folder.resolve("nothing").toString());
        environment.put("XDG_CACHE_HOME", cache.toString());
        environment.putAll(more);
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", Setup.jar() + ":" + path, "mpi.Launch"));
        command.addAll(List.of(words));
        var log = Setup.report("jobs/" + name + ".log");
        return Processes.run(command, environment, Duration.ofMinutes(1), log);
    }

    final Path script(String name, String text) throws IOException {
        var file = Files.writeString(folder.resolve(name), text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    final Path pack(String name, String mpiexec) throws IOException {
        return PackedScript.pack(folder.resolve(name), mpiexec);
    }

    final Path unpacked(String name) throws IOException {
        try (var folders = Files.list(cache.resolve("panmpi"))) {
            return folders.filter(Files::isDirectory).findFirst().orElseThrow().resolve(name);
        }
    }

    final String mode(String name) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(unpacked(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
