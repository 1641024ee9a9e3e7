package panmpi.generator.ledger;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds the members of the facade that stand for names of C, in the facade's Java sources.
 *
 * <p>A helper is a method that users cannot call. A public method or constructor stands for each
 * function that it calls, itself or through helpers of its own class. It also stands for a function
 * that it names in a string literal ({@code Frame.open("MPI_Send")}), if some helper of any class
 * calls this function. If it names no function, it also stands for the functions that helpers of
 * other classes call for it. If some members name a function, only these members stand for it;
 * members that merely call it are left out.
 */
public final class FacadeMembers {

    private final FacadeTypes types;
    private final List<Body> bodies = new ArrayList<>();
    private final Set<String> helped = new TreeSet<>();
    private final Map<String, List<Body>> helpers = new HashMap<>();
    private final SortedMap<String, SortedSet<String>> naming = new TreeMap<>();
    private final SortedMap<String, SortedSet<String>> calling = new TreeMap<>();
    private final SortedMap<String, SortedSet<String>> fields;
    private final SortedMap<String, SortedSet<String>> callbacks;

    private FacadeMembers(List<CompilationUnit> units) {
        types = new FacadeTypes(units);
        types.sources()
                .forEach(
                        (label, type) ->
                                type.getMembers().stream()
                                        .filter(CallableDeclaration.class::isInstance)
                                        .map(m -> body(label, (CallableDeclaration<?>) m))
                                        .forEach(bodies::add));
        bodies.stream().filter(b -> !isOpen(b)).forEach(this::addHelper);
        bodies.stream().filter(this::isOpen).forEach(this::find);
        fields = FacadeFields.find(types);
        callbacks = FacadeFields.callbacks(types);
    }

    /** Reads package {@code mpi} under some source folders. */
    public static FacadeMembers find(List<Path> sources) throws IOException {
        return of(Sources.facade(sources));
    }

    /** Analyses parsed sources of package {@code mpi}. */
    static FacadeMembers of(List<CompilationUnit> units) {
        return new FacadeMembers(units);
    }

    /**
     * Returns the methods and constructors that stand for a function: {@code Comm.Send}; may be
     * empty.
     */
    public SortedSet<String> ofFunction(String name) {
        return naming.getOrDefault(name, calling.getOrDefault(name, new TreeSet<>()));
    }

    /** Returns the public constants that stand for a constant: {@code MPI.SUM}; may be empty. */
    public SortedSet<String> ofConstant(String name) {
        SortedSet<String> byName = new TreeSet<>();
        fields.getOrDefault("", new TreeSet<>()).stream()
                .filter(field -> field.equals(name.replaceFirst("_", ".")))
                .forEach(byName::add);
        return fields.getOrDefault(name, byName);
    }

    /** Returns the public interfaces whose Javadoc names a callback type of C; may be empty. */
    public SortedSet<String> ofCallback(String name) {
        return callbacks.getOrDefault(name, new TreeSet<>());
    }

    private Body body(String label, CallableDeclaration<?> declaration) {
        boolean isInterface =
                types.sources().get(label) instanceof ClassOrInterfaceDeclaration c
                        && c.isInterface();
        return Body.of(label, isInterface, declaration);
    }

    private void addHelper(Body body) {
        helped.addAll(body.calls());
        helpers.computeIfAbsent(body.type() + "." + body.name(), n -> new ArrayList<>()).add(body);
    }

    private boolean isOpen(Body body) {
        return body.open() && types.shown(body.type()).isPresent();
    }

    private void find(Body body) {
        Set<Body> own = new LinkedHashSet<>();
        follow(body, own);
        Set<String> called = new TreeSet<>();
        Set<String> named = new TreeSet<>();
        own.forEach(b -> called.addAll(b.calls()));
        own.forEach(b -> named.addAll(b.texts()));
        Set<String> known = new TreeSet<>(called);
        known.addAll(helped);
        named.retainAll(known);
        if (named.isEmpty()) {
            own.forEach(b -> called.addAll(calledElsewhere(b)));
        }
        String label = body.label(types.shown(body.type()).orElseThrow());
        named.forEach(function -> add(naming, function, label));
        called.forEach(function -> add(calling, function, label));
    }

    /**
     * Adds a body and the helpers of its class that it calls, directly or through other helpers, to
     * a set.
     */
    private void follow(Body body, Set<Body> own) {
        if (!own.add(body)) {
            return;
        }
        Set<String> line = new TreeSet<>(types.ancestry(body.type()));
        bodies.stream()
                .filter(b -> !b.open() && line.contains(b.type()) && helps(body, b))
                .forEach(b -> follow(b, own));
    }

    private static boolean helps(Body body, Body helper) {
        return body.helpers().contains(helper.name())
                || body.helpers().contains(helper.type() + "." + helper.name());
    }

    /** Returns the functions that a method body calls through helper methods of other classes. */
    private Set<String> calledElsewhere(Body body) {
        Set<String> calls = new TreeSet<>();
        for (String helper : body.helpers()) {
            helpers.getOrDefault(helper, List.of()).forEach(b -> calls.addAll(b.calls()));
        }
        return calls;
    }

    static void add(SortedMap<String, SortedSet<String>> map, String name, String member) {
        map.computeIfAbsent(name, n -> new TreeSet<>()).add(member);
    }
}
