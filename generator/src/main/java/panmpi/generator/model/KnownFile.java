package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes and reads the known functions as text: on each line a function's first MPI version and its
 * prototype.
 */
public final class KnownFile {

    /** The file's name, in the folder of the snapshots. */
    public static final String NAME = "known-functions.txt";

    private static final String HEAD =
            """
            # The functions of the binding, format 1. Made by `make bindings`; never edited.
            # A function keeps the names, types and first MPI version that stand here, however a later header spells it; new
            # functions are added. To have one inferred anew, delete its line and run `make bindings`.
            """;

    private KnownFile() {}

    /** Returns the text of the file. */
    public static String write(Known known) {
        List<String> lines = new ArrayList<>();
        known.functions()
                .values()
                .forEach(e -> lines.add(e.mpi() + " " + e.function().prototype()));
        return HEAD + String.join("\n", lines) + "\n";
    }

    /** Reads the file in a folder; without the file there are no known functions. */
    public static Known read(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        return Files.exists(file) ? parse(file) : Known.NONE;
    }

    private static Known parse(Path file) throws IOException {
        SortedMap<String, Known.Entry> functions = new TreeMap<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            try {
                String[] split = line.split(" ", 2);
                Function function = Prototypes.function(split[1]);
                functions.put(function.name(), new Known.Entry(function, split[0]));
            } catch (RuntimeException e) {
                throw new IOException(
                        "%s:%d: '%s' is not MPI-VERSION PROTOTYPE (%s)"
                                .formatted(file, number, line, e.getMessage()),
                        e);
            }
        }
        return new Known(functions);
    }
}
