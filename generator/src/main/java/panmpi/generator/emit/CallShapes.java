package panmpi.generator.emit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/**
 * Writes the expression that begins a call: it returns the call's {@code Frame}, the object with
 * the memory of a call in progress. The expression names a constant of {@code CallShape}, which
 * says who owns the buffers and whether one buffer may be passed instead of two.
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
     * Returns the word for the owner of the buffers while MPI uses them; empty if the call owns
     * them.
     */
    private String owner(String result) {
        return switch (BufferOwner.of(form)) {
            case CALL -> "";
            case OBJECT -> "OBJECT";
            case REQUEST -> form.is(result, Trait.PERSISTENT) ? "PERSISTENT" : "REQUEST";
        };
    }

    /**
     * Returns the word for how one buffer may be passed instead of two: with MPI_IN_PLACE for the
     * other, or as the same array for both; empty if the call needs both.
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
     * Tests whether the call is a reduction: programs for MPI 1 pass it the same array as operands
     * and as result.
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
