package panmpi.generator.model;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All snapshots, merged into one set of functions and constants. A single binding for every MPI is
 * emitted from it.
 *
 * @param apis the snapshots, in the order in which their prototypes take precedence
 * @param functions every function of any snapshot whose types are known
 * @param constants every constant of any snapshot that a program can use
 * @param omitted for each function and constant that the binding leaves out, the reason
 * @param handles the types that are handles in any library
 * @param deviations the functions that a library declares with other types than the binding
 */
public record Merged(
        List<Api> apis,
        SortedMap<String, MergedFunction> functions,
        SortedMap<String, MergedConstant> constants,
        SortedMap<String, String> omitted,
        SortedSet<String> handles,
        List<Deviation> deviations) {

    /**
     * A function and the snapshots that have it.
     *
     * @param function its prototype
     * @param in the snapshots that declare it
     * @param mpi the first version of the standard that has it, as inferred from the snapshots
     */
    public record MergedFunction(Function function, List<Api> in, String mpi) {

        /**
         * Returns the version of MPI or the libraries that have this function, for the error
         * message that a program gets with a library that lacks it.
         */
        public String since(Availability availability) {
            return function.name().startsWith("MPI_")
                    ? "MPI " + mpi
                    : "an extension of " + availability.versions(in);
        }
    }

    /**
     * Constant and its Java type.
     *
     * @param name its C name
     * @param java the Java carrier of its value
     * @param type the C type of its value if it is a handle
     * @param in the snapshots that define it
     */
    public record MergedConstant(String name, JavaType java, String type, List<Api> in) {}

    /** Copies the collections, so that the caller cannot change this record later. */
    public Merged {
        apis = List.copyOf(apis);
        functions = Collections.unmodifiableSortedMap(new TreeMap<>(functions));
        constants = Collections.unmodifiableSortedMap(new TreeMap<>(constants));
        omitted = Collections.unmodifiableSortedMap(new TreeMap<>(omitted));
        handles = Collections.unmodifiableSortedSet(new TreeSet<>(handles));
        deviations = List.copyOf(deviations);
    }

    /** Makes merged snapshots without deviations, for use before their prototypes are compared. */
    public Merged(
            List<Api> apis,
            SortedMap<String, MergedFunction> functions,
            SortedMap<String, MergedConstant> constants,
            SortedMap<String, String> omitted,
            SortedSet<String> handles) {
        this(apis, functions, constants, omitted, handles, List.of());
    }

    /**
     * Returns the libraries in which the binding can call a function: all libraries that have the
     * function, except libraries that declare it with types to which a call cannot be adapted.
     */
    public List<Api> serving(MergedFunction f) {
        return f.in().stream().filter(api -> !isUnserved(f.function().name(), api)).toList();
    }

    private boolean isUnserved(String function, Api api) {
        return deviations.stream()
                .anyMatch(
                        d ->
                                d.isUnserved()
                                        && d.function().equals(function)
                                        && d.library().equals(api.identity().title()));
    }

    /** Compares versions number by number: {@code 3.1 < 4.0 < 4.0.2 < 10.0}. */
    public static int byVersion(String a, String b) {
        String[] left = a.split("[^0-9]+");
        String[] right = b.split("[^0-9]+");
        for (int i = 0; i < Math.max(left.length, right.length); i++) {
            int order = Integer.compare(part(left, i), part(right, i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static int part(String[] parts, int i) {
        return i < parts.length && !parts[i].isEmpty() ? Integer.parseInt(parts[i]) : 0;
    }

    /**
     * Returns the name of the null handle of a type; an empty string if no header has a null handle
     * of the type.
     */
    public String nullOf(String handle) {
        return constants.values().stream()
                .filter(c -> c.type().equals(handle) && c.name().endsWith("_NULL"))
                .map(MergedConstant::name)
                .findFirst()
                .orElse("");
    }

    /**
     * Returns the carrier for values of a C type in one library, by the width in that library's
     * header.
     */
    public JavaType javaType(CType type, Api library) {
        Typedef own = library.typedefs().get(type.base());
        boolean plain = !type.isPointer() && !handles.contains(type.base()) && own != null;
        return plain ? carrier(own) : javaType(type);
    }

    private static JavaType carrier(Typedef typedef) {
        return typedef.carrier().equals("int") ? JavaType.INT : JavaType.LONG;
    }

    /** Returns the carrier for values of a C type. */
    public JavaType javaType(CType type) {
        if (type.isPointer()) {
            return JavaType.POINTER;
        }
        if (handles.contains(type.base())) {
            return JavaType.HANDLE;
        }
        for (Api api : apis) {
            Typedef typedef = api.typedefs().get(type.base());
            if (typedef != null) {
                return carrier(typedef);
            }
            if (api.callbacks().containsKey(type.base())) {
                return JavaType.POINTER;
            }
        }
        return switch (type.base()) {
            case "void" -> JavaType.VOID;
            case "char", "signed char", "unsigned char" -> JavaType.BYTE;
            case "double" -> JavaType.DOUBLE;
            case "int", "unsigned int", "unsigned", "signed int" -> JavaType.INT;
            case String b when b.contains("long") || b.endsWith("_t") -> JavaType.LONG;
            case String b when b.startsWith("enum ") -> JavaType.INT;
            default ->
                    throw new IllegalArgumentException(
                            "no Java type is known for the C type '%s'; it needs one in JavaType"
                                    .formatted(type));
        };
    }
}
