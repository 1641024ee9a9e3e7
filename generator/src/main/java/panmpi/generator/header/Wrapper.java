package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Queries an MPI's compiler wrapper for the MPI's header and the flags that the header needs. */
final class Wrapper {

    private static final Pattern MARKER = Pattern.compile("# \\d+ \"(.*/mpi\\.h)\".*");

    private Wrapper() {}

    /**
     * Splits a compiler's command, such as {@code gcc -I /opt/mpi}, into words. If the whole text
     * is the path of an existing file, it is one word, even with blanks.
     *
     * @throws IOException if the command is blank, or has a quotation mark without a matching one
     */
    static List<String> command(String compiler) throws IOException {
        if (compiler.isBlank()) {
            throw new IOException("names no compiler");
        }
        if (Files.exists(Path.of(compiler))) {
            return List.of(compiler);
        }
        if (!ShellWords.isBalanced(compiler)) {
            throw new IOException("has a quote without its partner");
        }
        return ShellWords.split(compiler);
    }

    /** Returns the path of the {@code mpi.h} that a wrapper includes. */
    static Path header(String wrapper) throws IOException {
        Command.Result result =
                Preprocessor.run(command(wrapper), List.of("-E"), "#include <mpi.h>\n");
        return result.out()
                .lines()
                .map(MARKER::matcher)
                .filter(Matcher::matches)
                .map(marker -> Path.of(marker.group(1)).toAbsolutePath().normalize())
                .findFirst()
                .orElseThrow(() -> new IOException(result.summary()));
    }

    /**
     * Describes how to read a header with a compiler. The header's own folder is searched first.
     *
     * @param header the header
     * @param compiler the compiler's command
     * @throws IOException if the compiler cannot run, or has a flag that cannot be passed on
     */
    static MpiInstall install(Path header, String compiler) throws IOException {
        List<String> command = command(compiler);
        List<List<String>> named = named(command);
        Set<List<String>> added = new LinkedHashSet<>(shown(command));
        for (Path folder : SearchPath.beyondDefault(command)) {
            if (named.stream().noneMatch(flag -> flag.getLast().equals(folder.toString()))) {
                added.add(List.of("-I" + folder));
            }
        }
        List<String> flags = new ArrayList<>(folders(header));
        flags.forEach(flag -> added.remove(List.of(flag)));
        added.removeAll(Set.copyOf(named));
        named.forEach(flags::addAll);
        added.forEach(flags::addAll);
        return new MpiInstall(header, command, List.copyOf(flags));
    }

    /**
     * Returns the flags for the folder of a header, and for the folder of Open MPI's further
     * headers if there is one.
     */
    static List<String> folders(Path header) {
        Path folder = header.toAbsolutePath().getParent();
        Path further = folder.resolve("openmpi");
        return Files.isDirectory(further)
                ? List.of("-I" + folder, "-I" + further)
                : List.of("-I" + folder);
    }

    /** Returns the flags in a command that decide which declarations a header shows. */
    private static List<List<String>> named(List<String> command) throws IOException {
        CompilerFlags flags = CompilerFlags.of(command);
        if (flags.refused().isEmpty()) {
            return flags.deciding();
        }
        throw new IOException(
                "has flags with which no header can be read: %s. Leave them out"
                        .formatted(String.join(" ", flags.refused())));
    }

    /**
     * Returns the flags that a wrapper passes to its compiler, as far as they decide which
     * declarations a header shows; an empty list if the wrapper does not print its command.
     */
    private static List<List<String>> shown(List<String> command) throws IOException {
        List<String> show = new ArrayList<>(command);
        show.add("-show");
        Command.Result shown = Command.run(show, Path.of("."));
        return shown.succeeded()
                ? CompilerFlags.of(ShellWords.split(shown.out())).portable()
                : List.of();
    }
}
