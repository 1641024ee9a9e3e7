package panmpi.generator.emit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/**
 * Writes the expression with which an emitted method opens its {@code Frame}, the object with the
 * memory of a call in progress. The expression may name a constant of {@code CallShape}, which
 * determines the owner of the buffers, and how one buffer may be passed instead of two.
 */
final class CallShapes {

    private final Form form;
    private final Body body;

    CallShapes(Form form, Body body) {
        this.form = form;
        this.body = body;
    }

    /**
     * Returns the expression that opens the {@code Frame}; {@code result} is the type that the
     * method returns.
     */
    String open(String result) {
        String function = "\"" + form.function() + "\"";
        if (form.method().hints().anytime()) {
            return "anytime(" + function + ")";
        }
        String shape =
                Stream.of(owner(result), buffers())
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.joining("_"));
        return shape.isEmpty()
                ? "open(" + function + ")"
                : "open(%s, CallShape.%s)".formatted(function, shape);
    }

    /**
     * Returns the part of the constant's name for the owner of the buffers while MPI uses them;
     * empty if the call owns them.
     */
    private String owner(String result) {
        return switch (BufferOwner.of(form)) {
            case CALL -> "";
            case OBJECT -> "OBJECT";
            case REQUEST -> form.is(result, Trait.PERSISTENT) ? "PERSISTENT" : "REQUEST";
        };
    }

    /**
     * Returns the part of the constant's name for how a program may pass one buffer instead of two:
     * MPI_IN_PLACE in place of one buffer, one array for both buffers, or either; empty if the
     * program must pass two buffers.
     */
    private String buffers() {
        if (replaces()) {
            return isInPlace(Direction.IN) ? "REDUCTION" : "REPLACING";
        }
        if (isInPlace(Direction.IN)) {
            return "COLLECTIVE";
        }
        return isInPlace(Direction.OUT) ? "SCATTER" : "";
    }

    /**
     * Tests whether a program may pass one array for both buffers of the call. Programs for MPI 1
     * do so in reductions, for the operands and the result.
     */
    private boolean replaces() {
        return !form.large() && body.buffers().size() == 2 && form.operation().isPresent();
    }

    private boolean isInPlace(Direction direction) {
        return form.params().stream()
                .filter(p -> p.kind() == ParamKind.BUFFER && p.direction() == direction)
                .anyMatch(p -> InPlace.isAllowed(form, p));
    }
}
