package panmpi.tests.compatibility;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panmpi.tests.harness.Setup;

/**
 * File of {@code examples/runs}: the command of a job as a user types it, and the lines that its
 * ranks print.
 *
 * @param name name of the file below the folder, without its ending.
 * @param variables {@code K=V} before the command.
 * @param ranks number of ranks.
 * @param mpiexecOptions options of {@code mpiexec}.
 * @param options options of {@code mpijava}, without the class path.
 * @param program class with the method {@code main}.
 * @param arguments arguments of the program.
 * @param notes lines that begin with {@code #} below the command: {@code # needs REASON} is for
 *     readers; {@code # fails} means that the job ends with an error; {@code # only REGEX} names
 *     the MPIs whose {@code mpiexec} accepts the command; {@code # library REGEX FILE} names a C
 *     library of a Debian package that the run needs on the MPIs whose names match.
 * @param expected what the job prints.
 */
record RunFile(
        String name,
        List<String> variables,
        int ranks,
        List<String> mpiexecOptions,
        List<String> options,
        String program,
        List<String> arguments,
        List<String> notes,
        ExpectedLines expected) {

    private static final Pattern COMMAND =
            Pattern.compile(
                    "\\$ (?<variables>(?:\\w+=\\S* )*)mpiexec (?<before>(?:\\S+ )*?)-n (?<ranks>\\d+)"
                            + " (?<after>(?:\\S+ )*?)mpijava (?:-cp \\S+ )?(?<options>(?:(?!-cp )-\\S+ )*)"
                            + "(?:-cp \\S+ )?(?<program>[\\w.$]+)(?<arguments>(?: \\S+)*)");

    private static final Pattern NOTE =
            Pattern.compile("# (?:needs .+|fails|only .+|library \\S+ \\S+)");

    /** {@return the files of the folder {@code examples/runs}, in the order of their names} */
    static List<RunFile> all() {
        var folder = Setup.root().resolve("examples/runs");
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".run"))
                    .sorted()
                    .map(file -> read(folder, file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RunFile read(Path folder, Path file) {
        try {
            var name = folder.relativize(file).toString().replaceFirst("[.]run$", "");
            return parse(name, Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the run that the lines of a file describe} */
    static RunFile parse(String name, List<String> lines) {
        var command = COMMAND.matcher(lines.isEmpty() ? "" : lines.getFirst().strip());
        if (!command.matches()) {
            throw new AssertionError(
                    name + ".run has to begin with: $ mpiexec -n RANKS mpijava NAME [ARGUMENT...]");
        }
        var notes = lines.stream().skip(1).takeWhile(l -> NOTE.matcher(l).matches()).toList();
        return new RunFile(
                name,
                words(command.group("variables")),
                Integer.parseInt(command.group("ranks")),
                words(command.group("before") + command.group("after")),
                words(command.group("options")),
                command.group("program"),
                words(command.group("arguments")),
                notes,
                new ExpectedLines(lines.subList(1 + notes.size(), lines.size())));
    }

    /** {@return true if the job is to end with an error} */
    boolean fails() {
        return notes.contains("# fails");
    }

    /** {@return true if the {@code mpiexec} of the MPI with this name accepts the command} */
    boolean isFor(String mpi) {
        return note("# only ").map(regex -> mpi.matches("(?:" + regex + ").*")).orElse(true);
    }

    /** {@return the files of the C libraries that the run needs on the MPI with this name} */
    List<String> libraries(String mpi) {
        return notes.stream()
                .filter(note -> note.startsWith("# library "))
                .map(note -> note.split(" "))
                .filter(words -> mpi.matches("(?:" + words[2] + ").*"))
                .map(words -> words[3])
                .toList();
    }

    private Optional<String> note(String prefix) {
        return notes.stream()
                .filter(note -> note.startsWith(prefix))
                .map(note -> note.substring(prefix.length()))
                .findFirst();
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.strip().split(" +")).filter(word -> !word.isEmpty()).toList();
    }
}
