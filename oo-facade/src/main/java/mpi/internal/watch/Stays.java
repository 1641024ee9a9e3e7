package mpi.internal.watch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The threads that do not come back from their calls, found by looking again and again. */
final class Stays {

    private List<Stay> last = List.of();

    /** Looks once more; a thread that is where it was keeps the time it was first seen there. */
    List<Stay> look(long now) {
        List<Stay> seen = new ArrayList<>();
        for (Caller caller : Callers.present()) {
            long number = caller.calls();
            String call = caller.call();
            if (call != null) {
                seen.add(earlier(caller, call, number, now));
            }
        }
        seen.sort(Comparator.comparingLong(Stay::since));
        last = seen;
        return seen;
    }

    private Stay earlier(Caller caller, String call, long number, long now) {
        for (Stay stay : last) {
            if (stay.isOf(caller, call, number)) {
                return stay;
            }
        }
        return Stay.begin(caller, call, number, now);
    }
}
