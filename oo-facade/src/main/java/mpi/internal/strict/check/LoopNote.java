package mpi.internal.strict.check;

import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.ObservedCall;

/**
 * Describes in a report a loop of tests, which has no single call that waits.
 *
 * @param call one call of the loop.
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
