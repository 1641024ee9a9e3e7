package panmpi.bench.jobs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import panmpi.bench.results.Sample;

/**
 * A job of MPI ranks, or of one JVM, that runs benchmarks when the driver sends it commands. The
 * driver is this process.
 */
public final class Contender implements AutoCloseable {
    private static final int START_MILLIS = 60_000;
    private static final int POLL_MILLIS = 500;
    private static final int ANSWER_MILLIS = 120_000;

    private final String name;
    private final Path log;
    private final Process job;
    private final List<PrintStream> commands = new ArrayList<>();
    private final List<BufferedReader> answers = new ArrayList<>();
    private int first;
    private Set<String> benchmarks = Set.of();

    private Contender(String name, Path log, Process job) {
        this.name = name;
        this.log = log;
        this.job = job;
    }

    /**
     * Starts a job, and waits until its ranks have connected to this process and sent their rank
     * and the names of their benchmarks.
     *
     * @param command command of the job, to which the driver's port is added as the last word.
     */
    public static Contender start(
            String name, List<String> command, int ranks, Map<String, String> environment, Path log)
            throws IOException {
        try (ServerSocket server = new ServerSocket(0, ranks, InetAddress.getLoopbackAddress())) {
            List<String> words = new ArrayList<>(command);
            words.add(Integer.toString(server.getLocalPort()));
            ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
            builder.environment().putAll(environment);
            builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
            builder.redirectOutput(log.toFile());
            Contender contender = new Contender(name, log, builder.start());
            try {
                contender.gather(server, ranks);
            } catch (IOException e) {
                contender.close();
                throw e;
            }
            return contender;
        }
    }

    private void gather(ServerSocket server, int ranks) throws IOException {
        server.setSoTimeout(POLL_MILLIS);
        for (int i = 0; i < ranks; i++) {
            try {
                Socket rank = accept(server);
                rank.setTcpNoDelay(true);
                rank.setSoTimeout(ANSWER_MILLIS);
                var in = new InputStreamReader(rank.getInputStream(), StandardCharsets.US_ASCII);
                var out = rank.getOutputStream();
                commands.add(new PrintStream(out, true, StandardCharsets.US_ASCII));
                answers.add(new BufferedReader(in));
            } catch (SocketTimeoutException e) {
                throw new IOException(name + ": " + i + " of " + ranks + " ranks came; " + log, e);
            }
            List<String> words = List.of(answer(i).split(" "));
            if (words.getFirst().equals("0")) {
                first = i;
                benchmarks = new LinkedHashSet<>(words.subList(1, words.size()));
            }
        }
    }

    /** Waits for a rank to connect, and fails if the job ends before that. */
    private Socket accept(ServerSocket server) throws IOException {
        long begin = System.nanoTime();
        while (true) {
            try {
                return server.accept();
            } catch (SocketTimeoutException e) {
                if (!job.isAlive() || System.nanoTime() - begin > START_MILLIS * 1e6) {
                    throw e;
                }
            }
        }
    }

    /** {@return the names of the benchmarks that this job has} */
    Set<String> benchmarks() {
        return benchmarks;
    }

    /** {@return the time and heap bytes of one iteration, as rank 0 measured them} */
    Sample run(String benchmark, int size, int times) throws IOException {
        String[] words = ask(benchmark + " " + size + " " + times).get(first).split(" ");
        return new Sample(Double.parseDouble(words[0]), Long.parseLong(words[1]));
    }

    /**
     * Sends a command to all ranks, and returns their answers, in the order in which the ranks had
     * connected.
     */
    public List<String> ask(String command) throws IOException {
        for (PrintStream rank : commands) {
            rank.println(command);
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            lines.add(answer(i));
        }
        return lines;
    }

    private String answer(int i) throws IOException {
        String line = answers.get(i).readLine();
        if (line == null) {
            throw new IOException(name + " ended; what it said is in " + log);
        }
        return line;
    }

    /** Ends the job. From then on, {@link #benchmarks} is empty. */
    @Override
    public void close() throws IOException {
        benchmarks = Set.of();
        for (BufferedReader answer : answers) {
            answer.close();
        }
        commands.forEach(PrintStream::close);
        job.destroy();
    }
}
