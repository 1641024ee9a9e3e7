package mpi.internal.strict.check;

import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.ObservedCall;

/**
 * A loop of tests.
 *
 * @param call one of its tests.
 */
record LoopNote(ObservedCall call) implements CallNote {

    @Override
    public String text() {
        return call.text() + ", again and again";
    }

    @Override
    public String where() {
        return call.where();
    }

    @Override
    public boolean isInProgress() {
        return true;
    }
}
