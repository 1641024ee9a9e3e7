package panmpi.generator.ledger;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;
import panmpi.generator.rules.FacadeRules;

/** Finds the reasons why functions and constants have no member in the facade, for the ledger. */
final class Reasons {

    /** Reasons by patterns of constants' names; the first pattern that matches is used. */
    private static final Map<Pattern, String> CONSTANTS = constants();

    private final FacadeRules.Decisions facade;
    private final Set<String> functions = new TreeSet<>();

    Reasons(Merged merged, FacadeRules.Decisions facade) {
        this.facade = facade;
        merged.functions().keySet().forEach(f -> functions.add(f.toUpperCase(Locale.ROOT)));
    }

    private static Map<Pattern, String> constants() {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("MPI_T_.*", "the tool interface stays procedural");
        kinds.put("MPIX_.*|OMPI_.*", "a library's own extension: procedural");
        kinds.put("MPI_F_.*|MPI_F08_.*|MPI_FORTRAN_.*", "for C programs that call Fortran");
        kinds.put(
                "MPI_2?(INTEGER|REAL|COMPLEX|LOGICAL|CHARACTER|DOUBLE_PRECISION|DOUBLE_COMPLEX)"
                        + "\\d*",
                "a type of Fortran");
        kinds.put("MPI_CXX_.*", "a type of C++");
        kinds.put(
                ".*_(COPY|DELETE|DUP)_FN(_C)?|.*_FN_NULL(_C)?",
                "a function of C; in Java a lambda, or null");
        kinds.put("MPI_ARGVS?_NULL", "in Java no arguments are an empty array");
        kinds.put("MPI_.*STATUS(ES)?_IGNORE", "the facade always asks for the status");
        kinds.put("MPI_ERRCODES_IGNORE", "the facade always asks for the error codes");
        Map<Pattern, String> patterns = new LinkedHashMap<>();
        kinds.forEach((name, reason) -> patterns.put(Pattern.compile(name), reason));
        return patterns;
    }

    /** Returns the reason why a function has no method; empty if it has a method. */
    String ofFunction(String name) {
        return facade.skipped().getOrDefault(name, "");
    }

    /**
     * Returns the reason why a constant has no field in the facade. If no reason is known, the
     * result is a hint to use {@code mpi.c.Mpi}, which has a field for every constant.
     */
    String ofConstant(MergedConstant constant) {
        String name = constant.name();
        // MPICH numbers the functions for its own tool interface, QMPI.
        if (name.endsWith("_T") && functions.contains(name.substring(0, name.length() - 2))) {
            return "a function's number in QMPI, MPICH's own tool interface";
        }
        return CONSTANTS.entrySet().stream()
                .filter(kind -> kind.getKey().matcher(name).matches())
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(
                        () ->
                                !constant.type().isEmpty() && name.endsWith("_NULL")
                                        ? "stands for no object: null, or Is_null()"
                                        : "use mpi.c.Mpi." + name);
    }
}
