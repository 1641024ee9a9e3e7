package panmpi.generator.emit;

import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds texts, callbacks, attributes and raw memory as parameters to the {@link Body} of a method.
 */
final class OtherSteps {

    private final Form form;
    private final Body body;
    private final Lengths lengths;

    OtherSteps(Form form, Body body, Lengths lengths) {
        this.form = form;
        this.body = body;
        this.lengths = lengths;
    }

    /**
     * Adds a text or an array of texts. In a rooted call, a single text may be null, since only the
     * root must pass it.
     */
    void text(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (p.direction() != Direction.IN) {
            body.before("MemorySegment %sAt = frame.textOut();".formatted(name));
            body.argument(name + "At");
            body.output("String", p.name(), "frame.textAt(%sAt)".formatted(name), p);
            return;
        }
        int dimensions = p.many() ? p.param().type().depth() - 1 : 0;
        body.param("String" + "[]".repeat(dimensions), name, CallDocs.text(p));
        lengths.check(p, name).ifPresent(body::before);
        boolean mayBeNull = form.first(ParamKind.ROOT, Direction.IN).isPresent();
        boolean isOne = mayBeNull && dimensions == 0;
        String given = isOne ? name : "\"%s\", %s".formatted(name, name);
        body.before("MemorySegment %sAt = frame.text(%s);".formatted(name, given));
        body.argument(name + "At");
    }

    /**
     * Adds {@code argc} or {@code argv}, the program's arguments; throws an
     * IllegalArgumentException if the call changes them.
     */
    void arguments(ParamUse p) {
        if (!p.param().type().isPointer()) {
            body.argument("args == null ? 0 : args.length");
        } else if (!p.param().type().arrays().isEmpty()) {
            body.param("String[]", "args", "the program's arguments; null for none");
            body.argument("frame.text(args)");
        } else {
            throw new IllegalArgumentException("arguments that the call changes: " + p.param());
        }
    }

    /** Adds a callback, which is a function of the program that MPI calls. */
    void function(ParamUse p) {
        String type = p.base().replaceFirst("^MPIX?_", "");
        String name = JavaNames.identifier(p.name());
        body.param(type, name, "function that MPI calls");
        body.argument(
                "Callbacks.%s(%s)"
                        .formatted(
                                Character.toLowerCase(type.charAt(0)) + type.substring(1), name));
    }

    /** Adds the value of an attribute, which may be any Java object. */
    void attribute(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (p.direction() == Direction.IN) {
            body.param("Object", name, "any object; it stays with this process");
            body.argument("Attributes.toNative(" + name + ")");
            return;
        }
        body.before("MemorySegment %sAt = frame.cell();".formatted(name));
        body.argument(name + "At");
        Optional<ParamUse> keyval = form.first(ParamKind.KEYVAL, Direction.IN);
        body.output(
                "Object",
                p.name(),
                "Attributes.toJava(this, %s, frame.addressAt(%sAt))"
                        .formatted(keyval.map(ParamUse::name).orElse("0"), name),
                p);
    }

    /** Adds memory that no datatype describes. */
    void memory(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (p.direction() == Direction.IN) {
            body.param(
                    "MemorySegment",
                    name,
                    "off-heap memory; it must stay valid as long as MPI uses it");
            // If the size of the memory is a parameter, MPI goes on using the memory after the
            // call; otherwise MPI only takes the address as a number.
            String check = NumberSteps.hasSize(form, p) ? "lasting" : "address";
            body.before(
                    "MemorySegment %sAt = CallMemory.%s(frame, \"%s\", %s);"
                            .formatted(name, check, name, name));
            body.argument(name + "At");
            return;
        }
        body.before("MemorySegment %sAt = frame.cell();".formatted(name));
        body.argument(name + "At");
        body.output("MemorySegment", p.name(), "frame.addressAt(%sAt)".formatted(name), p);
    }
}
