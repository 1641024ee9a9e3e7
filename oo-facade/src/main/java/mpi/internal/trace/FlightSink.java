package mpi.internal.trace;

import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Makes events of calls while the Flight Recorder records, whoever started that and when. Only here
 * and in the event is the module {@code jdk.jfr} named, which a JVM may lack.
 */
public final class FlightSink implements TraceSink, FlightRecorderListener {

    private FlightSink() {}

    /** Waits for recordings; the recorder itself, and the class of the event, wait for one, too. */
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

    /** One at a time, so that who looks last tells what is true last. */
    private synchronized void look(FlightRecorder recorder) {
        boolean isRunning =
                recorder.getRecordings().stream()
                        .anyMatch(r -> r.getState() == RecordingState.RUNNING);
        if (isRunning) {
            // Here, in the thread that starts the recording: it takes more than a call of MPI.
            FlightRecorder.register(MpiCallEvent.class);
        }
        Trace.record(isRunning ? this : null);
    }

    @Override
    public Object begin() {
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
