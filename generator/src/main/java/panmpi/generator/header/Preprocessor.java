package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the C preprocessor over a few lines of C, most of which include a header. */
final class Preprocessor {

    private Preprocessor() {}

    /** Preprocesses a header, keeping the definitions of macros. */
    static Command.Result read(MpiInstall mpi) throws IOException {
        return read(mpi, "-dD", "");
    }

    /**
     * Preprocesses a header and further C text.
     *
     * @param mpi the header and its compiler
     * @param mode a flag for the output: {@code -dD} keeps the definitions of macros, {@code -P}
     *     omits the lines that name files
     * @param rest C text after the header
     */
    static Command.Result read(MpiInstall mpi, String mode, String rest) throws IOException {
        return run(
                withFolders(mpi),
                List.of("-E", mode),
                "#include \"" + mpi.header() + "\"\n" + rest);
    }

    /**
     * Inserts the header's own folder before the flags of the command, since that folder must be
     * searched first.
     */
    private static List<String> withFolders(MpiInstall mpi) {
        List<String> command = new ArrayList<>(mpi.compiler());
        int flag = 0;
        while (flag < command.size() && !command.get(flag).startsWith("-")) {
            flag++;
        }
        command.addAll(flag, Wrapper.folders(mpi.header()));
        return command;
    }

    static Command.Result run(List<String> compiler, List<String> flags, String text)
            throws IOException {
        Path folder = Files.createTempDirectory("panmpi-cpp");
        Path source = folder.resolve("probe.c");
        try {
            Files.writeString(source, text);
            List<String> command = new ArrayList<>(compiler);
            command.addAll(flags);
            command.add(source.toString());
            // The compiler runs in the current folder, to which relative paths in its flags refer.
            return Command.run(command, Path.of("."));
        } finally {
            Files.deleteIfExists(source);
            Files.deleteIfExists(folder);
        }
    }
}
