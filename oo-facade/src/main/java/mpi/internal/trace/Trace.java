package mpi.internal.trace;

/**
 * Passes each MPI call to the sink that {@code -Dpanmpi.trace} selects, and to the Flight Recorder
 * while a recording runs. The generated code of each MPI call uses this class; without a sink, this
 * costs only the read of {@link #on}.
 */
public final class Trace {

    private static final TraceSink WRITER = writer(System.getProperty("panmpi.trace", ""));

    /** The sink that writes trace files; null if {@code -Dpanmpi.trace} names no folder. */
    public static final FolderSink FOLDER = WRITER instanceof FolderSink folder ? folder : null;

    private static TraceSink recorder;

    /**
     * True if calls are traced. The field is not volatile, so that reading it is cheap; a new
     * recording may therefore miss the first calls.
     */
    public static boolean on = WRITER != null;

    static {
        watchForRecordings();
    }

    private Trace() {}

    private static TraceSink writer(String where) {
        if (where.isEmpty()) {
            return null;
        }
        return where.equals("-") ? new TraceLines() : new FolderSink(where);
    }

    /** Registers with the Flight Recorder, unless the JVM lacks its module. */
    private static void watchForRecordings() {
        try {
            FlightSink.watch();
        } catch (NoClassDefFoundError noModule) {
            recorder = null;
        }
    }

    /** Sets the sink for the Flight Recorder; {@code sink} is null if no recording runs. */
    public static synchronized void record(TraceSink sink) {
        recorder = sink;
        on = sink != null || WRITER != null;
    }

    /**
     * Tells the Flight Recorder that a call begins. Returns the call's event, to be passed to
     * {@link #end}; null if no recording runs.
     */
    public static Object event(String call, long time) {
        TraceSink sink = recorder;
        return sink == null ? null : sink.begin(call, time);
    }

    /**
     * Tells the sink of {@code -Dpanmpi.trace} that a call begins. Returns the sink's own object
     * for the call, to be passed to {@link #end}; null if there is no such sink.
     */
    public static Object mark(String call, long time) {
        return WRITER == null ? null : WRITER.begin(call, time);
    }

    /**
     * Passes the arguments of a call to the sink of {@code -Dpanmpi.trace}, before MPI is called.
     */
    public static void told(TracedCall call, Object mark) {
        if (WRITER != null) {
            WRITER.told(call, mark);
        }
    }

    /**
     * Removes a call that has begun from the trace, since panmpi has made the call and not the
     * program.
     */
    public static void drop(Object mark) {
        if (WRITER != null) {
            WRITER.drop(mark);
        }
    }

    /** Passes a call that has ended to all sinks. */
    public static void end(TracedCall call, Object event, Object mark) {
        TraceSink sink = recorder;
        if (sink != null && event != null) {
            sink.end(call, event);
        }
        if (WRITER != null) {
            WRITER.end(call, mark);
        }
    }
}
