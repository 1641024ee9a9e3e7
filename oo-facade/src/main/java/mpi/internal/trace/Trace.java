package mpi.internal.trace;

/**
 * Tracing of calls, to the sink that {@code -Dpanmpi.trace} names, and to the Flight Recorder while
 * a recording runs. Without a sink, a call costs only the read of {@link #on}.
 */
public final class Trace {

    private static final TraceSink WRITER = writer(System.getProperty("panmpi.trace", ""));

    private static TraceSink recorder;

    /** Not volatile, so that the read is cheap: a new recording may miss the first calls. */
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

    /** Registers with the Flight Recorder; the JVM may lack its module. */
    private static void watchForRecordings() {
        try {
            FlightSink.watch();
        } catch (NoClassDefFoundError noModule) {
            recorder = null;
        }
    }

    /** Sets the sink of the Flight Recorder; null for none. */
    public static synchronized void record(TraceSink sink) {
        recorder = sink;
        on = sink != null || WRITER != null;
    }

    /** Notifies the recorder that a call begins; returns its event, for {@link #end}. */
    public static Object begin() {
        TraceSink sink = recorder;
        return sink == null ? null : sink.begin();
    }

    /** Passes a call that has ended to the sinks. */
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
