package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A collective call: it is complete when every rank of the communicator has arrived. */
final class Meeting {

    private final int[] members;
    private final List<Arrival> arrivals = new ArrayList<>();
    private final Ranks there = new Ranks();

    /** The function that the first rank calls; null before. */
    private String function;

    /** Arguments that all must give alike, each with the first call that gave it. */
    private final Map<String, Given> given = new HashMap<>();

    private record Given(String value, Call by) {}

    Meeting(int[] members) {
        this.members = members;
    }

    /** Adds a rank; true if it was the last one. */
    boolean add(Arrival arrival) {
        arrival.joins(this);
        arrivals.add(arrival);
        there.add(arrival.call().rank());
        if (!isOver()) {
            return false;
        }
        Clock time = Clock.START;
        for (Arrival each : arrivals) {
            time = time.join(each.posted());
        }
        for (Arrival each : arrivals) {
            each.learns(time);
            each.complete();
        }
        return true;
    }

    /** Compares what a rank calls with what those before it have called. */
    void compare(Call call, Agreement called, Findings findings) {
        if (function == null) {
            function = called.function();
        } else if (!function.equals(called.function())) {
            findings.disagree(first(), call, "", function, called.function());
            return;
        }
        for (Map.Entry<String, String> argument : called.alike().entrySet()) {
            Given before = given.putIfAbsent(argument.getKey(), new Given(argument.getValue(), call));
            if (before != null && !before.value.equals(argument.getValue())) {
                findings.disagree(
                        before.by, call, argument.getKey(), before.value, argument.getValue());
                return;
            }
        }
    }

    /** True if all have arrived. */
    boolean isOver() {
        return arrivals.size() == members.length;
    }

    /** The rank that arrived first, by its call. */
    private Call first() {
        return arrivals.getFirst().call();
    }

    /** Ranks that have not come. */
    List<Integer> missing() {
        List<Integer> missing = new ArrayList<>();
        for (int member : members) {
            if (!there.has(member)) {
                missing.add(member);
            }
        }
        return missing;
    }

    boolean canComplete(Ranks going) {
        for (int member : members) {
            if (!there.has(member) && !going.has(member)) {
                return false;
            }
        }
        return true;
    }
}
