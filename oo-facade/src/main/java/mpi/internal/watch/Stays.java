package mpi.internal.watch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The threads that do not come back from their calls, found by looking again and again. */
final class Stays {

    private Map<Caller, Stay> last = Map.of();

    /** Looks once more; a thread that is where it was keeps the time it was first seen there. */
    List<Stay> look(long now) {
        Map<Caller, Stay> seen = new HashMap<>();
        for (Caller caller : Callers.present()) {
            long number = caller.calls();
            String call = caller.call();
            if (call != null) {
                seen.put(caller, earlier(caller, call, number, now));
            }
        }
        last = seen;
        List<Stay> stays = new ArrayList<>(seen.values());
        stays.sort(Comparator.comparingLong(Stay::since));
        return stays;
    }

    private Stay earlier(Caller caller, String call, long number, long now) {
        Stay stay = last.get(caller);
        return stay != null && stay.isOf(call, number)
                ? stay
                : Stay.begin(caller, call, number, now);
    }
}
