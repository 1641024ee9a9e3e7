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

    /** The {@code mpi.h} that a wrapper includes. */
    static Path header(String wrapper) throws IOException {
        Command.Result result =
                Preprocessor.run(List.of(wrapper), List.of("-E"), "#include <mpi.h>\n");
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
        flags.addAll(flags(compiler));
        if (Files.isDirectory(folder.resolve("openmpi"))) {
            flags.add("-I" + folder.resolve("openmpi"));
        }
        return new MpiInstall(header, List.of(compiler), List.copyOf(flags));
    }

    /** The {@code -I} and {@code -D} flags that a wrapper adds; none for a plain compiler. */
    private static List<String> flags(String compiler) {
        List<String> flags = new ArrayList<>();
        try {
            Command.Result shown = Command.run(List.of(compiler, "-show"), Path.of("."));
            Matcher word = WORD.matcher(shown.succeeded() ? shown.out() : "");
            while (word.find()) {
                String flag = word.group().replaceAll("[\"']", "");
                boolean folder =
                        flag.startsWith("-I") && Files.isDirectory(Path.of(flag.substring(2)));
                if (folder || flag.startsWith("-D")) {
                    flags.add(flag);
                }
            }
            return flags;
        } catch (IOException e) {
            return List.of(); // It cannot run, which the caller detects and reports.
        }
    }
}
