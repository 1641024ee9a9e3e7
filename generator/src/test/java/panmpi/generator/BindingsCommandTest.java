package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code bindings}, from a header to a copy of the committed binding. */
@Tag("long")
class BindingsCommandTest {

    private static final Path MPICH = Project.root().resolve(".mpi/headers/mpich-5.0.2");

    @TempDir private Path folder;
    private Path target;
    private Path header;

    @BeforeEach
    void copy() throws IOException {
        assumeTrue(Files.isDirectory(MPICH), "no headers: run make headers");
        target = folder.resolve("generated");
        copy(Project.root().resolve("generated"), target);
        copy(MPICH, folder.resolve("mpich"));
        header = folder.resolve("mpich/mpi.h");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path file : walk.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    private void edit(String regex, String replacement) throws IOException {
        String text = Files.readString(header);
        String edited = text.replaceAll(regex, replacement);
        assertFalse(text.equals(edited), regex + " is not in the header");
        Files.writeString(header, edited);
    }

    private List<String> arguments(String... more) {
        List<String> arguments = new ArrayList<>(List.of("bindings", "--cc", "cc"));
        arguments.addAll(List.of("--header", header.toString(), "--committed", target.toString()));
        arguments.addAll(List.of("--templates", Project.templates().toString()));
        arguments.addAll(List.of("--facade", Project.handWritten()));
        arguments.addAll(List.of(more));
        return arguments;
    }

    /** Exit code and all output of a run. */
    private record Run(int exit, String said) {}

    private Run run(String... more) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = System.out;
        PrintStream err = System.err;
        try (PrintStream both = new PrintStream(said)) {
            System.setOut(both);
            System.setErr(both);
            int exit = Main.commandLine().execute(arguments(more).toArray(String[]::new));
            return new Run(exit, said.toString());
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private SortedMap<String, String> state() throws IOException {
        SortedMap<String, String> state = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(target)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                state.put(target.relativize(file).toString(), Files.readString(file));
            }
        }
        return state;
    }

    private List<String> besideTarget() throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.map(f -> f.getFileName().toString())
                    .filter(name -> name.contains("generated"))
                    .toList();
        }
    }

    @Test
    @Tag("nightly")
    void otherFactsUnderAKnownNameAreRefusedUntilToldToReplace() throws IOException {
        var before = state();
        edit("#define MPI_ANY_TAG +\\(-1\\)", "#define MPI_ANY_TAG (-7)");
        Run refused = run();
        assertEquals(1, refused.exit(), refused.said());
        assertTrue(refused.said().contains("MPI_ANY_TAG: -1 becomes -7"), refused.said());
        assertTrue(refused.said().contains("--replace"), refused.said());
        assertEquals(before, state());
        Run replaced = run("--replace");
        assertEquals(0, replaced.exit(), replaced.said());
        assertTrue(state().get("api/mpich-5.0.2.api").contains("MPI_ANY_TAG int = -7"));
        assertTrue(replaced.said().contains("1 constant changed:"), replaced.said());
        assertEquals(List.of("generated"), besideTarget());
    }

    @Test
    @Tag("nightly")
    void aHeaderWithoutFunctionsOfBeforeSaysSo() throws IOException {
        edit("MPICH_VERSION \"5.0.2\"", "MPICH_VERSION \"5.0.9\"");
        header = folder.resolve("mpich/mpi_proto.h");
        edit("int MPI_File_(seek|sync|close)\\([^;]*;", "");
        header = folder.resolve("mpich/mpi.h");
        Run run = run();
        assertEquals(0, run.exit(), run.said());
        assertTrue(run.said().contains("mpich 5.0.9 (MPI 5.0), against mpich 5.0.2"), run.said());
        assertTrue(run.said().contains("3 functions removed:"), run.said());
    }

    @Test
    @Tag("nightly")
    void functionsWithoutAMethodStayThatWayWhenTheHeaderIsReadAgain() throws IOException {
        edit("MPICH_VERSION \"5.0.2\"", "MPICH_VERSION \"6.0.0\"");
        edit(
                "#include <mpi_proto.h>",
                """
                #include <mpi_proto.h>
                int MPI_Comm_revoke(MPI_Comm comm);
                int MPI_Comm_continue(MPI_Comm comm);
                long double MPI_Wtime_ld(void);
                #define MPI_default 3
                #define MPI_3D 4
                int MPI_Comm_agree(MPI_Comm comm, MPI_Count *flag);
                int MPI_Send_vec(const void *bufs[], const int counts[], const MPI_Datatype types[],
                        int n, int dest, int tag, MPI_Comm comm);
                """);
        Run first = run();
        assertEquals(0, first.exit(), first.said());
        for (String part :
                List.of(
                        "called by the method of MPIX_Comm_revoke, its former name",
                        "Comm.Agree, which is that of MPIX_Comm_agree",
                        "its method does not compile",
                        "Java cannot pass a type of 'long double MPI_Wtime_ld()'")) {
            assertTrue(first.said().contains(part), first.said());
        }
        var made = state();
        assertTrue(made.get("java/mpi/CommCalls.java").contains("void continue_()"));
        assertTrue(made.get("java/mpi/MPICalls.java").contains("int _3D = Mpi.MPI_3D;"));
        assertTrue(made.get("java/mpi/MPICalls.java").contains("int default_ = Mpi.MPI_default;"));
        assertTrue(
                made.get("java/mpi/c/MpiExtensions.java")
                        .contains("link(\"MPIX_Comm_revoke\", \"MPI_Comm_revoke\", "));
        Run second = run();
        assertEquals(0, second.exit(), second.said());
        assertEquals(made, state());
    }

    @Test
    @Tag("nightly")
    void aPointReleaseChangesAHandfulOfLines() throws IOException {
        var before = state();
        edit("MPICH_VERSION \"5.0.2\"", "MPICH_VERSION \"5.0.3\"");
        Run run = run();
        assertEquals(0, run.exit(), run.said());
        int changed = 0;
        for (var file : state().entrySet()) {
            if (!file.getKey().equals("api/mpich-5.0.3.api")) {
                changed += changedLines(before.get(file.getKey()), file.getValue());
            }
        }
        assertTrue(changed < 50, changed + " lines");
    }

    private static int changedLines(String before, String after) {
        List<String> rest = new ArrayList<>(after.lines().toList());
        before.lines().forEach(rest::remove);
        return rest.size();
    }

    @Test
    void anInterruptLeavesTheBindingAsItWas() throws Exception {
        edit("MPICH_VERSION \"5.0.2\"", "MPICH_VERSION \"5.0.3\"");
        var before = state();
        for (int delay : List.of(700, 3000)) {
            Process process = start();
            if (!process.waitFor(delay, TimeUnit.MILLISECONDS)) {
                new ProcessBuilder("sh", "-c", "kill -INT " + process.pid()).start().waitFor();
            }
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it did not end");
            if (process.exitValue() != 0) {
                assertEquals(before, state());
            }
            assertEquals(List.of("generated"), besideTarget());
        }
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
        command.add(System.getProperty("java.class.path"));
        command.add(Main.class.getName());
        command.addAll(arguments());
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }
}
