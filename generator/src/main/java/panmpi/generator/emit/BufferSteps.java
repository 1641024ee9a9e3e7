package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** Adds message buffers, which a {@link BufferGroup} describes, to a body. */
final class BufferSteps {

    private final Form form;
    private final Body body;

    /** Expressions for the number of blocks that an array of counts describes, by parameter. */
    private final Map<String, String> blocks = new HashMap<>();

    /**
     * True for each datatype parameter that is significant at the root only, by the parameter's
     * name.
     */
    private final Map<String, Boolean> forRoot = new HashMap<>();

    BufferSteps(Form form, Body body) {
        this.form = form;
        this.body = body;
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.BUFFER) {
                group(p).ifPresent(g -> describe(p, g));
            }
        }
    }

    /** Tests whether a datatype is significant at the root only. */
    boolean isForRoot(ParamUse type) {
        return forRoot.getOrDefault(type.name(), false);
    }

    /** The number of blocks that an array beside a buffer describes; empty for other arrays. */
    Optional<String> blocksOf(ParamUse p) {
        return Optional.ofNullable(blocks.get(p.name()));
    }

    void add(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        Optional<BufferGroup> group = group(p);
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
        body.trace("%s(%s, %s)".formatted(uses, name, amount(p, group)));
        String place = isWithoutOffset(group) ? name : name + ", " + (form.large() ? "0" : offset);
        body.before(
                "MemorySegment %sAt = frame.%s(%s, %s);"
                        .formatted(name, use(p, group), place, selection(p, group)));
        body.argument(name + "At");
        if (p.direction() != Direction.IN) {
            written(p, name, group);
        }
        note(p, form.large() ? List.of(name) : List.of(name, offset), group);
    }

    /**
     * Tests whether the frame's method takes no offset: it has none for a segment of items, but
     * always one for blocks.
     */
    private boolean isWithoutOffset(BufferGroup group) {
        return form.large() && group.displacements() == null;
    }

    /** Adds the statement that copies back what MPI wrote, and records its datatype. */
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
                        length(p, group),
                        group.count()));
    }

    private String type(BufferGroup group) {
        return form.value(group.type());
    }

    /** Returns the arguments that select elements of the buffer. */
    private String selection(ParamUse p, BufferGroup group) {
        String type = type(group);
        if (group.displacements() != null) {
            return "%s, %s, %s, %s"
                    .formatted(
                            group.count().name(),
                            group.displacements().name(),
                            type,
                            blocks.get(group.count().name()));
        }
        return lengthOrWhole(p, group) + ", " + type;
    }

    /** Returns the arguments for the amount of data, without its offset and displacements. */
    private String amount(ParamUse p, BufferGroup group) {
        if (group.displacements() == null) {
            return lengthOrWhole(p, group) + ", " + type(group);
        }
        String counts = group.count().name();
        return counts + ", " + type(group) + ", " + blocks.get(counts);
    }

    /**
     * Returns the length of a buffer. If it holds a part of the data, the length depends at run
     * time on the send buffer: with MPI_IN_PLACE it holds all of the data.
     */
    private String lengthOrWhole(ParamUse p, BufferGroup group) {
        String length = length(p, group);
        return form.params().stream()
                .takeWhile(first -> first != p)
                .filter(first -> first.kind() == ParamKind.BUFFER && isWhole(first) && isPart(p))
                .filter(first -> group(first).filter(group::equals).isPresent())
                .findFirst()
                .map(
                        first ->
                                "frame.inPlaceOf(%s, %s, %s)"
                                        .formatted(first.name(), length(first, group), length))
                .orElse(length);
    }

    private boolean isWhole(ParamUse p) {
        Blocks blocks = form.method().blocks(p);
        return blocks == Blocks.SUM || blocks == Blocks.EVERYWHERE;
    }

    private boolean isPart(ParamUse p) {
        Blocks blocks = form.method().blocks(p);
        return blocks == Blocks.OWN || blocks == Blocks.ONCE;
    }

    private String length(ParamUse p, BufferGroup group) {
        String length = described(p, group);
        return BufferGroup.operation(p, form)
                .map(op -> "Op.operands(%s, %s)".formatted(JavaNames.identifier(op.name()), length))
                .orElse(length);
    }

    private String described(ParamUse p, BufferGroup group) {
        if (group.count() == null) {
            return "1";
        }
        String count = group.count().name();
        return switch (form.method().blocks(p)) {
            case ONCE -> count;
            case EVERYWHERE -> "blocks(%s)".formatted(count);
            case AT_ROOT -> "blocksAtRoot(%s, root)".formatted(count);
            case ROOT_ONLY -> "atRoot(%s, root)".formatted(count);
            case INCOMING -> "(long) indegree() * " + count;
            case OUTGOING -> "(long) outdegree() * " + count;
            case SUM -> "sum(%s)".formatted(count);
            case OWN -> "own(%s)".formatted(count);
            case PARTITIONS -> "(long) %s * %s".formatted(group.factor().name(), count);
        };
    }

    private void describe(ParamUse buffer, BufferGroup group) {
        Blocks held = form.method().blocks(buffer);
        boolean atRoot = held == Blocks.AT_ROOT || held == Blocks.ROOT_ONLY;
        forRoot.merge(group.type().name(), atRoot, Boolean::logicalAnd);
        if (group.count() == null || !group.count().many()) {
            return;
        }
        String number = MessageBuffer.number(held, group.count().name());
        blocks.put(group.count().name(), number);
        if (group.displacements() != null) {
            blocks.put(group.displacements().name(), number);
        }
        if (group.type().many()) {
            blocks.put(group.type().name(), number);
        }
    }

    private Optional<BufferGroup> group(ParamUse buffer) {
        return BufferGroup.of(buffer, form);
    }

    private String object() {
        return form.large() ? "MemorySegment" : "Object";
    }

    /**
     * Returns the frame's method that makes the buffer accessible, by the direction in which MPI
     * uses it.
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
