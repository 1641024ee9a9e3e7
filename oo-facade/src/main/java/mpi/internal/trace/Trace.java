package mpi.internal.trace;

/**
 * Whether calls are traced and who is told: what {@code -Dpanmpi.trace} names, and the Flight
 * Recorder while a recording runs. While nobody is, a call pays for the look at {@link #on}.
 */
public final class Trace {

    private static final TraceSink WRITER = writer(System.getProperty("panmpi.trace", ""));

    private static TraceSink recorder;

    /** Plain, so that looking costs nothing: a recording that begins may miss a call or two. */
    public static boolean on = WRITER != null;

    static {
        watchForRecordings();
    }

    private Trace() {}

    private static TraceSink writer(String where) {
        if (where.isEmpty()) {
            return null;
        }
        return where.equals("-") ? new TraceLines() : new TraceFile(where);
    }

    /** A JVM may lack the module: then nothing can be recorded. */
    private static void watchForRecordings() {
        try {
            FlightSink.watch();
        } catch (NoClassDefFoundError noModule) {
            recorder = null;
        }
    }

    /** Tells a sink of calls from now on; null for none. */
    public static synchronized void record(TraceSink sink) {
        recorder = sink;
        on = sink != null || WRITER != null;
    }

    /** Tells the recorder that a call begins; what it answers is for {@link #end}. */
    public static Object begin() {
        TraceSink sink = recorder;
        return sink == null ? null : sink.begin();
    }

    /** Hands on a call that has ended. */
    public static void end(TracedCall call, Object begun) {
        TraceSink sink = recorder;
        if (sink != null && begun != null) {
            sink.end(call, begun);
        }
        if (WRITER != null) {
            WRITER.end(call, null);
        }
    }
}
