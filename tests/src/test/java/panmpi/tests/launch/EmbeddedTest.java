package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Job;

/**
 * Tests jobs by {@code mpi.Launch} with a jar like panmpi-mpich (the jar that contains an MPICH),
 * whose mpiexec is a script that prints its arguments: how the jar is found and unpacked, and the
 * messages if that fails.
 */
@Tag("mpi")
@Tag("any-mpi")
final class EmbeddedTest extends LaunchedJobs {
    @Test
    void jobIsStartedByTheMpiInside() throws IOException {
        var job = launch("-n", "4", "Main", "a b").succeeded().says("started -n 4 /", "Main a b");
        job.says("library " + cache.resolve("panmpi/mpich-1-"), "lib/libmpi.so.12");
        assertEquals("rwx------", mode("bin/mpiexec"));
        assertEquals("rw-------", mode("lib/libmpi.so.12"));
    }

    @Test
    void commandIsShownAndOptionsPassThrough() {
        launch("-v", "-np", "2", "--mpiexec-args", "-ppn", "1", "--", "-Xmx64m", "Main")
                .succeeded()
                .says("panmpi: " + cache, "started -ppn 1 -n 2 /", "-Xmx64m Main");
    }

    @Test
    void damagedFileIsReplaced() throws IOException {
        launch("-n", "1", "Main").succeeded();
        Files.writeString(unpacked("bin/mpiexec"), "#!/bin/sh\necho damaged\n");
        launch("-n", "1", "Main").succeeded().says("started -n 1").saysNothingOf("damaged");
    }

    @Test
    void twentyJobsUnpackAtOnce() throws IOException {
        var jobs =
                IntStream.range(0, 20)
                        .mapToObj(n -> CompletableFuture.supplyAsync(() -> jobOf(n)))
                        .toList();
        jobs.forEach(job -> job.join().succeeded().says("started -n 1"));
        try (var files = Files.walk(cache)) {
            assertTrue(files.noneMatch(file -> file.toString().contains("unpacking-")));
        }
    }

    private Job jobOf(int number) {
        return run("embedded-" + number, Map.of(), List.of(), jar.toString(), "-n", "1", "Main");
    }

    @Test
    void folderThatOthersCanChangeIsNamed() throws IOException {
        var open = PosixFilePermissions.fromString("rwxrwxrwx");
        Files.setPosixFilePermissions(Files.createDirectory(cache.resolve("panmpi")), open);
        launch("-n", "1", "Main").failed().says("others may write in", "XDG_CACHE_HOME=/folder");
    }

    @Test
    void userWithoutAHomeIsTold() {
        var homeless = Map.of("HOME", "", "XDG_CACHE_HOME", "");
        run("homeless", homeless, List.of(), jar.toString(), "-n", "1", "Main")
                .failed()
                .says("neither XDG_CACHE_HOME nor HOME names a folder", "XDG_CACHE_HOME=/folder");
    }

    @Test
    void otherPlatformIsNamed() {
        for (String option : List.of("-Dos.arch=riscv64", "-Dos.name=Windows")) {
            run("platform", Map.of(), List.of(option), jar.toString(), "-n", "1", "Main")
                    .failed()
                    .says("and this is", "install an MPI of this system");
        }
    }

    @Test
    void secondVersionIsNamed() throws IOException {
        var other = pack("other.jar", "#!/bin/sh\necho another\n");
        run("second", Map.of(), List.of(), jar + ":" + other, "-n", "1", "Main")
                .succeeded()
                .says("more than one panmpi-mpich", jar + " (mpich-1), " + other, "started -n 1");
    }

