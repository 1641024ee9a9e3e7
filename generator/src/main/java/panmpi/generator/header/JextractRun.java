package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.OptionNames;

/**
 * Runs jextract over one header: first to list its names, then to write Java for the selected
 * names.
 */
final class JextractRun {

    private static final Pattern INCLUDE = Pattern.compile("(--include-(\\w+)) (\\w+)\\b.*");
    private static final Pattern EXCLUDED =
            Pattern.compile("\\S+ depends on (\\w+) which has been excluded");
    private static final int ROUNDS = 5;

    private final Path tool;
    private final MpiInstall mpi;
    private final Path folder;
    private final Diagnostics diagnostics;

    /**
     * Makes a run.
     *
     * @param tool the jextract program
     * @param mpi the header
     * @param folder an empty folder to work in
     * @param diagnostics where the tool's messages are reported
     */
    JextractRun(Path tool, MpiInstall mpi, Path folder, Diagnostics diagnostics) {
        this.tool = tool;
        this.mpi = mpi;
        this.folder = folder;
        this.diagnostics = diagnostics;
    }

    boolean produce(Path outDir) throws IOException {
        Path dump = folder.resolve("all.txt");
        Command.Result listing = jextract("--dump-includes", dump.toString());
        if (!listing.succeeded() || !Files.isRegularFile(dump)) {
            return fail("--dump-includes", listing);
        }
        List<String> all = Files.readAllLines(dump);
        Set<String> kept = new LinkedHashSet<>(select(all, SelectedNames::isSelected));
        if (kept.isEmpty()) {
            // Without a name to include, jextract would include every name.
            diagnostics.error(mpi.header().toString(), HeaderFaults.NOT_MPI);
            return false;
        }
        Path made = folder.resolve("out");
        Command.Result result = generate(made, kept);
        for (int round = 1; round < ROUNDS && addExcluded(all, kept, result); round++) {
            result = generate(made, kept);
        }
        if (!result.succeeded() || LowLevelFolder.files(made).isEmpty()) {
            return fail("", result);
        }
        CompilerMessages.relayNotes(result.err(), diagnostics);
        move(made, outDir);
        return true;
    }

    /**
     * Returns the options of jextract that include the wanted names. The listing of all names,
     * which jextract has written, has such an option on each line, with a comment after it.
     */
    private static List<String> select(List<String> listing, Predicate<String> wanted) {
        return listing.stream()
                .map(INCLUDE::matcher)
                .filter(Matcher::matches)
                .filter(line -> wanted.test(line.group(3)))
                .map(line -> line.group(1) + " " + line.group(3))
                .toList();
    }

    /**
     * Adds the structs that kept declarations depend on, as jextract reports them; returns true if
     * some of these structs were not kept yet.
     */
    private static boolean addExcluded(List<String> all, Set<String> kept, Command.Result result) {
        Set<String> names = new LinkedHashSet<>();
        Matcher excluded = EXCLUDED.matcher(result.err() + result.out());
        while (excluded.find()) {
            names.add(excluded.group(1));
        }
        return kept.addAll(
                select(all, names::contains).stream()
                        .filter(
                                o ->
                                        o.startsWith("--include-struct ")
                                                || o.startsWith("--include-union "))
                        .toList());
    }

    private Command.Result generate(Path made, Set<String> kept) throws IOException {
        Path arguments = folder.resolve("includes.txt");
        Files.write(arguments, kept);
        return jextract("--output", made.toString(), "-t", LowLevelFolder.PACKAGE, "@" + arguments);
    }

    private Command.Result jextract(String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(tool.toString()));
        List<String> others = new ArrayList<>();
        for (String flag : mpi.flags()) {
            if (flag.startsWith("-I") || flag.startsWith("-D")) {
                command.addAll(List.of(flag.substring(0, 2), flag.substring(2)));
            } else {
                others.add(flag);
            }
        }
        // jextract takes other flags of clang from a file in the folder that it runs in.
        Files.write(folder.resolve("compile_flags.txt"), others);
        command.addAll(List.of(options));
        command.add(mpi.header().toString());
        return Command.run(command, folder);
    }

    private boolean fail(String options, Command.Result result) {
        CompilerMessages.relayErrors(result.err(), mpi, diagnostics);
        diagnostics.error(
                mpi.header().toString(),
                String.join(" ", tool.toString(), options).strip() + " " + end(result));
        return false;
    }

    private static String end(Command.Result result) {
        return ReaderDeath.isSignal(result.exit())
                ? ReaderDeath.signal((result.out() + "\n" + result.err()).lines())
                                .orElseGet(() -> ReaderDeath.ended(result.exit()))
                        + " while it read this header. Try the built-in producer (%s); if that fails,"
                                .formatted(OptionNames.option("frontend", "builtin"))
                        + " too, report the header"
                : "gave exit code " + result.exit() + " and no Java";
    }

    private static void move(Path made, Path outDir) throws IOException {
        LowLevelFolder.clear(outDir);
        Path target = Files.createDirectories(outDir.resolve(LowLevelFolder.PACKAGE));
        for (Path file : LowLevelFolder.files(made)) {
            Files.move(file, target.resolve(file.getFileName()));
        }
    }
}
