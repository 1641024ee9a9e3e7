package panmpi.generator.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Record of the functions that tests called on one library.
 *
 * @param name the name of the MPI in the tests
 * @param library the library's own name
 * @param symbols the names that the library exports
 * @param calls the functions that were called
 */
public record LibraryCalls(
        String name, String library, SortedSet<String> symbols, SortedSet<String> calls) {

    private static final String HEAD = "library|";

    /** Makes the sets unmodifiable. */
    public LibraryCalls {
        symbols = Collections.unmodifiableSortedSet(symbols);
        calls = Collections.unmodifiableSortedSet(calls);
    }

    /**
     * Reads the record of a library.
     *
     * @param name the name of the MPI in the tests
     * @param folder the folder of the tests' records: a file {@code *.calls} of each process, with
     *     a line that names the library, and a line for each function that the process called
     * @param symbols the names that the library exports, one on each line
     */
    public static LibraryCalls read(String name, Path folder, Path symbols) throws IOException {
        SortedSet<String> calls = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".calls")).toList()) {
                calls.addAll(Files.readAllLines(file));
            }
        }
        String library =
                calls.tailSet(HEAD).stream()
                        .filter(line -> line.startsWith(HEAD))
                        .findFirst()
                        .map(line -> line.split("\\|")[1])
                        .orElse("?");
        return new LibraryCalls(name, library, new TreeSet<>(Files.readAllLines(symbols)), calls);
    }

    /** Returns the subset of functions that the library exports. */
    public SortedSet<String> has(Collection<String> functions) {
        SortedSet<String> has = new TreeSet<>(functions);
        has.retainAll(symbols);
        return has;
    }

    /** Tests whether the library has a function, and a test called it or its large-count form. */
    public boolean called(String function) {
        return symbols.contains(function)
                && (calls.contains(function) || calls.contains(function + "_c"));
    }
}
