package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Api;
import panmpi.generator.model.Deviation;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.rules.Shape.Slot;

/**
 * Compares a library's own prototype of a function with the prototype that is bound.
 *
 * <p>Integers that are passed by value may have another width, which is adapted when the function
 * is linked. With any other difference, the binding cannot call the library's function.
 */
final class CompareShapes {

    private static final String LARGE = "_c";

    private final Merged merged;

    CompareShapes(Merged merged) {
        this.merged = merged;
    }

    /** Returns the deviation of a library from a prototype; empty if there is none. */
    Optional<Deviation> compare(Function bound, Api api) {
        Function theirs = api.functions().get(bound.name());
        String library = api.identity().title();
        try {
            Shape wanted = Shape.of(merged, bound);
            Shape found = Shape.of(merged, theirs, api);
            if (found.hasSameCarriers(wanted)) {
                return Optional.empty();
            }
            Optional<String> difference = difference(wanted, found);
            if (difference.isEmpty()) {
                String words = words(theirs, wanted, found);
                String large = large(bound, wanted, api);
                return Optional.of(new Deviation(library, bound.name(), words, large, ""));
            }
            return Optional.of(unserved(bound, theirs, library, difference.get()));
        } catch (IllegalArgumentException unknown) {
            return Optional.of(unserved(bound, theirs, library, unknown.getMessage()));
        }
    }

    private static Deviation unserved(Function bound, Function theirs, String library, String why) {
        String reason =
                "the header of %s has '%s', this binding '%s': %s"
                        .formatted(library, theirs.prototype(), bound.prototype(), why);
        return new Deviation(library, bound.name(), "", "", reason);
    }

    /** Finds the first difference that linking cannot adapt. */
    private static Optional<String> difference(Shape wanted, Shape found) {
        if (wanted.params().size() != found.params().size()) {
            return Optional.of(
                    "%d parameters there, %d here"
                            .formatted(found.params().size(), wanted.params().size()));
        }
        Optional<String> result = difference("the result", wanted.result(), found.result());
        for (int i = 0; result.isEmpty() && i < wanted.params().size(); i++) {
            Slot slot = wanted.params().get(i);
            result = difference("'" + slot.name() + "'", slot, found.params().get(i));
        }
        return result;
    }

    private static Optional<String> difference(String what, Slot wanted, Slot found) {
        return found.hasSameCarriers(wanted) || found.isIntegerAs(wanted)
                ? Optional.empty()
                : Optional.of(
                        "%s is %s there, %s here".formatted(what, found.says(), wanted.says()));
    }

    /**
     * Returns the library's signature, in which each integer of another width is followed by the
     * name of the parameter in the binding.
     */
    private static String words(Function theirs, Shape wanted, Shape found) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < found.params().size(); i++) {
            Slot slot = found.params().get(i);
            boolean same = slot.hasSameCarriers(wanted.params().get(i));
            words.add(word(slot) + (same ? "" : " " + wanted.params().get(i).name()));
        }
        if (theirs.variadic()) {
            words.add("...");
        }
        return word(found.result()) + "(" + String.join(",", words) + ")";
    }

    private static String word(Slot slot) {
        return slot.java().word(slot.type().base());
    }

    /**
     * Returns the name of the library's large-count form, if its types are the types of the
     * binding's prototype; else an empty string.
     */
    private String large(Function bound, Shape wanted, Api api) {
        Function large = api.functions().get(bound.name() + LARGE);
        boolean serves = large != null && Shape.of(merged, large, api).hasSameCarriers(wanted);
        return serves ? large.name() : "";
    }
}
