package panmpi.tests.graphs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Compares a graph of objects with its copy. They are alike if they have the same classes and
 * values, and share objects in the same places.
 */
public final class Isomorphism {
    private final Map<Object, Object> copies = new IdentityHashMap<>();
    private final Map<Object, Object> originals = new IdentityHashMap<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    /** Two objects that must be alike, with the path that leads to them from the root. */
    private record Step(Step before, int index, Object sent, Object found) {
        @Override
        public String toString() {
            return before == null ? "the graph" : before + "[" + index + "]";
        }
    }

    private final Fidelity fidelity;

    private Isomorphism(Fidelity fidelity) {
        this.fidelity = fidelity;
    }

    /**
     * Finds a difference between a graph and its copy.
     *
     * @param sent a graph.
     * @param found alleged copy of it.
     * @param fidelity required likeness.
     * @return place and kind of the difference; empty if graph and copy are alike.
     */
    public static Optional<String> difference(Object sent, Object found, Fidelity fidelity) {
        var comparison = new Isomorphism(fidelity);
        comparison.steps.add(new Step(null, 0, sent, found));
        while (!comparison.steps.isEmpty()) {
            var step = comparison.steps.remove();
            var wrong = comparison.compare(step);
            if (wrong != null) {
                return Optional.of(step + ": " + wrong);
            }
        }
        return Optional.empty();
    }

    private String compare(Step step) {
        var sent = step.sent;
        var found = step.found;
        if (sent != null && found != null && Identity.matters(sent)) {
            var copy = copies.putIfAbsent(sent, found);
            var original = originals.putIfAbsent(found, sent);
            if (copy != null || original != null) {
                return copy == found && original == sent ? null : shared(copy != null, sent);
            }
        }
        return compareContents(
                step, Contents.of(sent, true, fidelity), Contents.of(found, false, fidelity));
    }

    private static String shared(boolean before, Object sent) {
        var name = sent.getClass().getName();
        return before
                ? "a " + name + " that came before arrived as another one"
                : "two " + name + " arrived as one";
    }

    private String compareContents(Step step, Contents sent, Contents found) {
        if (!sent.label().equals(found.label())) {
            return "was " + sent.label() + ", arrived as " + found.label();
        }
        if (!sent.data().equals(found.data())) {
            return sent.label()
                    + ": of "
                    + sent.data().remaining()
                    + " bytes "
                    + found.data().remaining()
                    + " arrived, byte "
                    + sent.data().mismatch(found.data())
                    + " is another";
        }
        int length = sent.parts().size();
        if (length != found.parts().size()) {
            return sent.label()
                    + " held "
                    + length
                    + " objects, arrived with "
                    + found.parts().size();
        }
        for (int i = 0; i < length; i++) {
            steps.add(new Step(step, i, sent.parts().get(i), found.parts().get(i)));
        }
        return null;
    }
}
