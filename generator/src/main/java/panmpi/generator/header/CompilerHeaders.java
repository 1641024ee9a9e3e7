package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import panmpi.generator.header.clang.ClangLibrary;

/**
 * Finds the folders of {@code stddef.h}, {@code stdarg.h} and the like, which each compiler brings
 * with it. Clang's own headers are used if they lie next to libclang, else the headers of the
 * machine's C compiler.
 */
public final class CompilerHeaders {

    private static final List<String> NAMES = List.of("include", "include-fixed");

    private CompilerHeaders() {}

    /**
     * Returns the flags with which libclang finds the headers of the C compiler; an empty list if
     * clang's own headers lie next to libclang.
     *
     * @param compiler the C compiler to ask, and its flags
     */
    public static List<String> flags(List<String> compiler) throws IOException {
        if (ClangLibrary.resourceFolder().isPresent()) {
            return List.of();
        }
        List<String> flags = new ArrayList<>();
        for (String name : NAMES) {
            Path folder = ask(compiler, name);
            if (Files.isDirectory(folder) && folder.isAbsolute()) {
                flags.addAll(List.of("-isystem", folder.toString()));
            }
        }
        return flags.isEmpty() && !compiler.equals(List.of("cc")) ? flags(List.of("cc")) : flags;
    }

    /**
     * Returns the path of one of the compiler's files; its bare name if the compiler has no such
     * file.
     */
    private static Path ask(List<String> compiler, String name) {
        List<String> command = new ArrayList<>(compiler);
        command.add("-print-file-name=" + name);
        try {
            return Path.of(Command.run(command, Path.of(".")).out().strip());
        } catch (IOException e) {
            // Without a compiler, a header that includes none of these files can still be read.
            return Path.of(name);
        }
    }
}
