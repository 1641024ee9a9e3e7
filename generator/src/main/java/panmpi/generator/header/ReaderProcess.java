package panmpi.generator.header;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Client of a {@link ReaderMain} process: starts it, sends it requests and reads its answers. */
final class ReaderProcess {

    private final Process process;
    private final Path folder;
    private final DataOutputStream requests;
    private final DataInputStream answers;
    private final Duration limit;
    private boolean ready;

    private ReaderProcess(Process process, Path folder, Duration limit) {
        this.process = process;
        this.folder = folder;
        this.limit = limit;
        this.requests = new DataOutputStream(process.getOutputStream());
        this.answers = new DataInputStream(process.getInputStream());
    }

    /**
     * Starts a process; the first request waits until it is ready.
     *
     * @param libraries files of libclang to try
     * @param limit how long an answer may take
     * @param options further options of the JVM
     */
    static ReaderProcess start(List<Path> libraries, Duration limit, List<String> options)
            throws IOException {
        // This folder keeps the crash report, core file and error output of the process out of the
        // user's folder.
        Path folder = Files.createTempDirectory("panmpi-reader");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:+DisplayVMOutputToStderr",
                        "-XX:-CreateCoredumpOnCrash",
                        "-XX:ErrorFile=" + folder.resolve(ReaderDeath.REPORT),
                        "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", classes(), ReaderMain.class.getName()));
        libraries.forEach(library -> command.add(library.toString()));
        File log = folder.resolve(ReaderDeath.LOG).toFile();
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(log);
        return new ReaderProcess(builder.start(), folder, limit);
    }

    private static String classes() {
        try {
            return Path.of(
                            ReaderMain.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError("the generator's own classes are at no URI", e);
        }
    }

    boolean isReady() {
        return ready;
    }

    /** Waits until the process is ready; returns the libclang that it loaded. */
    String ready() throws IOException {
        List<String> first = answer();
        if (!first.getFirst().isEmpty()) {
            throw new NoLibclang(first.getFirst());
        }
        ready = true;
        return "libclang %s (%s)".formatted(first.get(1), first.get(2));
    }

    /** Reads the next answer. */
    List<String> answer() throws ReaderDeath {
        CompletableFuture<List<String>> answer = CompletableFuture.supplyAsync(this::read);
        try {
            return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            end();
            throw ReaderDeath.ofTime(limit);
        } catch (ExecutionException e) {
            throw ReaderDeath.of(exitCode(), folder);
        } catch (InterruptedException e) {
            end();
            Thread.currentThread().interrupt();
            throw ReaderDeath.ofInterrupt();
        }
    }

    private List<String> read() {
        try {
            return TextLists.read(answers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void request(List<String> request) throws ReaderDeath {
        try {
            TextLists.write(requests, request);
        } catch (IOException e) {
            throw ReaderDeath.of(exitCode(), folder);
        }
    }

    /**
     * Ends the process, if it still runs, and deletes its folder unless a crash report is in it.
     */
    void end() {
        process.destroyForcibly();
        exitCode();
        if (Files.exists(folder.resolve(ReaderDeath.REPORT))) {
            return;
        }
        for (File file : List.of(folder.resolve(ReaderDeath.LOG).toFile(), folder.toFile())) {
            if (!file.delete()) {
                file.deleteOnExit();
            }
        }
    }

    private int exitCode() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }
}
