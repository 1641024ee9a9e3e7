package mpi.ccj;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.ccj.Question.Answer;

/**
 * A group in the {@link Registry}: counts its members in each JVM, and holds the requests of {@code
 * getGroup} until all members have been added. The group is inactive until it has a layout.
 */
final class RegisteredGroup {

    private final String name;
    private final int[] members;

    /** Requests that wait until the group is active, all for the same number of members. */
    private final List<Question> waiting = new ArrayList<>();

    private Layout layout;

    RegisteredGroup(String name, int jvms) {
        this.name = name;
        members = new int[jvms];
    }

    /** Adds a member in the JVM of rank {@code jvm}; refuses if the group is active. */
    Answer add(int jvm) {
        if (layout != null) {
            String rule = ": add every member before getGroup returns, or use another name";
            return Answer.no(named() + " is active, with " + layout.size() + " members" + rule);
        }
        members[jvm]++;
        return Answer.YES;
    }

    /**
     * Returns the reason to refuse a request for {@code number} members; null if the request can be
     * granted, now or later.
     */
    String refuses(int number) {
        int expected = layout == null ? expected(number) : layout.size();
        if (number != expected) {
            String rule = "; all calls of getGroup must give the same number";
            String what = layout == null ? " waits for " : " is active, with ";
            return named() + what + expected + " members, not " + number + rule;
        }
        if (size() > number) {
            String rule = "; give the number of all calls of addMember, in all JVMs";
            return named() + " has " + size() + " members already, more than " + number + rule;
        }
        return null;
    }

    void await(Question question) {
        waiting.add(question);
    }

    /** Removes and returns the waiting requests if all members have been added. */
    List<Question> ready() {
        boolean isReady = layout != null || size() == expected(-1);
        List<Question> ready = isReady ? List.copyOf(waiting) : List.of();
        waiting.removeAll(ready);
        return ready;
    }

    /**
     * Returns the layout of the group. The first call makes the layout, with tags from {@code
     * firstTag} on, and so makes the group active.
     */
    Layout activate(int firstTag) {
        if (layout == null) {
            layout = Layout.of(firstTag, members);
        }
        return layout;
    }

    private int expected(int otherwise) {
        return waiting.isEmpty() ? otherwise : waiting.getFirst().number();
    }

    private int size() {
        return Arrays.stream(members).sum();
    }

    private String named() {
        return "group \"" + name + "\"";
    }
}
