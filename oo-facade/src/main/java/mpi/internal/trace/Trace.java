package mpi.internal.trace;

/**
 * Tracing of calls, to the sink that {@code -Dpanmpi.trace} names, and to the Flight Recorder while
 * a recording runs. Without a sink, a call costs only the read of {@link #on}.
 */
public final class Trace {

    private static final TraceSink WRITER = writer(System.getProperty("panmpi.trace", ""));

    /** The writer if it writes files; else null. */
    public static final FolderSink FOLDER = WRITER instanceof FolderSink folder ? folder : null;

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
        return where.equals("-") ? new TraceLines() : new FolderSink(where);
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
    public static Object event(String call, long time) {
        TraceSink sink = recorder;
        return sink == null ? null : sink.begin(call, time);
    }

    /** Notifies the writer that a call begins; returns its mark, for {@link #end}. */
    public static Object mark(String call, long time) {
        return WRITER == null ? null : WRITER.begin(call, time);
    }

    /** Passes the arguments of a call to the writer, before MPI is called. */
    public static void told(TracedCall call, Object mark) {
        if (WRITER != null) {
            WRITER.told(call, mark);
        }
    }

    /** Takes the mark of a call back that is none of the program's. */
    public static void drop(Object mark) {
        if (WRITER != null) {
            WRITER.drop(mark);
        }
    }

    /** Passes a call that has ended to the sinks. */
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
