package panmpi.generator.ledger;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds the camelCase methods in Java sources, by the C function that the {@code @Generated}
 * annotation of a method names.
 */
public final class FacadeAliases {

    private static final String ANNOTATION = "Generated";
    private static final String FUNCTION = "comments";

    private final SortedMap<String, SortedSet<String>> labels = new TreeMap<>();
    private final SortedMap<String, SortedSet<String>> signatures = new TreeMap<>();

    private FacadeAliases(List<CompilationUnit> units) {
        FacadeTypes types = new FacadeTypes(units);
        types.sources()
                .forEach(
                        (label, type) ->
                                types.shown(label)
                                        .ifPresent(
                                                shown ->
                                                        type.getMethods()
                                                                .forEach(m -> add(shown, m))));
    }

    /** Reads package {@code mpi} under some source folders. */
    public static FacadeAliases find(List<Path> sources) throws IOException {
        return of(Sources.facade(sources));
    }

    /** Finds the camelCase methods in parsed sources of package {@code mpi}. */
    static FacadeAliases of(List<CompilationUnit> units) {
        return new FacadeAliases(units);
    }

    private void add(String shown, MethodDeclaration method) {
        method.getAnnotationByName(ANNOTATION)
                .flatMap(a -> a.toNormalAnnotationExpr())
                .flatMap(FacadeAliases::function)
                .ifPresent(
                        function -> {
                            String name = method.getNameAsString();
                            FacadeMembers.add(labels, function, shown + "." + name);
                            FacadeMembers.add(signatures, function, name + types(method));
                        });
    }

    private static Optional<String> function(NormalAnnotationExpr annotation) {
        return annotation.getPairs().stream()
                .filter(pair -> pair.getNameAsString().equals(FUNCTION))
                .map(MemberValuePair::getValue)
                .flatMap(value -> value.toStringLiteralExpr().stream())
                .map(text -> text.asString())
                .findFirst();
    }

    /** Returns the types of the parameters without their packages and type arguments. */
    private static String types(MethodDeclaration method) {
        return method.getParameters().stream()
                .map(p -> p.getType().asString().replaceFirst("<.*>", ""))
                .map(type -> type.equals("T") ? "Object" : type)
                .collect(Collectors.joining(",", "(", ")"));
    }

    /**
     * Returns the camelCase methods of a C function with their classes, such as {@code
     * Comm.allReduce}; may be empty.
     */
    public SortedSet<String> ofFunction(String name) {
        return labels.getOrDefault(name, new TreeSet<>());
    }

    /**
     * Returns the camelCase methods of a C function with their parameter types, such as {@code
     * allReduce(double[],Op)}, which is the form in the records of calls; may be empty.
     */
    public SortedSet<String> signatures(String name) {
        return signatures.getOrDefault(name, new TreeSet<>());
    }
}
