package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallSearchTest {

    private static final String WORKING_WRAPPER =
            """
            here=$(dirname "$0")/../include
            if [ "$1" = -show ]; then
                echo "cc -DSHOWN=1 -I\\"$here\\" -I/no/such/folder -L/lib -lmpi"
            else
                exec cc -I"$here" "$@"
            fi
            """;

    @TempDir Path home;
    private Path header;

    @BeforeEach
    void makeInstallation() throws IOException {
        TestHeaders.needsCompiler();
        home = home.toRealPath();
        header = Files.createDirectories(home.resolve("include")).resolve("mpi.h");
        Files.writeString(header, "#define MPI_VERSION 4\n");
    }

    @Test
    void takesTheGivenHeaderAndPlainCc() throws IOException {
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.empty());
        assertEquals(
                new MpiInstall(header, List.of("cc"), List.of("-I" + header.getParent())), mpi);
    }

    @Test
    void takesTheWrapperBesideTheHeader() throws IOException {
        Path wrapper = StandIn.write(home.resolve("bin/mpicc"), WORKING_WRAPPER);
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.empty());
        assertEquals(List.of(wrapper.toString()), mpi.compiler());
        assertTrue(mpi.flags().contains("-DSHOWN=1"), mpi::toString);
        assertTrue(mpi.flags().stream().noneMatch(f -> f.contains("such")), mpi::toString);
    }

    @Test
    void takesTheFoldersOfAWrapperThatShowsNone() throws IOException {
        Path other = Files.createDirectories(home.resolve("other"));
        Path wrapper =
                StandIn.write(home.resolve("bin/mpicc"), "exec cc -I'" + other + "' \"$@\"\n");
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.of(wrapper.toString()));
        assertEquals(List.of("-I" + header.getParent(), "-I" + other), mpi.flags());
    }

    @Test
    void takesACompilerWithFlags() throws IOException {
        Path other = Files.createDirectories(home.resolve("other"));
        String compiler = "gcc -I'" + other + "' -DGIVEN=1";
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.of(compiler));
        assertEquals(List.of("gcc", "-I" + other, "-DGIVEN=1"), mpi.compiler());
        assertEquals(List.of("-I" + header.getParent(), "-I" + other, "-DGIVEN=1"), mpi.flags());
    }

    @Test
    void fallsBackToCcWhereTheWrapperDoesNotRun() throws IOException {
        StandIn.write(home.resolve("bin/mpicc"), "echo 'no compiler here' >&2; exit 1\n");
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.empty());
        assertEquals(List.of("cc"), mpi.compiler());
    }

    @Test
    void takesTheHeaderOfTheHome() throws IOException {
        Map<String, String> environment = Map.of("MPI_HOME", home.toString());
        assertEquals(header, search(environment, Optional.empty(), Optional.empty()).header());
    }

    @Test
    void takesTheHeaderThatTheWrapperIncludes() throws IOException {
        Path wrapper = StandIn.write(home.resolve("bin/mpicc"), WORKING_WRAPPER);
        MpiInstall mpi = search(Map.of(), Optional.empty(), Optional.of(wrapper.toString()));
        assertEquals(header, mpi.header());
        assertEquals(List.of(wrapper.toString()), mpi.compiler());
    }

    @Test
    void takesTheHeaderBesideAWrapperThatDoesNotRun() throws IOException {
        Path wrapper = StandIn.write(home.resolve("bin/mpicc"), "exit 1\n");
        MpiInstall mpi = search(Map.of(), Optional.empty(), Optional.of(wrapper.toString()));
        assertEquals(header, mpi.header());
        assertEquals(List.of("cc"), mpi.compiler());
    }

    @Test
    void listsEveryAttempt() {
        Map<String, String> environment = Map.of("MPI_HOME", "/no/home");
        String message = failure(environment, Optional.empty(), Optional.empty());
        for (String part : List.of("/no/home/include/mpi.h", "no-such-mpicc", "apt-get")) {
            assertTrue(message.contains(part), message);
        }
    }

    @Test
    void aNamedWrapperIsTheOnlyOneTried() {
        Map<String, String> environment = Map.of("MPI_HOME", home.toString());
        String message = failure(environment, Optional.empty(), Optional.of("/no/wrapper"));
        assertTrue(message.contains("/no/wrapper"), message);
    }

    @Test
    void aGivenHeaderThatIsNotThereIsNamed() {
        Path nowhere = home.resolve("nowhere.h");
        String message = failure(Map.of(), Optional.of(nowhere), Optional.empty());
        assertTrue(message.contains(nowhere + " is no file"), message);
    }

    @Test
    void aHeaderThatCannotBeReadIsLeftToTheNextStage() throws IOException {
        Files.writeString(header, "#include \"no-such-file-of-mpi.h\"\n");
        assertEquals(
                List.of("cc"), search(Map.of(), Optional.of(header), Optional.empty()).compiler());
    }

    private static String failure(
            Map<String, String> environment, Optional<Path> header, Optional<String> wrapper) {
        return assertThrows(HeaderNotFound.class, () -> search(environment, header, wrapper))
                .getMessage();
    }

    private static MpiInstall search(
            Map<String, String> environment, Optional<Path> header, Optional<String> wrapper)
            throws IOException {
        return new InstallSearch(environment, "no-such-mpicc").search(header, wrapper);
    }
}
