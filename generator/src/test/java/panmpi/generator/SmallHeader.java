package panmpi.generator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A small header that is added to a copy of the committed binding.
 *
 * @param folder an empty folder for the copy and the header
 */
record SmallHeader(Path folder) {

    /** The seven lines that the header of an MPI needs at least. */
    static final String BEGINNING =
            """
            #define MPI_VERSION 4
            #define MPI_SUBVERSION 1
            typedef int MPI_Comm;
            #define MPI_COMM_NULL ((MPI_Comm)0x04000000)
            #define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
            typedef struct MPI_Status { int MPI_SOURCE; int MPI_TAG; int MPI_ERROR; } MPI_Status;
            int MPI_Init(int *argc, char ***argv);
            """;

    /**
     * Result of a run of the command {@code bindings}.
     *
     * @param exit the exit code of the command
     * @param said all output of the command
     */
    record Run(int exit, String said) {}

    Path generated() {
        return folder.resolve("generated");
    }

    /** Writes a header below the folder, and returns its path. */
    Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Copies the committed binding into the folder, and returns this object. */
    SmallHeader copied() throws IOException {
        Path from = Project.root().resolve("generated");
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path file : walk.toList()) {
                Path copy = generated().resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        return this;
    }

    /** Returns the text of every file of the copied binding, by the path of the file. */
    SortedMap<String, String> state() throws IOException {
        SortedMap<String, String> state = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(generated())) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                state.put(generated().relativize(file).toString(), Files.readString(file));
            }
        }
        return state;
    }

    /** Runs the command that {@code make bindings} runs. */
    Run bindings(String... options) {
        List<String> arguments = new ArrayList<>(List.of("bindings"));
        arguments.addAll(List.of("--committed", generated().toString()));
        arguments.addAll(List.of("--templates", Project.templates().toString()));
        arguments.add("--facade=" + Project.handWritten());
        arguments.addAll(List.of(options));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = System.out;
        PrintStream err = System.err;
        try (PrintStream both = new PrintStream(said)) {
            System.setOut(both);
            System.setErr(both);
            int exit =
                    Main.commandLine()
                            .setErr(new java.io.PrintWriter(both, true))
                            .execute(arguments.toArray(String[]::new));
            return new Run(exit, said.toString());
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }
}
