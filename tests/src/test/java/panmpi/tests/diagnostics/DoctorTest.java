package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/** Tests reports of {@code mpijava --doctor} on a sound installation and on broken ones. */
@Tag("mpi")
final class DoctorTest {
    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> nothingIsWrongInAJob() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> isWell(mpi)));
    }

    private static void isWell(InstalledMpi mpi) {
        var job = new MpiExec(mpi, 2, List.of(), List.of("--doctor")).run("--json");
        Diagnosis.of(job)
                .isAnError(false)
                .finds("job", "ok", "2 ranks connected")
                .findsNearestHeader()
                .finds("signals", "ok", "replaces no handler of the JVM", "SEGV");
    }

    @Test
    void heapInHugePages() throws IOException {
        Path setting = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");
        Assumptions.assumeTrue(
                Files.exists(setting) && !Files.readString(setting).contains("[never]"),
                "this kernel gives no transparent huge pages");
        var mpi = Setup.mpis().getFirst();
        var options = List.of("-XX:+UseTransparentHugePages", "--doctor");
        var job = new MpiExec(mpi, 2, List.of(), options).run("--json");
        Diagnosis.of(job).finds("huge-pages", "ok", "-XX:+UseTransparentHugePages");
    }

    @Test
    void javaHomeThatIsPassedOver() throws IOException {
        var environment = alone();
        var java = System.getProperty("java.home");
        environment.put("PATH", java + "/bin:" + System.getenv("PATH"));
        environment.put("JAVA_HOME", "/nowhere");
        Diagnosis.of(run(environment, "--doctor", "--json"))
                .finds("java", "warning", "JAVA_HOME=/nowhere is no folder, and was passed over");
        environment.put("JAVA_HOME", folder.toString());
        Diagnosis.of(run(environment, "--doctor", "--json"))
                .finds("java", "warning", folder + " is no Java 25 or later, and was passed over");
    }

    @Test
    void startUpCacheThatIsMissing() {
        var environment = alone();
        environment.put("PANMPI_AOT", "off");
        Diagnosis.of(run(environment, "--doctor", "--json"))
                .finds("start-up-cache", "note", "none", "unset PANMPI_AOT");
        environment.put("PANMPI_AOT", folder.resolve("caches").toString());
        var withPatch = "--patch-module=java.base=" + folder;
        Diagnosis.of(run(environment, withPatch, "--doctor", "--json"))
                .finds("start-up-cache", "note", "none", "mpijava --make-cache makes one");
        // This job gets another folder, since the previous job may still be making its cache, and
        // then holds the lock of its folder.
        environment.put("PANMPI_AOT", folder.resolve("made").toString());
        run(environment, "--make-cache").succeeded().says(folder.toString());
        Diagnosis.of(run(environment, "--doctor", "--json"))
                .finds("start-up-cache", "ok", folder.toString());
    }

    @Test
    void memoryKeptBetweenCalls() {
        var half = "64 MiB kept between calls (-Dpanmpi.cache=67108864), 16 MiB each of ";
        withCaches("-Xmx512m").finds("caches", "ok", half, "pinned arrays", "collective calls");
        withCaches("-Dpanmpi.cache=0").finds("caches", "ok", "nothing is kept");
        withCaches("-Dpanmpi.cache=1G")
                .isAnError(true)
                .finds(
                        "caches",
                        "error",
                        "-Dpanmpi.cache=1G: the value must be a whole number of bytes");
    }

    private static Diagnosis withCaches(String option) {
        return Diagnosis.of(run(alone(), option, "--doctor", "--json"));
    }

    @Test
    void jobsOfItsOwnTellWhatAJobSees() throws IOException {
        var mpi = Preloaded.before(Setup.mpis().getFirst(), "hostile");
        doctor(with(mpi, Setup.mpis().getFirst()))
                .isAnError(false)
                .finds("mpiexec-by-path", "ok")
                .finds("signals", "ok", "they are restored", "libhostile.so")
                .finds("preloaded", "note", "libhostile.so");
    }

    @Test
    void mpiexecOfAnotherMpi() throws IOException {
        var library = Setup.beginningAlone();
        Assumptions.assumeTrue(library.isPresent(), "every MPICH here refuses other launchers");
        doctor(with(library.get(), first("openmpi")))
                .isAnError(true)
                .finds("library", "ok", "was opened")
                .finds(
                        "mpiexec-by-path",
                        "error",
                        "belongs to another MPI than",
                        "unset PANMPI_LIB")
                .finds("job-by-path", "error", "two jobs of one rank each");
    }

    /**
     * Tests a rank in a container in which the file descriptor PMI_FD, its connection to the
     * launcher, is not open. The doctor must report this before it calls Init, which would end it.
     */
    @Test
    void containerWithoutTheLaunchersFile() throws IOException {
        var environment = with(first("mpich"), first("mpich"));
        environment.putAll(Map.of("APPTAINER_CONTAINER", "/app.sif", "PMI_FD", "999"));
        environment.putAll(Map.of("PMI_RANK", "0", "PMI_SIZE", "2"));
        doctor(environment)
                .isAnError(true)
                .finds("container", "error", "Apptainer", "PMI_FD=999 is not open here", "PMI_SIZE")
                .finds("job", "error", "PMI_FD=999 is not open here", "--preserve-fds");
    }

    @Test
    void libraryOfAnotherAbi() throws IOException {
        var environment = with(first("openmpi"), first("openmpi"));
        environment.put("PANMPI_ABI", "mpich");
        doctor(environment)
                .isAnError(true)
                .finds("library", "error", "has the openmpi ABI; wanted here: mpich", "unset");
    }

    @Test
    void libraryThatNobodyHasSeen() throws IOException {
        var environment = with(Setup.mpis().getFirst(), Setup.mpis().getFirst());
        environment.put("PANMPI_ABI", "");
        environment.put("PANMPI_LIB", Preloaded.library("unknown/mpi.c").toString());
        doctor(environment)
                .isAnError(true)
                .finds("library", "ok", "Frobnicate MPI 9.1")
                .finds("snapshot", "warning", "no header of this implementation", "make bindings")
                .finds("mpiexec", "note")
                .finds("job-by-path", "error", "MPI_Init_thread", "Frobnicate");
    }

    @Test
    void noMpiAtAll() {
        var environment = alone();
        environment.put("PANMPI_LIB", folder.resolve("libmpi.so").toString());
        environment.put("PATH", folder.toString());
        doctor(environment).isAnError(true).finds("library", "error", "does not exist");
    }

    @Test
    void noJar() {
        var environment = alone();
        environment.put("PANMPI_JAR", "/no\"where/panmpi.jar");
        doctor(environment).isAnError(true).finds("panmpi.jar", "error", "where/panmpi.jar");
    }

    @Test
    void forPeople() {
        run(alone(), "--doctor", "-Dpanmpi.abi=lam")
                .failed()
                .says("error    library", "\"lam\"", "-> ", "panmpi doctor: errors: 1");
        run(alone(), "--doctor", "--help").succeeded().says("mpiexec -n 2 mpijava --doctor");
    }

    private static Diagnosis doctor(Map<String, String> environment) {
        return Diagnosis.of(run(environment, "--doctor", "--json"));
    }

    private static Job run(Map<String, String> environment, String... arguments) {
        var command = new ArrayList<>(List.of(Setup.launcher().toString()));
        command.addAll(List.of(arguments));
        var log = Setup.report("jobs/doctor.log");
        return Processes.run(command, environment, Duration.ofMinutes(2), log);
    }

    /**
     * Returns an environment with the library of one MPI, and another MPI's mpiexec on the PATH.
     */
    private Map<String, String> with(InstalledMpi library, InstalledMpi path) throws IOException {
        var environment = alone();
        environment.putAll(path.variables());
        environment.putAll(library.environment());
        var mpiexec = Path.of(path.mpiexec().split(" ")[0]);
        var first = mpiexec.getParent();
        if (!mpiexec.endsWith("mpiexec")) {
            first = Files.createDirectories(folder.resolve(path.name()));
            // A symbolic link would not work: Hydra looks for its programs in the folder of the
            // name by which it was called.
            var script = first.resolve("mpiexec");
            Files.writeString(script, "#!/bin/sh\nexec " + mpiexec + " \"$@\"\n");
            assertTrue(script.toFile().setExecutable(true));
        }
        environment.put("PATH", first + ":" + System.getenv("PATH"));
        return environment;
    }

    private static InstalledMpi first(String abi) {
        var found = Setup.mpis().stream().filter(mpi -> mpi.abi().equals(abi)).findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no MPI of the ABI " + abi + " in the list");
        return found.get();
    }

    /** Returns an environment without the variables that name an MPI. */
    private static Map<String, String> alone() {
        var environment = new LinkedHashMap<String, String>();
        for (String name :
                List.of("PANMPI_LIB", "PANMPI_ABI", "MPI_HOME", "MPI_ROOT", "I_MPI_ROOT")) {
            environment.put(name, "");
        }
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        return environment;
    }
}
