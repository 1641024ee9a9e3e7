package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds the folders that a compiler searches for {@code #include <...>}, from the list that GCC and
 * clang print.
 */
final class SearchPath {

    private static final String FIRST = "#include <...> search starts here:";
    private static final String LAST = "End of search list.";

    private SearchPath() {}

    /**
     * Returns the folders that a compiler searches and {@code cc} does not; none if the compiler
     * does not list them. A folder with {@code stddef.h} is left out, since it belongs to the
     * compiler itself and no other compiler can use it.
     */
    static List<Path> beyondDefault(List<String> compiler) throws IOException {
        if (compiler.equals(List.of("cc"))) {
            return List.of();
        }
        List<Path> usual = of(List.of("cc"));
        return of(compiler).stream()
                .filter(folder -> !usual.contains(folder))
                .filter(folder -> !Files.exists(folder.resolve("stddef.h")))
                .toList();
    }

    private static List<Path> of(List<String> compiler) throws IOException {
        return Preprocessor.run(compiler, List.of("-E", "-v"), "")
                .err()
                .lines()
                .dropWhile(line -> !line.equals(FIRST))
                .skip(1)
                .takeWhile(line -> !line.equals(LAST))
                .map(line -> Path.of(line.strip()).normalize())
                .toList();
    }
}
