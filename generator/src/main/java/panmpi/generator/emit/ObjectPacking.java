package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the branch that a call for packed data takes if its buffer holds Java objects. The length
 * of their serialized bytes precedes the bytes.
 *
 * @param form the method, in its usual or its large form
 * @param results the results of the method
 * @param relatives makes the calls that the branch uses
 */
record ObjectPacking(Form form, Results results, Relatives relatives) {

    private static final List<String> BYTES = List.of("message", "0", "message.length", "MPI.BYTE");
    private static final List<String> LENGTH = List.of("length", "0", "1", "MPI.INT");
    private static final String UNPACK =
            "int[] length = {0}; %s byte[] message = ObjectMessage.room(\"%s\", length[0], %s);"
                    + "at = %s; ObjectMessage.store(message, \"%s\", codec(), %s); return at;";

    List<String> statements() {
        Optional<ParamUse> position = form.first(ParamKind.NUMBER, Direction.INOUT);
        MessageBuffer b = relatives.body().buffers().getFirst();
        if (position.isEmpty() || relatives.body().buffers().size() > 1) {
            return List.of();
        }
        List<String> bytes = new ArrayList<>(relatives.with(b, BYTES));
        bytes.replaceAll(a -> a.equals(position.get().name()) ? "at" : a);
        String length = relatives.again(relatives.with(b, LENGTH));
        String first = "%s at = %s;".formatted(results.type(), length);
        boolean packs = b.use().direction() == Direction.IN;
        String branch = packs ? pack(b, first, bytes) : unpack(b, first, bytes);
        return List.of(ObjectBranches.when(ObjectBranches.isObjects(b), branch));
    }

    private String pack(MessageBuffer b, String first, List<String> bytes) {
        return ObjectMessages.encode(form, b)
                + "int[] length = {message.length};"
                + first
                + "return "
                + relatives.again(bytes)
                + ";";
    }

    private String unpack(MessageBuffer b, String first, List<String> bytes) {
        String packed =
                form.params().stream()
                        .filter(p -> p.kind() == ParamKind.MEMORY)
                        .map(p -> JavaNames.identifier(p.name()))
                        .findFirst()
                        .orElseThrow();
        String again = relatives.again(bytes);
        return UNPACK.formatted(
                first, form.function(), packed, again, form.function(), b.described());
    }
}
