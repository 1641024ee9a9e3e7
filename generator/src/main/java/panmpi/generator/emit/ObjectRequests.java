package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the statement for objects in nonblocking collective calls. Each rank begins to send and to
 * receive all of its objects, each as a message of its own; one request completes all these
 * messages.
 *
 * @param form the method, in its usual or its large form
 * @param body the parameters and statements of the method
 */
record ObjectRequests(Form form, Body body) {

    /**
     * Returns true for a nonblocking collective call that moves or combines one object, or a list
     * with one object for each rank.
     */
    boolean exist() {
        List<MessageBuffer> buffers = body.buffers();
        return BufferOwner.of(form) == BufferOwner.REQUEST
                && !form.large()
                && form.params().stream().noneMatch(this::isPersistent)
                && (buffers.size() == 2 || buffers.size() == 1 && isRooted())
                && buffers.stream().noneMatch(ObjectRequests::isOfNeighbours)
                && (isRooted() || op().isPresent() || buffers.getLast().hasBlocks());
    }

    private boolean isPersistent(ParamUse p) {
        return form.is(p, Trait.PERSISTENT) || p.kind() == ParamKind.DEST;
    }

    private static boolean isOfNeighbours(MessageBuffer b) {
        return b.blocks() == Blocks.INCOMING || b.blocks() == Blocks.OUTGOING;
    }

    private boolean isRooted() {
        return form.method().has(ParamKind.ROOT);
    }

    private Optional<ParamUse> op() {
        return form.operation();
    }

    /**
     * Returns the statement that starts the call and returns its request; {@code object} is the
     * expression for the object or the objects to send.
     */
    String statement(String object) {
        return "return new ObjectCollective(\"%s\", this).%s.%s.%s;"
                .formatted(form.function(), sent(object), direction(), result());
    }

    private String sent(String object) {
        return (sendsParts() ? "parts(" : "one(") + object + ")";
    }

    private boolean sendsParts() {
        return body.buffers().getFirst().hasBlocks();
    }

    private String direction() {
        if (!isRooted()) {
            return "toAll()";
        }
        boolean isFromRoot = body.buffers().size() == 1 || sendsParts();
        return (isFromRoot ? "fromRoot(" : "toRoot(") + "root)";
    }

    private String result() {
        Optional<ParamUse> op = op();
        if (op.isEmpty()) {
            return body.buffers().getLast().hasBlocks() ? "list()" : "only()";
        }
        String ranks =
                form.method().hints().operands().map(o -> ", " + form.expression(o)).orElse("");
        return "combined(%s%s)".formatted(form.value(op.get()), ranks);
    }
}
