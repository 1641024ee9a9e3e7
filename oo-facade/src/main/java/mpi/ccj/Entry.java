package mpi.ccj;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.ccj.Question.Answer;

/** One group in the registry: inactive while it has no layout. */
final class Entry {

    private final String name;
    private final int[] members;

    /** Those who wait for the group to become active, all for the same number of members. */
    private final List<Question> waiting = new ArrayList<>();

    private Layout layout;

    Entry(String name, int jvms) {
        this.name = name;
        members = new int[jvms];
    }

    /** Takes a member of a JVM in. */
    Answer add(int jvm) {
        if (layout != null) {
            String rule = ": add every member before getGroup returns, or use another name";
            return Answer.no(named() + " is active, with " + layout.size() + " members" + rule);
        }
        members[jvm]++;
        return Answer.YES;
    }

    /** Why a question for the group cannot be answered, ever; null if it can. */
    String refuses(int number) {
        int expected = layout == null ? expected(number) : layout.size();
        if (number != expected) {
            String rule = "; all calls of getGroup must give the same number";
            String what = layout == null ? " is waited for with " : " is active, with ";
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

    /** Those who wait, if all members are there; they wait no longer. */
    List<Question> ready() {
        boolean isReady = layout != null || size() == expected(-1);
        List<Question> ready = isReady ? List.copyOf(waiting) : List.of();
        waiting.removeAll(ready);
        return ready;
    }

    /** The layout, which makes the group active. */
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
