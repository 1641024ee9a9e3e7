package panmpi.generator.emit;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the Java expressions for the amount of data in each message buffer of a method: the numbers
 * of items and of blocks, which follow from the parameters that describe the buffer.
 */
final class BufferAmounts {

    private final Form form;

    /**
     * Expressions for the number of blocks of a buffer, by the names of the array parameters
     * (counts, displacements, datatypes) that have an element for each block.
     */
    private final Map<String, String> blocks = new HashMap<>();

    /**
     * For each datatype parameter, by its name: true if the parameter is significant at the root
     * only.
     */
    private final Map<String, Boolean> forRoot = new HashMap<>();

    BufferAmounts(Form form) {
        this.form = form;
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.BUFFER) {
                BufferGroup.of(p, form).ifPresent(g -> describe(p, g));
            }
        }
    }

    /** Tests whether a datatype is significant at the root only. */
    boolean isForRoot(ParamUse type) {
        return forRoot.getOrDefault(type.name(), false);
    }

    /**
     * Returns the expression for the number of blocks that an array of counts, displacements or
     * datatypes describes; empty for other parameters.
     */
    Optional<String> blocksOf(ParamUse p) {
        return Optional.ofNullable(blocks.get(p.name()));
    }

    /**
     * Returns the arguments by which a method of {@code Frame} learns which elements of the buffer
     * MPI uses: the counts, displacements, datatype and number of blocks, or only a length and a
     * datatype.
     */
    String selection(ParamUse p, BufferGroup group) {
        String type = form.value(group.type());
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

    /**
     * Returns the arguments by which the trace records the amount of data in the buffer: the
     * counts, datatype and number of blocks, or only a length and a datatype.
     */
    String amount(ParamUse p, BufferGroup group) {
        if (group.displacements() == null) {
            return lengthOrWhole(p, group) + ", " + form.value(group.type());
        }
        String counts = group.count().name();
        return counts + ", " + form.value(group.type()) + ", " + blocks.get(counts);
    }

    /**
     * Returns the expression for the number of items of a buffer. A receive buffer that usually
     * holds one part of the data holds all of the data if MPI_IN_PLACE is passed for the send
     * buffer; the expression for such a receive buffer tests for MPI_IN_PLACE at run time.
     */
    private String lengthOrWhole(ParamUse p, BufferGroup group) {
        String length = length(p, group);
        return form.params().stream()
                .takeWhile(first -> first != p)
                .filter(first -> first.kind() == ParamKind.BUFFER && isWhole(first) && isPart(p))
                .filter(first -> BufferGroup.of(first, form).filter(group::equals).isPresent())
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

    /**
     * Returns the expression for the number of items of a buffer. In a call that also fetches old
     * data, such as MPI_Get_accumulate, this number is 0 if the operation is MPI_NO_OP at run time.
     */
    String length(ParamUse p, BufferGroup group) {
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
}
