package panmpi.tests.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import mpi.object.ObjectCodec;
import panmpi.tests.fuzz.Outcome.Kind;

/** Decodes inputs one by one on a thread, which is replaced by another one if it hangs. */
final class Trial {
    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
    private static final int BUSY = 6;

    private final Duration limit;
    private Thread worker;
    private ExecutorService executor;

    Trial(Duration limit) {
        this.limit = limit;
        begin();
    }

    private void begin() {
        executor =
                Executors.newSingleThreadExecutor(
                        task ->
                                worker =
                                        Thread.ofPlatform()
                                                .daemon()
                                                .name("decoder")
                                                .unstarted(task));
    }

    /** {@return the outcome of an input that the codec gets directly} */
    Outcome run(ObjectCodec codec, Input input) {
        return run(codec, input, Delivery.DIRECT);
    }

    /** {@return the outcome of an input that reaches the codec by the given delivery} */
    Outcome run(ObjectCodec codec, Input input, Delivery delivery) {
        Trap.set();
        var task = executor.submit(() -> decode(codec, input, delivery));
        try {
            var outcome = patient(task);
            var touched = Trap.emptied();
            return touched.isEmpty() ? outcome : new Outcome(Kind.UNFILTERED, touched.toString());
        } catch (TimeoutException e) {
            var stack = Arrays.stream(worker.getStackTrace()).map(frame -> "    at " + frame);
            executor.shutdown();
            begin();
            return new Outcome(Kind.HANG, stack.collect(Collectors.joining("\n")));
        } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError("the decoder's thread is lost", e);
        }
    }

    /**
     * Waits for the outcome. On a busy machine a thread may get no processor for long, which is no
     * hang.
     */
    private Outcome patient(Future<Outcome> task)
            throws TimeoutException, ExecutionException, InterruptedException {
        long used = CPU.getThreadCpuTime(worker.threadId());
        for (int i = 1; ; i++) {
            try {
                return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                long nanos = CPU.getThreadCpuTime(worker.threadId()) - used;
                if (i == BUSY || nanos > limit.toNanos() / 2) {
                    throw e;
                }
            }
        }
    }

    private static Outcome decode(ObjectCodec codec, Input input, Delivery delivery) {
        try {
            boolean isWhole = delivery.deliver(codec, input);
            return input.hasDecoys() && isWhole
                    ? new Outcome(Kind.UNFILTERED, "decoys were decoded")
                    : new Outcome(Kind.DECODED, "");
        } catch (IOException | ClassNotFoundException e) {
            return told(isMemory(e) ? Kind.CRASH : Kind.REFUSED, e);
        } catch (Throwable e) {
            return told(Kind.CRASH, e);
        }
    }

    /**
     * Describes an exception. If printing it fails, since damaged bytes have made an invalid string
     * in it, that is a crash.
     */
    private static Outcome told(Kind kind, Throwable e) {
        try {
            return new Outcome(kind, stack(e));
        } catch (RuntimeException | Error broken) {
            return new Outcome(Kind.CRASH, "cannot be printed: " + stack(broken));
        }
    }

    private static boolean isMemory(Throwable e) {
        return e != null && (e instanceof OutOfMemoryError || isMemory(e.getCause()));
    }

    private static String stack(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
