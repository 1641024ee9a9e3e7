package panmpi.tests.bounds;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * Writes the number of the current call to a file, so that the number is known after a crash, and
 * ends the process when a call hangs.
 */
final class CallWatch {
    /** Exit status of a process with a call that hangs. */
    static final int HANG = 75;

    private static final long LIMIT = 5_000_000_000L;
    private static final long LONGEST = 6 * LIMIT;
    private static final int PAUSE = 200;

    private final MemorySegment file;
    private final Thread caller = Thread.currentThread();
    private volatile long number = -1;

    CallWatch(Path path) throws IOException {
        try (var channel =
                FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            file = channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES, Arena.global());
        }
        Thread.ofPlatform().daemon().name("call watch").start(this::watch);
    }

    /** Records that the call with this number begins. */
    void begin(long call) {
        file.set(ValueLayout.JAVA_LONG, 0, call);
        number = call;
    }

    /** Records that the call is over. */
    void end() {
        number = -1;
    }

    /**
     * Ends the process when a call takes too long. The limit is higher if the thread of the call
     * has used little processor time, since a busy machine may keep it waiting.
     */
    private void watch() {
        var times = ManagementFactory.getThreadMXBean();
        long seen = -1;
        long since = 0;
        long used = 0;
        while (true) {
            pause();
            long now = number;
            long nanos = System.nanoTime();
            long processor = times.getThreadCpuTime(caller.threadId());
            if (now != seen || now < 0) {
                seen = now;
                since = nanos;
                used = processor;
            } else if (nanos - since > LONGEST
                    || nanos - since > LIMIT && processor - used > LIMIT / 2) {
                hang(now);
            }
        }
    }

    private void hang(long call) {
        System.out.println("HANG in call " + call);
        Arrays.stream(caller.getStackTrace())
                .limit(14)
                .forEach(f -> System.out.println("    " + f));
        System.out.flush();
        Runtime.getRuntime().halt(HANG);
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
