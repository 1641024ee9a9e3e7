package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Callback;
import panmpi.generator.model.Function;
import panmpi.generator.model.Param;

/**
 * Compares the prototypes of functions and callbacks in two headers. {@link ApiDiff} lists the
 * differences that the methods return.
 */
final class CompareFunctions {

    private final CTypes types;

    CompareFunctions(Api old, Api now) {
        this.types = new CTypes(old, now);
    }

    List<Change> functions() {
        return compare(Subject.FUNCTION, types.old().functions(), types.now().functions());
    }

    List<Change> callbacks() {
        return compare(
                Subject.CALLBACK, shapes(types.old().callbacks()), shapes(types.now().callbacks()));
    }

    private static Map<String, Function> shapes(Map<String, Callback> callbacks) {
        Map<String, Function> shapes = new TreeMap<>();
        callbacks.forEach((name, callback) -> shapes.put(name, callback.shape()));
        return shapes;
    }

    private List<Change> compare(
            Subject subject, Map<String, Function> old, Map<String, Function> now) {
        List<Change> changes = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(old.keySet());
        names.addAll(now.keySet());
        for (String name : names) {
            Function before = old.get(name);
            Function after = now.get(name);
            if (before == null) {
                changes.add(Change.added(subject, name, after.prototype()));
            } else if (after == null) {
                // A function type exists in the header only: compiled programs do not refer to it.
                boolean linked = subject == Subject.FUNCTION;
                changes.add(
                        new Change(subject, Kind.REMOVED, name, before.prototype(), linked, true));
            } else {
                changed(subject, before, after).ifPresent(changes::add);
            }
        }
        return changes;
    }

    private Optional<Change> changed(Subject subject, Function before, Function after) {
        if (before.equals(after)) {
            return Optional.empty();
        }
        String name = after.name();
        if (before.params().size() != after.params().size()
                || before.variadic() != after.variadic()) {
            String text = before.prototype() + " becomes " + after.prototype();
            return Optional.of(new Change(subject, Kind.CHANGED, name, text, true, true));
        }
        List<String> said = new ArrayList<>();
        CTypes.Verdict verdict = types.compare(before.returns(), after.returns());
        if (!before.returns().equals(after.returns())) {
            said.add("returns " + after.returns() + ", not " + before.returns());
        }
        for (int i = 0; i < before.params().size(); i++) {
            Param was = before.params().get(i);
            Param is = after.params().get(i);
            verdict = verdict.or(types.compare(was.type(), is.type()));
            say(was, is, said);
        }
        if (said.isEmpty()) {
            return Optional.empty();
        }
        String text = name + ": " + String.join("; ", said);
        return Optional.of(
                new Change(subject, Kind.CHANGED, name, text, verdict.binary(), verdict.source()));
    }

    private static void say(Param was, Param is, List<String> said) {
        if (spelling(was.type()).equals(spelling(is.type()))) {
            if (!was.name().equals(is.name())) {
                said.add("parameter " + was.name() + " is called " + is.name());
            }
            return;
        }
        boolean onlyConst =
                spelling(was.type())
                        .replaceFirst("^const ", "")
                        .equals(spelling(is.type()).replaceFirst("^const ", ""));
        if (onlyConst) {
            said.add(is.name() + (is.type().constant() ? " is const now" : " is no longer const"));
        } else {
            said.add("'" + was + "' becomes '" + is + "'");
        }
    }

    /**
     * Spells a type such that {@code int v[]} and {@code int *v}, which are equal for a parameter,
     * have the same spelling.
     */
    private static String spelling(CType type) {
        return (type.constant() ? "const " : "") + type.base() + " " + "*".repeat(type.depth());
    }
}
