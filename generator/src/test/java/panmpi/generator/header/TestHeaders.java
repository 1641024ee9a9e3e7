package panmpi.generator.header;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import panmpi.generator.Project;
import panmpi.generator.header.clang.ClangLibrary;
import panmpi.generator.header.clang.LibrarySearch;

/** The small headers that the tests of stage 1 read. */
public final class TestHeaders {

    private TestHeaders() {}

    public static Path header(String name) {
        return Project.root().resolve("generator/src/test/headers").resolve(name);
    }

    /** One of the headers, to be read with the machine's own compiler. */
    static MpiInstall install(String name) {
        Path header = header(name);
        return new MpiInstall(header, List.of("cc"), List.of("-I" + header.getParent()));
    }

    /** Skips the test where there is no libclang; loads it into this process else. */
    public static void needsClang() throws IOException {
        Optional<String> problem = ClangLibrary.load(LibrarySearch.candidates());
        assumeTrue(problem.isEmpty(), () -> problem.orElseThrow());
    }

    /** Skips the test where there is no C compiler. */
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
