package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One collective call on a communicator: it is complete when every rank has arrived. */
final class Meeting implements Gathering {

    private static final int MOST_SHOWN = 8;

    private final int[] members;
    private final List<Arrival> arrivals = new ArrayList<>();
    private final Ranks there = new Ranks();

    /** Function and arguments of the first rank that arrives; null before any rank has arrived. */
    private Agreement agreed;

    private Call firstCall;

    /**
     * Arguments that must be equal, each with the call that gave it first. The map is filled when a
     * rank's agreement differs from the first rank's.
     */
    private final Map<String, Given> given = new HashMap<>();

    private record Given(String value, Call by) {}

    Meeting(int[] members) {
        this.members = members;
    }

    /** Adds the arrival of a rank. Returns true if the rank was the last to arrive. */
    boolean add(Arrival arrival) {
        arrival.joins(this);
        arrivals.add(arrival);
        there.add(arrival.call().rank());
        if (!isOver()) {
            return false;
        }
        agreed.order().spread(members, arrivals);
        arrivals.forEach(Arrival::complete);
        return true;
    }

    /**
     * Difference between the call of a rank and an earlier call, {@code before}, of another rank:
     * the earlier call has the value {@code expected} of the argument, the later one {@code given}.
     * If the functions differ, {@code argument} is empty, and the values are the names of the
     * functions.
     */
    record Difference(Call before, String argument, String expected, String given) {}

    /**
     * Compares a rank's call with the calls of the ranks that arrived before. Returns null if
     * function and arguments are equal.
     */
    Difference compare(Call call, Agreement called) {
        if (agreed == null) {
            agreed = called;
            firstCall = call;
            return null;
        }
        if (called.equals(agreed)) {
            return null;
        }
        if (!agreed.function().equals(called.function())) {
            return new Difference(firstCall, "", agreed.function(), called.function());
        }
        if (given.isEmpty()) {
            agreed.alike().forEach((name, value) -> given.put(name, new Given(value, firstCall)));
        }
        return compareArguments(call, called);
    }

    private Difference compareArguments(Call call, Agreement called) {
        for (Map.Entry<String, String> argument : called.alike().entrySet()) {
            String name = argument.getKey();
            String value = argument.getValue();
            Given before = given.putIfAbsent(name, new Given(value, call));
            if (before != null && !before.value.equals(value)) {
                return new Difference(before.by, name, before.value, value);
            }
        }
        return null;
    }

    /**
     * Returns two calls and the calls of other ranks that have arrived, at most 8 in all, in the
     * order of the ranks.
     */
    List<Call> calls(Call before, Call last) {
        List<Call> calls = new ArrayList<>(List.of(before, last));
        for (Arrival arrival : arrivals) {
            if (calls.size() < MOST_SHOWN && !calls.contains(arrival.call())) {
                calls.add(arrival.call());
            }
        }
        calls.sort(Comparator.comparingInt(Call::rank));
        return calls;
    }

    boolean isOver() {
        return arrivals.size() == members.length;
    }

    @Override
    public List<Integer> missing() {
        List<Integer> missing = new ArrayList<>();
        for (int member : members) {
            if (!there.has(member)) {
                missing.add(member);
            }
        }
        return missing;
    }

    @Override
    public String awaited() {
        return "to make this call";
    }

    @Override
    public boolean isLock() {
        return false;
    }

    @Override
    public boolean isAtEnd() {
        return agreed.order().way() == Order.Way.AT_END;
    }

    @Override
    public boolean canComplete(Ranks going) {
        for (int member : members) {
            if (!there.has(member) && !going.has(member)) {
                return false;
            }
        }
        return true;
    }
}
