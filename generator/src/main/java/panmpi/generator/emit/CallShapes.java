package panmpi.generator.emit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/**
 * Writes the statement that opens the frame of a call. It names the constant of {@code CallShape}
 * that says who owns the buffers, and if one buffer may stand for two.
 */
final class CallShapes {

    private final Form form;
    private final Body body;

    CallShapes(Form form, Body body) {
        this.form = form;
        this.body = body;
    }

    /** The call that opens the frame; {@code result} is the type that the method returns. */
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

    /** Owner of the buffers while MPI uses them; empty for the call. */
    private String owner(String result) {
        return switch (BufferOwner.of(form)) {
            case CALL -> "";
            case OBJECT -> "OBJECT";
            case REQUEST -> form.is(result, Trait.PERSISTENT) ? "PERSISTENT" : "REQUEST";
        };
    }

    /** Returns how one buffer may stand for two: as MPI_IN_PLACE, or as one array for both. */
    private String buffers() {
        if (replaces()) {
            return isInPlace(Direction.IN) ? "REDUCTION" : "REPLACING";
        }
        if (isInPlace(Direction.IN)) {
            return "COLLECTIVE";
        }
        return isInPlace(Direction.OUT) ? "SCATTER" : "";
    }

    /** Tests for a reduction, whose operands and result programs for MPI 1 have in one array. */
    private boolean replaces() {
        return !form.large() && body.buffers().size() == 2 && form.operation().isPresent();
    }

    private boolean isInPlace(Direction direction) {
        return form.params().stream()
                .filter(p -> p.kind() == ParamKind.BUFFER && p.direction() == direction)
                .anyMatch(p -> InPlace.isAllowed(form, p));
    }
}
