package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamUse;

/** Adds parameters that are statuses to the {@link Body} of a method. */
final class StatusSteps {

    private static final String ALL = "frame.completion().toStatuses(";
    private static final String NONE = "frame.completion().arrived(";

    private final Form form;
    private final Body body;
    private final Lengths lengths;

    StatusSteps(Form form, Body body, Lengths lengths) {
        this.form = form;
        this.body = body;
        this.lengths = lengths;
    }

    /**
     * Replaces an expression that makes Status objects for several requests by an expression that
     * handles the completion in the same way but makes no Status objects.
     */
    static String unread(String statuses) {
        return statuses.replace(ALL, NONE);
    }

    void add(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (form.method().isSelf(p)) {
            body.before("MemorySegment %sAt = frame.status(%s);".formatted(name, form.value(p)));
            body.argument(name + "At");
            if (p.direction() == Direction.INOUT) {
                body.after("read(%sAt);".formatted(name));
            }
        } else if (p.direction() == Direction.IN) {
            throw new IllegalArgumentException(
                    "a status that is not the object itself: " + p.param());
        } else if (p.many()) {
            String length = lengths.ofOutput(p);
            body.before("MemorySegment %sAt = frame.statuses(%s);".formatted(name, length));
            body.argument(name + "At");
            body.output(
                    p.typeName() + "[]", p.name(), ALL + "%sAt, %s)".formatted(name, length), p);
        } else {
            boolean isFirst =
                    body.outputs().stream().noneMatch(o -> form.is(o.type(), Trait.STATUS));
            String memory = isFirst ? "status()" : "statuses(1)";
            body.before("MemorySegment %sAt = frame.%s;".formatted(name, memory));
            body.argument(name + "At");
            body.output(
                    p.typeName(), p.name(), "frame.completion().toStatus(%sAt)".formatted(name), p);
        }
    }
}
