package mpi.internal.trace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mpi.internal.Json;
import mpi.internal.job.JobState;

/**
 * Writes calls as events of Chrome's trace format, a file for each rank, for {@code
 * -Dpanmpi.trace=FOLDER}. Events are queued until the rank is known.
 */
public final class TraceFile implements TraceSink {

    private final String folder;
    private final TraceClock clock = new TraceClock();
    private final List<String> waiting = new ArrayList<>();
    private final Set<Long> threads = new HashSet<>();
    private final StringBuilder text = new StringBuilder();
    private JsonArray file;
    private long process;

    public TraceFile(String folder) {
        this.folder = folder;
    }

    @Override
    public Object begin() {
        return null;
    }

    @Override
    public synchronized void end(TracedCall call, Object begun) {
        Thread thread = Thread.currentThread();
        if (threads.add(thread.threadId())) {
            waiting.add(described("thread_name", thread.threadId(), name(thread)));
        }
        waiting.add(event(call, thread.threadId()));
        if (file == null && JobState.isJoined()) {
            open();
        }
        if (file != null) {
            waiting.forEach(event -> file.add("{\"pid\":" + process + "," + event));
            waiting.clear();
        }
    }

    /**
     * Opens the file of the rank; of the process in a program that uses only sessions, which has no
     * rank.
     */
    private void open() {
        long pid = ProcessHandle.current().pid();
        boolean isRank = JobState.isRunning();
        process = isRank ? JobState.rank() : pid;
        file = JsonArray.create(folder, (isRank ? "rank-" : "process-") + process);
        String name = isRank ? "rank " + process + ", process " + pid : "process " + pid;
        file.add("{\"pid\":" + process + "," + described("process_name", 0, name));
    }

    private static String described(String what, long thread, String name) {
        return "\"tid\":%d,\"ph\":\"M\",\"name\":\"%s\",\"args\":{\"name\":%s}}"
                .formatted(thread, what, Json.quoted(name));
    }

    private String event(TracedCall call, long thread) {
        text.setLength(0);
        text.append("\"tid\":").append(thread).append(",\"ph\":\"X\",\"cat\":\"MPI\"");
        text.append(",\"name\":\"").append(call.call()).append('"');
        micros("ts", clock.nanosOfYear(call.begin()));
        micros("dur", call.nanos());
        text.append(",\"args\":{");
        argument("peer", call.peer());
        argument("tag", call.tag());
        argument("source", call.source());
        argument("sourceTag", call.sourceTag());
        if (call.bytes() >= 0) {
            argument("bytes", call.bytes());
        }
        argument("ranks", call.ranks());
        return text.append("}}").toString();
    }

    private void micros(String name, long nanos) {
        text.append(",\"").append(name).append("\":").append(nanos / 1000).append('.');
        text.append(Long.toString(1000 + nanos % 1000), 1, 4);
    }

    private void argument(String name, long number) {
        if (number != TraceNumbers.NONE) {
            text.append(text.charAt(text.length() - 1) == '{' ? "\"" : ",\"");
            text.append(name).append("\":").append(number);
        }
    }

    /**
     * Returns the name of a thread, with control characters replaced; many threads have no name.
     */
    public static String name(Thread thread) {
        String name = thread.getName().replaceAll("\\p{Cntrl}", "?");
        return name.isEmpty() ? "thread " + thread.threadId() : name;
    }
}
