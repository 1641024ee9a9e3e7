package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs another program, such as a C compiler or jextract, to its end. */
final class Command {

    private static final int MINUTES = 10;

    /**
     * Result of a program.
     *
     * @param exit the exit code of the program
     * @param out what it wrote to its standard output
     * @param err what it wrote to its standard error
     */
    record Result(int exit, String out, String err) {
        boolean succeeded() {
            return exit == 0;
        }

        /** Returns the first line with an error, else the first line, for a message. */
        String summary() {
            List<String> lines = (err + "\n" + out).lines().filter(l -> !l.isBlank()).toList();
            return lines.stream()
                    .filter(line -> line.contains("error"))
                    .findFirst()
                    .or(() -> lines.stream().findFirst())
                    .orElse("exit code " + exit);
        }
    }

    private Command() {}

    /**
     * Runs a program.
     *
     * @param command the program and its arguments; a path is relative to this process's folder
     * @param folder the working folder of the program
     * @throws IOException if the program cannot be started, or does not end in time
     */
    static Result run(List<String> command, Path folder) throws IOException {
        // The output goes to files, since a program that fills a pipe would block.
        Path out = Files.createTempFile("panmpi-", ".out");
        Path err = Files.createTempFile("panmpi-", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(rooted(command)).directory(folder.toFile());
            builder.redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
            builder.environment().put("LC_ALL", "C");
            int exit = await(start(builder), command);
            return new Result(exit, read(out), read(err));
        } finally {
            Files.deleteIfExists(out);
            Files.deleteIfExists(err);
        }
    }

    /**
     * Makes the program's path absolute. A name without a path is kept, so that the program is
     * found on the PATH.
     */
    private static List<String> rooted(List<String> command) {
        List<String> words = new ArrayList<>(command);
        if (words.getFirst().contains("/")) {
            words.set(0, Path.of(words.getFirst()).toAbsolutePath().toString());
        }
        return words;
    }

    private static Process start(ProcessBuilder builder) throws IOException {
        try {
            return builder.start();
        } catch (IOException e) {
            throw new IOException("cannot be run; is it installed, and on the PATH?", e);
        }
    }

    private static int await(Process process, List<String> command) throws IOException {
        try {
            if (process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                return process.exitValue();
            }
            process.destroyForcibly();
            throw new IOException(MINUTES + " minutes were not enough for " + command);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while running " + command, e);
        }
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
    }
}
