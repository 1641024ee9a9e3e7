package panmpi.generator.header;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import panmpi.generator.header.clang.LibrarySearch;

/**
 * Reads headers with libclang in another process; if that process dies, a new process reads the
 * next header.
 */
final class Reader {

    private static final Duration LIMIT = Duration.ofMinutes(10);

    /**
     * The reader of all headers of a command, which share it since starting its process takes
     * longer than reading a header.
     */
    private static final Reader COMMON = new Reader(LIMIT, List.of());

    private final Duration limit;
    private final List<String> options;
    private Optional<ReaderProcess> process = Optional.empty();
    private String library = "libclang";

    /**
     * Makes a reader.
     *
     * @param limit how long one header may take
     * @param options further options of the JVM that reads
     */
    Reader(Duration limit, List<String> options) {
        this.limit = limit;
        this.options = options;
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
    }

    /** Returns the reader of all headers of a command. */
    static Reader common() {
        return COMMON;
    }

    /**
     * Returns the libclang in use, for messages; the word {@code libclang} if it is not known yet.
     */
    synchronized String library() {
        return library;
    }

    /** Starts the process, if none runs, without waiting for it. */
    synchronized void start() throws IOException {
        if (process.isEmpty()) {
            process = Optional.of(ReaderProcess.start(LibrarySearch.candidates(), limit, options));
        }
    }

    /**
     * Reads a header.
     *
     * @param request made by {@link ReaderWork#request}
     * @return the answer of the process
     * @throws ReaderDeath if the process died while it read the header
     * @throws IOException if there is no libclang
     */
    synchronized List<String> read(List<String> request) throws IOException {
        start();
        ReaderProcess running = process.orElseThrow();
        try {
            if (!running.isReady()) {
                library = running.ready();
            }
            running.request(request);
            return running.answer();
        } catch (IOException e) {
            end();
            throw e;
        }
    }

    /** Ends the process. */
    synchronized void end() {
        process.ifPresent(ReaderProcess::end);
        process = Optional.empty();
    }
}
