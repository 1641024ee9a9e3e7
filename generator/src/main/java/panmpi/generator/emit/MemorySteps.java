package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds parameters for memory that no datatype describes to the body of a method: packed bytes, or
 * the buffer of a split call.
 *
 * @param form the method, in its usual or its large form
 * @param body the body
 */
record MemorySteps(Form form, Body body) {

    /**
     * Adds a parameter of packed bytes, which the call packs from a buffer or unpacks into a
     * buffer.
     */
    void packed(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        body.param(form.large() ? "MemorySegment" : "byte[]", name, CallDocs.packed(p));
        body.before(
                "MemorySegment %sAt = frame.packed(%s, %s, %s, %s, %s);"
                        .formatted(
                                name,
                                name,
                                p.direction() != Direction.IN,
                                named(ParamKind.NUMBER, Direction.INOUT),
                                named(ParamKind.COUNT, Direction.IN),
                                named(ParamKind.DATATYPE, Direction.IN)));
        body.argument(name + "At");
        body.access(name);
        if (p.direction() != Direction.IN) {
            body.after("frame.back(%d, %s);".formatted(body.written(), name));
        }
    }

    /**
     * Returns the expression for the first parameter of a kind, such as the position in the packed
     * bytes.
     */
    private String named(ParamKind kind, Direction direction) {
        ParamUse p =
                form.first(kind, direction)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                form.function() + " packs without a " + kind));
        return form.value(p);
    }

    /**
     * Adds the buffer of a call that ends a split operation. It must be the buffer with which the
     * program began the operation.
     */
    void held(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        body.param("Object", name, "the buffer that the call was begun with");
        body.argument("heldAt(" + name + ")");
        body.after("ended();");
    }
}
