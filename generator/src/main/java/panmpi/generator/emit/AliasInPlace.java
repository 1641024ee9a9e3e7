package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.model.ParamKind;

/**
 * Makes overloads of a collective call that take one buffer instead of two, and pass MPI_IN_PLACE
 * for the other one. The buffer holds this rank's contribution before the call, and the result
 * after it. In a rooted call the root passes the buffer of all blocks, and the other ranks pass the
 * buffer of their own block.
 *
 * @param part the buffer for which MPI_IN_PLACE may be passed
 * @param whole the other buffer
 * @param rooted whether the call has a root
 */
record AliasInPlace(MessageBuffer part, MessageBuffer whole, boolean rooted) {

    private static final String NONE = "MPI.IN_PLACE";
    private static final String BUFFER =
            "array, segment or buffer with this rank's part, where the result goes";

    /**
     * An overload with one buffer.
     *
     * @param call the call that all ranks make, or only the root if {@code elsewhere} is present
     * @param elsewhere the call that the ranks other than the root make; empty if all ranks that
     *     use this overload make {@code call}
     */
    record OneBuffer(AliasCall call, Optional<AliasCall> elsewhere) {}

    /**
     * Makes the overloads of a call. The list is empty if the call does not take MPI_IN_PLACE, or
     * if each block of a buffer has a datatype of its own.
     */
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

    /** Tests whether each block of a buffer has a datatype of its own. */
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

    /**
     * Returns the call without the dropped buffer, for which {@code value} is passed, and without
     * the parameters that describe only the dropped buffer.
     */
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

    /**
     * Returns a parameter of the kept buffer under the name that it has in all overloads with one
     * buffer, such as {@code buf} for {@code sendbuf}.
     */
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
