package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;

/**
 * Compares the constants of two headers.
 *
 * @param old the header that programs were compiled with
 * @param now the header of the library that they run with
 * @param omitted constants that are only numbers by which a library refers to its functions; no
 *     program uses them
 */
record CompareConstants(Api old, Api now, Set<String> omitted) {

    List<Change> constants() {
        List<Change> changes = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(old.constants().keySet());
        names.addAll(now.constants().keySet());
        names.removeAll(omitted);
        for (String name : names) {
            compare(old.constants().get(name), now.constants().get(name)).ifPresent(changes::add);
        }
        numbers().ifPresent(changes::add);
        return changes;
    }

    private Optional<Change> compare(Constant before, Constant after) {
        if (before == null) {
            String text = after.name() + " = " + value(after) + " (" + after.type() + ")";
            return Optional.of(Change.added(Subject.CONSTANT, after.name(), text));
        }
        String name = before.name();
        if (after == null) {
            // A compiled program contains a constant's number, but resolves a constant's symbol
            // when the program is loaded.
            boolean linked = before.source() != Constant.Source.LITERAL;
            String text = name + " (was " + value(before) + ")";
            return change(Kind.REMOVED, name, text, linked, true);
        }
        if (!value(before).equals(value(after))) {
            return Optional.of(changedValue(before, after));
        }
        if (!before.type().equals(after.type())) {
            String text = "%s is of type %s, not %s".formatted(name, after.type(), before.type());
            boolean handle =
                    old.typedefs().containsKey(before.type())
                            && now.typedefs().containsKey(after.type());
            return change(Kind.CHANGED, name, text, false, handle);
        }
        return Optional.empty();
    }

    private Change changedValue(Constant before, Constant after) {
        String name = before.name();
        String values = ": " + value(before) + " becomes " + value(after);
        if (name.endsWith("VERSION")) {
            return new Change(Subject.CONSTANT, Kind.CHANGED, name, name + values, false, false);
        }
        if (isNull(old, before)) {
            String text = name + " = " + value(after) + " (was a null handle: not supported)";
            return Change.added(Subject.CONSTANT, name, text);
        }
        String text = isNull(now, after) ? values + ", a null handle" : values;
        return new Change(Subject.CONSTANT, Kind.CHANGED, name, name + text, true, false);
    }

    private static Optional<Change> change(
            Kind kind, String name, String text, boolean binary, boolean source) {
        return Optional.of(new Change(Subject.CONSTANT, kind, name, text, binary, source));
    }

    /**
     * Tests whether a handle whose name does not end with _NULL has the value of its type's null
     * handle, which means that the library does not support the handle.
     */
    private static boolean isNull(Api api, Constant c) {
        return !c.name().endsWith("_NULL")
                && api.typedefs().containsKey(c.type())
                && api.constants().values().stream()
                        .anyMatch(
                                n ->
                                        n.name().endsWith("_NULL")
                                                && n.type().equals(c.type())
                                                && value(n).equals(value(c)));
    }

    private static String value(Constant c) {
        String value = c.source().mark() + c.value();
        return c.type().equals("string") ? '"' + value + '"' : value;
    }

    /**
     * Returns a single difference with the number of constants in {@code omitted} that changed;
     * empty if none changed. Each version changes them, so they are not listed one by one.
     */
    private Optional<Change> numbers() {
        long count =
                omitted.stream()
                        .filter(
                                n ->
                                        !Objects.equals(
                                                old.constants().get(n), now.constants().get(n)))
                        .count();
        String text =
                "%d of the function numbers that wrapping tools use changed; such tools must be built anew"
                        .formatted(count);
        return count == 0 ? Optional.empty() : change(Kind.CHANGED, "MPI_*_T", text, false, false);
    }
}
