package mpi.internal.trace;

import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Emits events for calls while a recording of the Flight Recorder runs, however it was started.
 * Only this class and the event use the module {@code jdk.jfr}, which a JVM may lack.
 */
public final class FlightSink implements TraceSink, FlightRecorderListener {

    private FlightSink() {}

    /**
     * Registers for recordings; the recorder and the event class are initialized by the first one
     * only.
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

    /** Synchronized, so that the last change sets the sink. */
    private synchronized void look(FlightRecorder recorder) {
        boolean isRunning =
                recorder.getRecordings().stream()
                        .anyMatch(r -> r.getState() == RecordingState.RUNNING);
        if (isRunning) {
            // Registers in the thread that starts the recording: it takes longer than a call of
            // MPI.
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
