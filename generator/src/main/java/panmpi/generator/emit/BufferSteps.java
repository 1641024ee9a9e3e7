package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** Adds message buffers, which a {@link BufferGroup} describes, to the {@link Body} of a method. */
final class BufferSteps {

    private final Form form;
    private final Body body;
    private final BufferAmounts amounts;

    BufferSteps(Form form, Body body, BufferAmounts amounts) {
        this.form = form;
        this.body = body;
        this.amounts = amounts;
    }

    void add(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        Optional<BufferGroup> group = BufferGroup.of(p, form);
        described(
                p,
                name,
                group.orElseThrow(
                        () -> new IllegalArgumentException("no datatype describes " + p.param())));
    }

    private void described(ParamUse p, String name, BufferGroup group) {
        String offset = offset(p.name());
        body.param(object(), name, CallDocs.buffer(p));
        if (!form.large()) {
            body.offset(offset);
        }
        body.access(name);
        String uses = p.direction() == Direction.OUT ? "writes" : "reads";
        body.trace("%s(%s, %s)".formatted(uses, name, amounts.amount(p, group)));
        String place = isWithoutOffset(group) ? name : name + ", " + (form.large() ? "0" : offset);
        body.before(
                "MemorySegment %sAt = frame.%s(%s, %s);"
                        .formatted(name, use(p, group), place, amounts.selection(p, group)));
        body.argument(name + "At");
        if (p.direction() != Direction.IN) {
            written(p, name, group);
        }
        note(p, form.large() ? List.of(name) : List.of(name, offset), group);
    }

    /**
     * Tests whether the method of {@code Frame} that makes the buffer accessible takes no offset,
     * as for a segment without displacements.
     */
    private boolean isWithoutOffset(BufferGroup group) {
        return form.large() && group.displacements() == null;
    }

    /**
     * Records the datatype of a buffer that MPI writes. If the program may use the buffer again
     * when the call returns, adds the statement that copies the data from off-heap memory to the
     * Java buffer.
     */
    private void written(ParamUse p, String name, BufferGroup group) {
        int number = body.written();
        if (!group.type().many()) {
            body.receives(type(group));
        }
        if (BufferOwner.of(form) == BufferOwner.CALL) {
            String message = arrives(p, group) ? ", " + status() : "";
            body.after("frame.back(%d, %s%s);".formatted(number, name, message));
        }
    }

    private void note(ParamUse p, List<String> place, BufferGroup group) {
        if (group.count() == null) {
            return;
        }
        List<String> items = new ArrayList<>(place);
        items.add(group.count().name());
        if (group.displacements() != null) {
            items.add(group.displacements().name());
        }
        items.add(type(group));
        Blocks blocks = form.method().blocks(p);
        body.buffer(
                new MessageBuffer(
                        p,
                        blocks,
                        items,
                        type(group),
                        MessageBuffer.number(blocks, group.count().name()),
                        amounts.length(p, group),
                        group.count()));
    }

    private String type(BufferGroup group) {
        return form.value(group.type());
    }

    private String object() {
        return form.large() ? "MemorySegment" : "Object";
    }

    /**
     * Returns the name of the method of {@code Frame} that makes the buffer accessible: {@code in},
     * {@code out} or {@code receive}, by the direction in which MPI uses it.
     */
    private String use(ParamUse p, BufferGroup group) {
        return switch (p.direction()) {
            case IN -> "in";
            case OUT -> arrives(p, group) ? "receive" : "out";
            case INOUT -> "out";
        };
    }

    /**
     * Tests whether the call fills the buffer from its start and reports the number of elements in
     * a status.
     */
    private boolean arrives(ParamUse p, BufferGroup group) {
        return p.direction() == Direction.OUT
                && group.displacements() == null
                && BufferOwner.of(form) == BufferOwner.CALL
                && form.first(ParamKind.STATUS, Direction.OUT).filter(s -> !s.many()).isPresent();
    }

    private String status() {
        return JavaNames.identifier(
                        form.first(ParamKind.STATUS, Direction.OUT).orElseThrow().name())
                + "At";
    }

    /**
     * Returns the name of a buffer's offset: {@code offset} for {@code buf}, {@code sendoffset} for
     * {@code sendbuf}.
     */
    private String offset(String buffer) {
        String name = buffer.replaceFirst("(buf(fer)?|addr)$", "") + "offset";
        boolean taken = form.params().stream().anyMatch(p -> p.name().equals(name));
        return taken ? buffer + name : name;
    }
}
