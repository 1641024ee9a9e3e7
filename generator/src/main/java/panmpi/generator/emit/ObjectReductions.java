package panmpi.generator.emit;

import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;

/**
 * A reduction of objects: the operands are gathered, where the result goes, and combined there.
 *
 * @param form the method
 * @param op the expression for the operation
 */
record ObjectReductions(Form form, String op) {

    private static final String TEXT =
            """
            %sObjectReduction all = new ObjectReduction("%s", %s, %s, %s, %s, %s);
            %s(%s, all.count(), %s, all.buffer(), all.offset(), all.count(), %s%s);
            all.into(%s, %s, %s, %s);
            return;
            """;

    /** The statements that combine what one buffer has on all ranks into the other. */
    String of(MessageBuffer out, MessageBuffer in) {
        boolean rooted = form.method().has(ParamKind.ROOT);
        String ranks = rooted ? "peersAtRoot(root)" : "peers()";
        String count = out.count().name();
        boolean parts = out.blocks() == Blocks.SUM || out.blocks() == Blocks.EVERYWHERE;
        String checked =
                out.count().many()
                        ? "BufferChecks.blocks(\"%s\", \"%s\", %s, members()); "
                                .formatted(form.function(), count, count)
                        : "";
        return TEXT.formatted(
                checked,
                form.function(),
                out.name(),
                op,
                out.length(),
                out.type(),
                ranks,
                rooted ? "Gather" : "Allgather",
                out.place(),
                out.type(),
                out.type(),
                rooted ? ", root" : "",
                in.place(),
                form.method().hints().operands().orElse(ranks),
                parts ? "firstOf(" + count + ")" : "0",
                out.blocks() == Blocks.SUM ? "(int) own(" + count + ")" : count);
    }
}
