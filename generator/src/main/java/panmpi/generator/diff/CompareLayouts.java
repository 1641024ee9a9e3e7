package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.StructLayout;
import panmpi.generator.model.Typedef;

/**
 * Compares the scalar types and structs of two headers by their layouts in memory.
 *
 * @param old the header that programs were compiled with
 * @param now the header of the library that they run with
 */
record CompareLayouts(Api old, Api now) {

    List<Change> types() {
        List<Change> changes = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(old.typedefs().keySet());
        names.addAll(now.typedefs().keySet());
        for (String name : names) {
            type(name, old.typedefs().get(name), now.typedefs().get(name)).ifPresent(changes::add);
        }
        return changes;
    }

    private static Optional<Change> type(String name, Typedef before, Typedef after) {
        if (before == null) {
            String text = name + ": " + after.definition();
            return Optional.of(Change.added(Subject.TYPE, name, text));
        }
        if (after == null) {
            return change(Subject.TYPE, Kind.REMOVED, name, name, false, true);
        }
        if (before.equals(after)) {
            return Optional.empty();
        }
        boolean travels = !before.carrier().equals(after.carrier());
        String text =
                "%s: %s (%d bytes) becomes %s (%d bytes)"
                        .formatted(
                                name,
                                before.definition(),
                                before.bytes(),
                                after.definition(),
                                after.bytes());
        return change(Subject.TYPE, Kind.CHANGED, name, text, travels, false);
    }

    List<Change> structs() {
        List<Change> changes = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(old.structs().keySet());
        names.addAll(now.structs().keySet());
        for (String name : names) {
            struct(name, old.structs().get(name), now.structs().get(name)).ifPresent(changes::add);
        }
        return changes;
    }

    private static Optional<Change> struct(String name, StructLayout before, StructLayout after) {
        if (before == null) {
            String text = name + ": " + after.size() + " bytes";
            return Optional.of(Change.added(Subject.STRUCT, name, text));
        }
        if (after == null) {
            return change(Subject.STRUCT, Kind.REMOVED, name, name, false, true);
        }
        List<String> said = new ArrayList<>();
        if (before.size() != after.size()) {
            said.add("%d bytes become %d".formatted(before.size(), after.size()));
        }
        boolean removed = false;
        boolean moved = !said.isEmpty();
        for (StructLayout.Field was : before.fields()) {
            Optional<StructLayout.Field> is = field(after, was.name());
            if (is.isEmpty()) {
                removed |= isPublic(was);
                said.add("%s is gone".formatted(was.name()));
            } else if (!is.get().equals(was)) {
                moved |= isPublic(was);
                said.add(was.name() + ": " + place(was) + " becomes " + place(is.get()));
            }
        }
        after.fields().stream()
                .filter(f -> field(before, f.name()).isEmpty())
                .forEach(f -> said.add("%s is new, %s".formatted(f.name(), place(f))));
        String text = name + ": " + String.join("; ", said);
        return said.isEmpty()
                ? Optional.empty()
                : change(Subject.STRUCT, Kind.CHANGED, name, text, moved || removed, removed);
    }

    /**
     * Tests whether programs may use a field of a struct; other fields are internal to the library.
     */
    private static boolean isPublic(StructLayout.Field field) {
        return field.name().startsWith("MPI_");
    }

    private static String place(StructLayout.Field field) {
        return "%s at %d".formatted(field.type(), field.offset());
    }

    private static Optional<StructLayout.Field> field(StructLayout struct, String name) {
        return struct.fields().stream().filter(f -> f.name().equals(name)).findFirst();
    }

    private static Optional<Change> change(
            Subject subject, Kind kind, String name, String text, boolean binary, boolean source) {
        return Optional.of(new Change(subject, kind, name, text, binary, source));
    }
}
