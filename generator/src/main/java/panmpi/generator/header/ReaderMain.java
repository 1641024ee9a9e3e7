package panmpi.generator.header;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import panmpi.generator.header.clang.ClangLibrary;

/**
 * Main class of the process in which libclang reads headers, so that a crash of libclang does not
 * end the generator. Each request on standard input gets one answer on standard output, until the
 * input ends.
 */
final class ReaderMain {

    /**
     * Size of the reading thread's stack, which is large since the parser recurses as deeply as
     * expressions nest. Stack that is never used takes no memory.
     */
    private static final long STACK_BYTES = Long.getLong("panmpi.reader.stack", 1L << 30);

    private ReaderMain() {}

    /** Reads headers with the first of the libraries that can be loaded. */
    public static void main(String[] libraries) throws IOException {
        BlockingQueue<List<String>> requests = new LinkedBlockingQueue<>();
        List<Path> files = List.of(libraries).stream().map(Path::of).toList();
        startWithStack(STACK_BYTES, () -> answer(files, requests));
        DataInputStream in = new DataInputStream(new FileInputStream(FileDescriptor.in));
        try {
            while (true) {
                requests.add(TextLists.read(in));
            }
        } catch (IOException e) {
            // The generator has ended. A parser that hangs must not outlive it.
            Runtime.getRuntime().halt(0);
        }
    }

    /** Starts a thread with the largest stack, up to a limit, that the system grants. */
    private static void startWithStack(long bytes, Runnable work) {
        try {
            new Thread(null, work, "reader", bytes).start();
        } catch (OutOfMemoryError e) {
            if (bytes < 1 << 20) {
                throw e;
            }
            startWithStack(bytes / 2, work);
        }
    }

    private static void answer(List<Path> libraries, BlockingQueue<List<String>> requests) {
        DataOutputStream out = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
        try {
            Optional<String> problem = ClangLibrary.load(libraries);
            TextLists.write(
                    out,
                    problem.isPresent()
                            ? List.of(problem.get())
                            : List.of("", ClangLibrary.version(), ClangLibrary.file().toString()));
            while (true) {
                TextLists.write(out, ReaderWork.answer(requests.take()));
            }
        } catch (IOException | InterruptedException e) {
            Runtime.getRuntime().halt(0);
        }
    }
}
