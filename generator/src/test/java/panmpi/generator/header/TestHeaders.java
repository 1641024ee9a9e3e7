package panmpi.generator.header;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import panmpi.generator.Project;
import panmpi.generator.header.clang.ClangLibrary;
import panmpi.generator.header.clang.LibrarySearch;

/**
 * Finds the small headers in {@code generator/src/test/headers}, and skips tests that need a tool
 * which is missing.
 */
public final class TestHeaders {

    private TestHeaders() {}

    public static Path header(String name) {
        return Project.root().resolve("generator/src/test/headers").resolve(name);
    }

    /** Returns one of the small headers, to be read with the compiler {@code cc}. */
    static MpiInstall install(String name) {
        Path header = header(name);
        return new MpiInstall(header, List.of("cc"), List.of("-I" + header.getParent()));
    }

    /** Loads libclang into this process; skips the test if there is no libclang. */
    public static void needsClang() throws IOException {
        Optional<String> problem = ClangLibrary.load(LibrarySearch.candidates());
        assumeTrue(problem.isEmpty(), () -> problem.orElseThrow());
    }

    /** Skips the test if there is no C compiler. */
    static void needsCompiler() {
        boolean runs;
        try {
            runs = Command.run(List.of("cc", "--version"), Path.of(".")).succeeded();
        } catch (IOException e) {
            runs = false;
        }
        assumeTrue(runs, "no C compiler: cc cannot be run");
    }
}