    @Test
    void rootMayStartJobsOfOpenMpi() throws IOException {
        var says = "#!/bin/sh\necho mpirun, Open MPI 5, root: $OMPI_ALLOW_RUN_AS_ROOT\n";
        script("mpiexec", says);
        var path = Map.of("PATH", folder + ":/usr/bin");
        var decided = Map.of("PATH", folder + ":/usr/bin", "OMPI_ALLOW_RUN_AS_ROOT", "0");
        runAsRoot("root", path).says("panmpi: Open MPI refuses to start jobs of root", "root: 1");
        runAsRoot("decided", decided)
                .says("root: 0")
                .saysNothingOf("refuses to start jobs of root");
    }

    private Job runAsRoot(String name, Map<String, String> environment) {
        var root = List.of("-Duser.name=root");
        return run(name, environment, root, jar.toString(), "-n", "1", "X").succeeded();
    }

    @Test
    void brokenMpiexecOnThePathIsPassedOver() throws IOException {
        var broken = script("mpiexec", "#!/bin/sh\nexec /nowhere/mpiexec\n");
        run(
                        "broken",
                        Map.of("PATH", folder + ":/usr/bin"),
                        List.of(),
                        jar.toString(),
                        "-n",
                        "1",
                        "X")
                .says("panmpi: " + broken + " cannot be used: exit status 127");
    }

    @Test
    void mpiOfThePathComesFirst() throws IOException {
        script("mpiexec", "#!/bin/sh\necho of the path \"$@\"\n");
        run("path", Map.of("PATH", folder.toString()), List.of(), jar.toString(), "-n", "1", "X")
                .succeeded()
                .says("of the path -n 1");
        var chosen = Map.of("PATH", folder.toString(), "PANMPI_LIB", "embedded");
        run("chosen", chosen, List.of(), jar.toString(), "-n", "1", "X").says("started -n 1");
    }

    @Test
    void otherChoiceIsNotMixedWithIt() {
        for (String choice :
                List.of("PANMPI_LIB=libother.so", "PANMPI_ABI=openmpi", "MPI_HOME=/no")) {
            int cut = choice.indexOf('=');
            var chosen = Map.of(choice.substring(0, cut), choice.substring(cut + 1));
            run("mixed", chosen, List.of(), jar.toString(), "-n", "1", "Main")
                    .failed()
                    .says("is set, which chooses another MPI");
        }
    }

    @Test
    void whereNothingIsFoundTheDependencyIsNamed() {
        run("none", Map.of(), List.of(), "/nowhere.jar", "-n", "1", "Main")
                .failed()
                .says("PATH: no mpiexec", "Add io.panmpi:panmpi-mpich to the dependencies");
    }

    @Test
    void wrongNumbersAreNamed() {
        for (String number : List.of("0", "x", "-1", "99999999999")) {
            launch("-n", number, "Main")
                    .failed()
                    .says(
                            "mpi.Launch: -n "
                                    + number
                                    + ": the value must be a number of ranks, 1 or more");
        }
        launch("Main").failed().says("put -n RANKS before the program");
        launch("-n", "2").failed().says("-n 2 must be followed by the program");
        launch("-n", "2", "--mpiexec-args", "-x", "Main").failed().says("must end with --");
    }

    @Test
    void moreRanksThanCoresAreSaidOnce() {
        var job = launch("-n", "4000", "Main").succeeded().says("4000 ranks share");
        assertEquals(1, job.lines("panmpi:").size(), job::output);
    }

    @Test
    void debuggerWaitsAtARankAlone() {
        run("debug", Map.of(), List.of("-Dpanmpi.debug=1"), jar.toString(), "-n", "3", "Main")
                .succeeded()
                .says("started -n 1 ", " : -n 1 ", "address=localhost:5005", " : -n 1 ");
    }

    @Test
    void exitCodeIsThatOfMpiexec() throws IOException {
        var failing = pack("failing.jar", "#!/bin/sh\n[ \"$1\" = --version ] || exit 42\n");
        for (List<String> way :
                List.of(List.<String>of(), List.of("--enable-native-access=ALL-UNNAMED"))) {
            assertEquals(42, run("exit", Map.of(), way, failing.toString(), "-n", "1", "X").exit());
        }
    }
}
