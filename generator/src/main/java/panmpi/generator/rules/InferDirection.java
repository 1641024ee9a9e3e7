package panmpi.generator.rules;

import java.util.Locale;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.rules.ExceptionRules.Verb;

/** Decides the direction of a parameter's value. */
final class InferDirection {

    /** Words of function names that mean that the call consumes, completes or starts an object. */
    private static final String CHANGES =
            "free|close|disconnect|finalize|commit|(wait|test|start)(all|any|some)?";

    private final ExceptionRules exceptions;

    InferDirection(ExceptionRules exceptions) {
        this.exceptions = exceptions;
    }

    Direction of(Site p, ParamKind kind) {
        return exceptions
                .find(Verb.DIRECTION, p.path())
                .map(v -> Direction.valueOf(v.toUpperCase(Locale.ROOT)))
                .orElseGet(() -> infer(p, kind));
    }

    private static Direction infer(Site p, ParamKind kind) {
        if (kind == ParamKind.ARGUMENTS) {
            return Direction.INOUT;
        }
        if (!p.type().isPointer() || p.type().constant() || cannotBeConst(p)) {
            return Direction.IN;
        }
        return switch (kind) {
            case FUNCTION, STATE -> Direction.IN;
            case ATTRIBUTE -> p.nameHas("get") ? Direction.OUT : Direction.IN;
            case BUFFER -> p.name().startsWith("inout") ? Direction.INOUT : Direction.OUT;
            case MEMORY -> memory(p);
            case HANDLE, DATATYPE, KEYVAL -> object(p);
            case STATUS -> status(p);
            case LENGTH -> length(p);
            default -> Direction.OUT;
        };
    }

    /**
     * Returns true for types like {@code int[][3]} and {@code char*[]}. Headers omit {@code const}
     * in them even for inputs, since C does not convert values of such types to types with {@code
     * const}.
     */
    private static boolean cannotBeConst(Site p) {
        return p.type().depth() > 1;
    }

    /**
     * Decides the direction of a handle that is passed by address. The handle is both input and
     * output if the function consumes, completes or starts the object. Otherwise one handle is an
     * output, and several are an input, unless the function's name has the word get.
     */
    private static Direction object(Site p) {
        if (p.nameHas(CHANGES)) {
            return Direction.INOUT;
        }
        return IsMany.test(p) && !p.nameHas("get") ? Direction.IN : Direction.OUT;
    }

    /**
     * Decides the direction of memory: an input, unless the parameter's name or the function's name
     * shows that the call fills the memory.
     */
    private static Direction memory(Site p) {
        boolean filled =
                !p.isRaw()
                        || p.name().matches("\\w*ptr|\\w*_addr|out\\w*")
                        || p.nameHas("get|copy|detach|i?read\\w*");
        return filled ? Direction.OUT : Direction.IN;
    }

    /**
     * Decides the direction of a status. If the status is the first parameter, it is the object
     * that the call reads or changes; the call fills any other status.
     */
    private static Direction status(Site p) {
        if (p.index() > 0) {
            return Direction.OUT;
        }
        return p.nameHas("get") ? Direction.IN : Direction.INOUT;
    }

    /**
     * Decides the direction of a length that is passed by address. A length next to an output is
     * both input and output: it passes the capacity, and returns the actual length.
     */
    private static Direction length(Site p) {
        boolean onlyTells = p.name().matches("(out|result)\\w*");
        boolean beside =
                p.before().filter(InferDirection::isFilled).isPresent()
                        || p.after().filter(InferDirection::isFilled).isPresent();
        return beside && !onlyTells ? Direction.INOUT : Direction.OUT;
    }

    private static boolean isFilled(Site p) {
        boolean several = p.isText() || p.isArray();
        return several && !p.type().constant();
    }
}
