package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import panmpi.generator.report.OptionNames;

/**
 * Tests whether the compiler that the user named can read a header. If it cannot, no other compiler
 * is tried, and the compiler's own message is the error.
 */
final class NamedCompiler {

    /** Number of lines of the compiler's output that an error message quotes at most. */
    private static final int LINES = 20;

    private NamedCompiler() {}

    /**
     * Tests whether the compiler can read a header, and returns the header with the command and the
     * flags that read it. If the header only includes the real MPI header, the result is about the
     * real header.
     *
     * @param header the header
     * @param compiler the compiler's command
     * @throws HeaderNotFound if the compiler cannot read the header
     */
    static MpiInstall install(Path header, String compiler) throws HeaderNotFound {
        MpiInstall install;
        Command.Result result;
        try {
            install = Wrapper.install(header, compiler);
            result = Preprocessor.read(install);
        } catch (IOException e) {
            throw new HeaderNotFound(OptionNames.option("cc", compiler) + " " + e.getMessage());
        }
        if (!result.succeeded()) {
            throw new HeaderNotFound(
                    "%s cannot read %s (exit code %d):\n%s"
                            .formatted(
                                    OptionNames.option("cc", compiler),
                                    header,
                                    result.exit(),
                                    words(result)));
        }
        Optional<Path> included = IncludedHeader.of(header, result.out());
        return included.isPresent() ? install(included.get(), compiler) : install;
    }

    private static String words(Command.Result result) {
        return result.err()
                .lines()
                .limit(LINES)
                .collect(Collectors.joining("\n"))
                .indent(2)
                .stripTrailing();
    }
}
