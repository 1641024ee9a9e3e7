package mpi.internal.trace;

import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Sink that makes a Flight Recorder event of each MPI call while a recording runs, no matter how
 * the recording was started. Only this class and {@link MpiCallEvent} use the module {@code
 * jdk.jfr}, which a JVM may lack.
 */
public final class FlightSink implements TraceSink, FlightRecorderListener {

    private FlightSink() {}

    /**
     * Registers a listener that is called when a recording starts or stops. The recorder and the
     * event class are initialized only when the first recording starts.
     */
    public static void watch() {
        FlightRecorder.addListener(new FlightSink());
    }

    @Override
    public void recorderInitialized(FlightRecorder recorder) {
        look(recorder);
    }

    @Override
    public void recordingStateChanged(Recording recording) {
        look(FlightRecorder.getFlightRecorder());
    }

    /**
     * Makes this sink receive calls if a recording runs, and no calls otherwise. The method is
     * synchronized, since the latest change of the recordings must decide.
     */
    private synchronized void look(FlightRecorder recorder) {
        boolean isRunning =
                recorder.getRecordings().stream()
                        .anyMatch(r -> r.getState() == RecordingState.RUNNING);
        if (isRunning) {
            // The event class is registered here, in the thread that starts the recording, since
            // registering takes long.
            FlightRecorder.register(MpiCallEvent.class);
        }
        Trace.record(isRunning ? this : null);
    }

    @Override
    public Object begin(String call, long time) {
        MpiCallEvent event = new MpiCallEvent();
        event.begin();
        return event;
    }

    @Override
    public void end(TracedCall call, Object begun) {
        MpiCallEvent event = (MpiCallEvent) begun;
        event.end();
        if (event.shouldCommit()) {
            event.tell(call);
            event.commit();
        }
    }
}
