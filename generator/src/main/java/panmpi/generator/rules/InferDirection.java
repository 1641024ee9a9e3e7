package panmpi.generator.rules;

import java.util.Locale;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.rules.ExceptionRules.Verb;

/** Decides which way a parameter's value travels. */
final class InferDirection {

    /** Verbs that use an object up, complete it, or set it going. */
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
            case ATTRIBUTE -> p.says("get") ? Direction.OUT : Direction.IN;
            case BUFFER -> p.name().startsWith("inout") ? Direction.INOUT : Direction.OUT;
            case MEMORY -> memory(p);
            case HANDLE, DATATYPE, KEYVAL -> p.says(CHANGES) ? Direction.INOUT : Direction.OUT;
            case STATUS -> p.index() == 0 ? Direction.INOUT : Direction.OUT;
            case LENGTH -> length(p);
            default -> Direction.OUT;
        };
    }

    /** C converts {@code int[][3]} and {@code char*[]} to no const form: headers leave it away. */
    private static boolean cannotBeConst(Site p) {
        return p.type().depth() > 1;
    }

    /** Memory is handed over, unless the name or the function's verb says that it is filled. */
    private static Direction memory(Site p) {
        boolean filled =
                p.name().matches("\\w*ptr|\\w*_addr|out\\w*")
                        || p.says("get|copy|detach|i?read\\w*");
        return filled ? Direction.OUT : Direction.IN;
    }

    /** Beside what it measures, a length says first how much there is room for. */
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
