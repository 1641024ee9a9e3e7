package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests the messages of a program that finds no library or a wrong one; it is started without
 * mpiexec.
 */
@Tag("mpi")
final class DiscoveryTest {
    private static final List<String> FAMILIES = List.of("mpich", "openmpi", "standard");
    private static final String HOW_TO_NAME_ONE = "PANMPI_LIB";

    @TempDir private Path folder;

    @Test
    void missingFile() {
        var file = folder.resolve("libmpi.so");
        refused(Map.of("PANMPI_LIB", file.toString())).says(file + " does not exist");
    }

    @Test
    void missingFileOfThePropertyThatWins() {
        var file = folder.resolve("libother.so");
        var environment = Map.of("PANMPI_LIB", folder.resolve("libmpi.so").toString());
        hello(environment, "-Dpanmpi.lib=" + file).failed().says(file + " does not exist");
    }

    @Test
    void folderInPlaceOfFile() {
        refused(Map.of("PANMPI_LIB", folder.toString())).says(folder + " is a folder");
    }

    @Test
    void textFile() throws IOException {
        var file = Files.writeString(folder.resolve("libmpi.so"), "INPUT(libmpi.so.12)\n");
        refused(Map.of("PANMPI_LIB", file.toString()))
                .says(file + " is not a shared library (no ELF header)");
    }

    @Test
    void library32Bit() throws IOException {
        refused(Map.of("PANMPI_LIB", elf(1, 3).toString()))
                .says("is a 32-bit library; this JVM needs a 64-bit one");
    }

    @Test
    void libraryOfAnotherMachine() throws IOException {
        int s390 = 22;
        refused(Map.of("PANMPI_LIB", elf(2, s390).toString())).says("is for s390x");
    }

    @Test
    void damagedLibrary() throws IOException {
        int amd64 = 62;
        int arm64 = 183;
        var machine = System.getProperty("os.arch").equals("aarch64") ? arm64 : amd64;
        var file = elf(2, machine);
        refused(Map.of("PANMPI_LIB", file.toString())).says(file.toString());
    }

    @Test
    void libraryThatIsNoMpi() {
        refused(Map.of("PANMPI_LIB", "libm.so.6"))
                .says("libm.so.6 is not an MPI library (it has no MPI_Init)");
    }

    @Test
    void unknownFamily() {
        refused(Map.of("PANMPI_ABI", "lam")).says("\"lam\"", "mpich, openmpi or standard");
    }

    @Test
    void noLibraryAtAll() {
        var job = hello(Map.of("PANMPI_ABI", "standard", "PATH", folder.toString()));
        Assumptions.assumeFalse(
                job.exit() == 0,
                () -> "the system has a library of the standard ABI: " + job.output());
        job.failed().says("no MPI library with the standard ABI could be opened", "tried");
        job.says("libmpi_abi.so.1", HOW_TO_NAME_ONE);
    }

    @TestFactory
    Stream<DynamicTest> libraryIsOfOneFamilyAndNoOther() {
        return Setup.mpis().stream()
                .filter(mpi -> !mpi.library().isEmpty())
                .map(mpi -> dynamicTest(mpi.name(), () -> hasOneFamily(mpi)));
    }

    private static void hasOneFamily(InstalledMpi mpi) {
        var opened = new ArrayList<String>();
        var refusals = new ArrayList<Job>();
        for (String family : FAMILIES) {
            var environment = new LinkedHashMap<>(mpi.environment());
            environment.put("PANMPI_ABI", family);
            var job = hello(environment);
            if (job.exit() == 0) {
                opened.add(family);
                job.says(family + " ABI");
            } else {
                refusals.add(job.says("wanted here: " + family));
            }
        }
        assertEquals(1, opened.size(), () -> mpi + " was opened as " + opened + refusals);
        refusals.forEach(job -> job.says("has the " + opened.getFirst() + " ABI"));
    }

