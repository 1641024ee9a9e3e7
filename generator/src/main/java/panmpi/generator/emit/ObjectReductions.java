package panmpi.generator.emit;

import java.util.Optional;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;

/**
 * Makes the branch that a reduction takes if its operands are Java objects: it gathers the operands
 * at the ranks that need the result, and combines them there.
 *
 * @param form the method, in its usual or its large form
 * @param op the expression for the operation
 * @param calls finds the calls that the branch uses
 */
record ObjectReductions(Form form, String op, RelatedCalls calls) {

    private static final String TEXT =
            """
            %sObjectReduction all = new ObjectReduction("%s", %s, %s, %s, %s, %s);
            %s(%s, all.count(), %s, all.buffer(), all.offset(), all.count(), %s%s);
            all.into(%s, %s, %s, %s);
            return;
            """;

    private static final String TREE =
            """
            if (TreeReduction.suits(this)) {
                new TreeReduction("%s", this).reduce(%s, %s, %s, %s, %s%s);
                return;
            }
            """;

    /**
     * Returns the statements that combine the objects in buffer {@code out} of all ranks into
     * buffer {@code in}; empty if the facade has no gather.
     */
    Optional<String> of(MessageBuffer out, MessageBuffer in) {
        boolean rooted = form.method().has(ParamKind.ROOT);
        return calls.gather(rooted).map(gather -> of(out, in, rooted, gather.name()));
    }

    private String of(MessageBuffer out, MessageBuffer in, boolean rooted, String gather) {
        String ranks = rooted ? "peersAtRoot(root)" : "peers()";
        String count = out.count().name();
        boolean parts = out.blocks() == Blocks.SUM || out.blocks() == Blocks.EVERYWHERE;
        String checked =
                out.count().many()
                        ? "BufferChecks.blocks(\"%s\", \"%s\", %s, members()); "
                                .formatted(form.function(), count, count)
                        : "";
        boolean isWhole = !parts && form.method().hints().operands().isEmpty();
        return TEXT.formatted(
                isWhole ? tree(out, in, rooted) : checked,
                form.function(),
                out.name(),
                op,
                out.length(),
                out.type(),
                ranks,
                gather,
                out.bufferAndOffset(),
                out.type(),
                out.type(),
                rooted ? ", root" : "",
                in.bufferAndOffset(),
                form.method().hints().operands().map(form::expression).orElse(ranks),
                parts ? "firstOf(" + count + ")" : "0",
                out.blocks() == Blocks.SUM ? "(int) own(" + count + ")" : count);
    }

    /**
     * Returns a statement for reductions of all operands to one result, which reduces them along a
     * tree if a tree suits the communicator.
     */
    private String tree(MessageBuffer out, MessageBuffer in, boolean rooted) {
        return TREE.formatted(
                form.function(),
                out.bufferAndOffset(),
                in.bufferAndOffset(),
                out.count().name(),
                out.type(),
                op,
                rooted ? ", root" : "");
    }
}
