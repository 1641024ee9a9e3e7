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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the search for a header and its compiler, and the text on failed attempts. */
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
    void aNamedWrapperThatDoesNotRunIsNotReplaced() throws IOException {
        Path wrapper = StandIn.write(home.resolve("bin/mpicc"), "echo 'no licence' >&2; exit 3\n");
        String message = failure(Map.of(), Optional.empty(), Optional.of(wrapper.toString()));
        assertTrue(
                message.contains(wrapper + " cannot read " + header + " (exit code 3)"), message);
        assertTrue(message.endsWith("\n  no licence"), message);
    }

    @Test
    void theUsualWrapperIsNotReplacedEitherIfItIsNamed() {
        String message = failure(Map.of(), Optional.of(header), Optional.of("no-such-mpicc"));
        assertTrue(message.startsWith("--cc no-such-mpicc cannot be run"), message);
    }

    @Test
    void aFlagThatTheNamedCompilerRefusesIsItsError() {
        String message =
                failure(Map.of(), Optional.of(header), Optional.of("gcc -fno-such-flag -DWIDE"));
        assertTrue(
                message.startsWith("--cc gcc -fno-such-flag -DWIDE cannot read " + header),
                message);
        assertTrue(message.contains("'-fno-such-flag'"), message);
    }

    @Test
    void anIncludeThatIsNotThereIsToldInTheWordsOfTheNamedCompiler() throws IOException {
        Path other = Files.createDirectories(home.resolve("other"));
        Files.writeString(header, "#include <a.h>\n");
        Files.writeString(other.resolve("a.h"), "#include \"missing.h\"\n");
        String message = failure(Map.of(), Optional.of(header), Optional.of("gcc -I " + other));
        assertTrue(message.contains(other.resolve("a.h") + ":1:"), message);
        assertTrue(message.contains("missing.h: No such file"), message);
    }

    @Test
    void theWrapperBesideTheHeaderTellsTheFaultOfTheHeader() throws IOException {
        Path other = Files.createDirectories(home.resolve("other"));
        Files.writeString(header, "#include <a.h>\n");
        Files.writeString(other.resolve("a.h"), "#include \"missing.h\"\n");
        Path wrapper =
                StandIn.write(home.resolve("bin/mpicc"), "exec cc -I'" + other + "' \"$@\"\n");
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.empty());
        assertEquals(List.of(wrapper.toString()), mpi.compiler());
    }

    @Test
    void flagsReachBothReaders() throws IOException {
        Path other = Files.createDirectories(home.resolve("other folder"));
        Path included = Files.writeString(other.resolve("f.h"), "#define FROM_F 1\n");
        String compiler =
                "gcc -std=gnu99 -I '" + other + "' -include f.h -U __unix__ -D 'A=\"b c\"'";
        MpiInstall mpi = search(Map.of(), Optional.of(header), Optional.of(compiler));
        assertEquals(
                List.of(
                        "-I" + header.getParent(),
                        "-std=gnu99",
                        "-I" + other,
                        "-include",
                        "f.h",
                        "-U__unix__",
                        "-DA=\"b c\""),
                mpi.flags());
        assertTrue(Files.exists(included));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-P", "-o x", "-M", "-dM", "-C", "-x c++", "-m32", "-qno-such", "@list"})
    void aFlagThatCannotBePassedOnIsRefused(String flag) throws IOException {
        Path list = Files.writeString(home.resolve("list"), "-DA -P");
        String compiler = "gcc " + flag.replace("@list", "@" + list);
        String message = failure(Map.of(), Optional.of(header), Optional.of(compiler));
        assertTrue(
                message.startsWith("--cc " + compiler + " has flags with which no header"),
                message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "gcc -D'A=1"})
    void aCommandThatIsNoneIsRefused(String compiler) {
        String message = failure(Map.of(), Optional.of(header), Optional.of(compiler));
        assertTrue(
                message.matches("--cc .*(names no compiler|has a quote without its partner)"),
                message);
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