    /**
     * Tests that panmpi refuses a job whose ranks do not find each other; each would be rank 0 of
     * 1.
     */
    @Test
    void ranksThatDoNotMeetAreRefused() {
        var job = twoRanksOfAnotherMpi();
        job.failed().says("Open MPI's mpiexec", "but the library is ", "but MPI sees one");
        job.says("-Dpanmpi.singleton=allow");
        job.saysNothingOf("rank 0 of 1");
    }

    @Test
    void ranksThatDoNotMeetRunAloneWhereThatIsAllowed() {
        var job = twoRanksOfAnotherMpi("-Dpanmpi.singleton=allow");
        job.succeeded().says("rank 0 of 1", "but MPI sees one");
    }

    @Test
    void unknownChoiceOfSingletonsIsRefused() {
        var job = twoRanksOfAnotherMpi("-Dpanmpi.singleton=yes");
        job.failed().says("-Dpanmpi.singleton=yes: the value must be allow or refuse");
    }

    /**
     * Tests that panmpi prints the reason before MPICH ends the process with no more than
     * "unsupported PMI version PMIx".
     */
    @TestFactory
    Stream<DynamicTest> ranksThatTheLibraryEndsHaveTheReasonBefore() {
        return Stream.of("mpich", "standard")
                .map(abi -> dynamicTest(abi, () -> endedRanksHaveTheReason(first(abi))));
    }

    private static void endedRanksHaveTheReason(InstalledMpi library) {
        for (int ranks : new int[] {1, 2}) {
            var job = ofAnotherMpi(library, ranks).run("Hello");
            Assumptions.assumeFalse(job.exit() == 0, library + " begins under every launcher");
            job.says("Open MPI's mpiexec", "but the library is ", "Use ");
        }
    }

    private static Job twoRanksOfAnotherMpi(String... options) {
        var found = Setup.beginningAlone();
        Assumptions.assumeTrue(found.isPresent(), "every MPICH here refuses other launchers");
        return ofAnotherMpi(found.get(), 2).with(options).run("Hello");
    }

    private static MpiExec ofAnotherMpi(InstalledMpi library, int ranks) {
        var mpiexec = first("openmpi");
        var mixed =
                new InstalledMpi(
                        "mixed", mpiexec.mpiexec(), library.library(), "", mpiexec.variables());
        return new MpiExec(mixed, ranks, List.of(Setup.examples("classes")));
    }

    private static InstalledMpi first(String abi) {
        var found = Setup.mpis().stream().filter(mpi -> mpi.abi().equals(abi)).findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no MPI of the ABI " + abi + " in the list");
        return found.get();
    }

    /** Runs a program that must find no usable MPI library, and end by itself with a message. */
    private static Job refused(Map<String, String> environment) {
        return hello(environment).failed().says(HOW_TO_NAME_ONE.substring(0, "PANMPI".length()));
    }

    private static Job hello(Map<String, String> environment, String... options) {
        var command = new ArrayList<>(List.of(Setup.launcher().toString()));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", Setup.examples("classes").toString(), "Hello"));
        var log = Setup.report("jobs/discovery.log");
        var job = Processes.run(command, alone(environment), Duration.ofMinutes(1), log);
        return job.saysNothingOf("A fatal error has been detected");
    }

    /** Returns an environment in which only the given variables lead to an MPI. */
    private static Map<String, String> alone(Map<String, String> variables) {
        var environment = new LinkedHashMap<String, String>();
        for (String name :
                List.of("PANMPI_LIB", "PANMPI_ABI", "MPI_HOME", "MPI_ROOT", "I_MPI_ROOT")) {
            environment.put(name, "");
        }
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.putAll(variables);
        return environment;
    }

    /** Writes the header of an ELF file, which names the machine that the file is for. */
    private Path elf(int elfClass, int machine) throws IOException {
        byte[] header = new byte[64];
        byte[] magic = {0x7f, 'E', 'L', 'F', (byte) elfClass, 1, 1};
        System.arraycopy(magic, 0, header, 0, magic.length);
        header[16] = 3;
        header[18] = (byte) machine;
        return Files.write(folder.resolve("libmpi.so"), header);
    }
}
