package mpi.internal.watch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Threads that are blocked in a call of MPI, found by periodic sampling. */
final class Stays {

    private Map<Caller, Stay> last = Map.of();

    /**
     * Takes a sample; a thread that is still in the same call keeps the time of its first
     * observation.
     */
    List<Stay> sample(long now) {
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
                ? stay.continued(now)
                : Stay.begin(caller, call, number, now);
    }
}
