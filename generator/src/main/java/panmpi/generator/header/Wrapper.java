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

/** Queries an MPI's compiler wrapper for its header and the flags that it needs. */
final class Wrapper {

    private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+");
    private static final Pattern MARKER = Pattern.compile("# \\d+ \"(.*/mpi\\.h)\".*");

    private Wrapper() {}

    /**
     * Splits a compiler's command, such as {@code gcc -I /opt/mpi}, into words; the path of a file
     * is one word.
     */
    static List<String> command(String compiler) {
        if (Files.exists(Path.of(compiler))) {
            return List.of(compiler);
        }
        return WORD.matcher(compiler).results().map(word -> unquoted(word.group())).toList();
    }

    private static String unquoted(String word) {
        return word.replaceAll("[\"']", "");
    }

    /** The {@code mpi.h} that a wrapper includes. */
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

    /** Describes how to read a header with a compiler: the header's own folder comes first. */
    static MpiInstall install(Path header, String compiler) {
        Path folder = header.toAbsolutePath().getParent();
        Set<String> flags = new LinkedHashSet<>(List.of("-I" + folder));
        flags.addAll(flags(command(compiler)));
        if (Files.isDirectory(folder.resolve("openmpi"))) {
            flags.add("-I" + folder.resolve("openmpi"));
        }
        return new MpiInstall(header, command(compiler), List.copyOf(flags));
    }

    /** The {@code -I} and {@code -D} flags of a command and those that a wrapper adds. */
    private static List<String> flags(List<String> compiler) {
        List<String> flags = new ArrayList<>(includesAndMacros(compiler));
        List<String> show = new ArrayList<>(compiler);
        show.add("-show");
        try {
            Command.Result shown = Command.run(show, Path.of("."));
            if (shown.succeeded()) {
                flags.addAll(includesAndMacros(command(shown.out())));
            }
            SearchPath.beyondDefault(compiler).forEach(folder -> flags.add("-I" + folder));
            return flags;
        } catch (IOException e) {
            return List.of(); // It cannot run, which the caller detects and reports.
        }
    }

    private static List<String> includesAndMacros(List<String> words) {
        return words.stream().filter(word -> word.startsWith("-D") || isFolder(word)).toList();
    }

    private static boolean isFolder(String flag) {
        return flag.startsWith("-I") && Files.isDirectory(Path.of(flag.substring(2)));
    }
}
