package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.model.ParamKind;

/**
 * Forms of a collective call with one buffer: it contributes what lies where the result goes. At
 * the root of a rooted call it is the buffer of all blocks, on other ranks that of their own.
 */
record AliasInPlace(MessageBuffer part, MessageBuffer whole, boolean rooted) {

    private static final String NONE = "MPI.IN_PLACE";
    private static final String BUFFER =
            "array, segment or buffer with this rank's part, where the result goes";

    /**
     * A form.
     *
     * @param call the call, at the root of a rooted one
     * @param elsewhere the call on other ranks, if it is another one
     */
    record OneBuffer(AliasCall call, Optional<AliasCall> elsewhere) {}

    /** The forms of a call; none if it takes no MPI_IN_PLACE. */
    static List<OneBuffer> of(Form form, Body body, AliasCall call) {
        if (body.buffers().size() != 2
                || body.buffers().stream().anyMatch(b -> hasTypes(form, b))) {
            return List.of();
        }
        MessageBuffer first = body.buffers().getFirst();
        MessageBuffer last = body.buffers().getLast();
        boolean rooted = form.method().has(ParamKind.ROOT);
        if (InPlace.isAllowed(form, first.use())) {
            return new AliasInPlace(first, last, rooted).forms(call);
        }
        return InPlace.isAllowed(form, last.use())
                ? new AliasInPlace(last, first, rooted).forms(call)
                : List.of();
    }

    /** Tests for blocks with a datatype each. */
    private static boolean hasTypes(Form form, MessageBuffer b) {
        return BufferGroup.of(b.use(), form).filter(g -> g.type().many()).isPresent();
    }

    private List<OneBuffer> forms(AliasCall call) {
        OneBuffer atRoot = new OneBuffer(only(call, whole, part, NONE), Optional.empty());
        if (!rooted) {
            return List.of(atRoot);
        }
        AliasCall elsewhere = only(call, part, whole, "null");
        return atRoot.call().types().equals(elsewhere.types())
                ? List.of(new OneBuffer(atRoot.call(), Optional.of(elsewhere)))
                : List.of(atRoot, new OneBuffer(elsewhere, Optional.empty()));
    }

    /** Leaves out what describes one of the buffers alone. */
    private static AliasCall only(
            AliasCall call, MessageBuffer kept, MessageBuffer dropped, String value) {
        AliasCall result = call.without(dropped.name(), value);
        for (JavaParam p : call.params()) {
            if (kept.items().contains(p.name())) {
                JavaParam other = general(p, kept);
                String passed =
                        p.name().equals(kept.name())
                                ? AliasArguments.byBytes(other.name(), "datatype", "")
                                : other.name();
                result = result.instead(p.name(), other, passed);
            } else if (!p.name().equals(dropped.name()) && dropped.items().contains(p.name())) {
                result = result.without(p.name(), nothing(p.type()));
            }
        }
        return result;
    }

    /** The parameter under the name that it has in all forms with one buffer. */
    private static JavaParam general(JavaParam p, MessageBuffer kept) {
        if (p.name().equals(kept.name())) {
            return new JavaParam(p.type(), "buf", BUFFER);
        }
        return switch (p.type()) {
            case "Datatype" -> new JavaParam(p.type(), "datatype", "datatype of the elements");
            case "int" -> new JavaParam(p.type(), "count", "number of elements of one rank");
            default ->
                    p.name().equals(kept.count().name())
                            ? new JavaParam(p.type(), "counts", "number of elements of each rank")
                            : new JavaParam(p.type(), "displs", "where each rank's block begins");
        };
    }

    private static String nothing(String type) {
        return switch (type) {
            case "int", "long" -> "0";
            case "Datatype" -> "datatype";
            default -> "null";
        };
    }
}
