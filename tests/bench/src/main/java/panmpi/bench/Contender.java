package panmpi.bench;

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

/** A job that plays games when told to, and does nothing in between. */
final class Contender implements AutoCloseable {
    private static final int START_MILLIS = 60_000;
    private static final int LOOK_MILLIS = 500;
    private static final int PLAY_MILLIS = 120_000;

    private final String name;
    private final Path log;
    private final Process job;
    private final List<PrintStream> commands = new ArrayList<>();
    private final List<BufferedReader> answers = new ArrayList<>();
    private int first;
    private Set<String> games = Set.of();

    private Contender(String name, Path log, Process job) {
        this.name = name;
        this.log = log;
        this.job = job;
    }

    /**
     * Starts a job, whose ranks connect to the driver and say which they are and what they play.
     *
     * @param command ends where the driver's port is to be added.
     */
    static Contender start(
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
        server.setSoTimeout(LOOK_MILLIS);
        for (int i = 0; i < ranks; i++) {
            try {
                Socket rank = accept(server);
                rank.setTcpNoDelay(true);
                rank.setSoTimeout(PLAY_MILLIS);
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
                games = new LinkedHashSet<>(words.subList(1, words.size()));
            }
        }
    }

    /** Waits for a rank, but not for those of a job that has ended. */
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

    /** {@return the games that it knows} */
    Set<String> games() {
        return games;
    }

    /** {@return the cost of one round, by rank 0} */
    Turn play(String game, int size, int times) throws IOException {
        String[] words = ask(game + " " + size + " " + times).get(first).split(" ");
        return new Turn(Double.parseDouble(words[0]), Long.parseLong(words[1]));
    }

    /** {@return the answers of all ranks, in the order in which they came to the driver} */
    List<String> ask(String command) throws IOException {
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

    /** Ends the job, which plays nothing any more. */
    @Override
    public void close() throws IOException {
        games = Set.of();
        for (BufferedReader answer : answers) {
            answer.close();
        }
        commands.forEach(PrintStream::close);
        job.destroy();
    }
}
