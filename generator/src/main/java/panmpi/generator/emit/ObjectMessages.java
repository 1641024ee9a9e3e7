package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the branches that a call between two ranks takes if a buffer holds Java objects: the same
 * call then transfers the serialized bytes.
 *
 * @param form the method, in its usual or its large form
 * @param results the results of the method
 * @param relatives makes the calls that the branch uses
 */
record ObjectMessages(Form form, Results results, Relatives relatives) {

    private static final Set<Trait> RECEIVES =
            Set.of(Trait.STATUS, Trait.REQUEST, Trait.PERSISTENT);
    private static final List<String> BYTES = List.of("message", "0", "message.length", "MPI.BYTE");
    private static final List<String> PARTS =
            List.of("message.buffer()", "0", "message.count()", "message.type()");
    private static final String BLOCKING =
            "try (ObjectMessage message = ObjectMessage.of(\"%s\", codec(), %s)) { %s }";
    private static final List<String> POSTED =
            List.of("posted.memory()", "0", "posted.capacity()", "MPI.BYTE");
    private static final String NONBLOCKING =
            "try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of(\"%s\", codec(), %s)) {"
                    + "return posted.received(%s); }";
    private static final String GIVEN =
            "try (ObjectReceive receive = ObjectReceive.of(\"%s\", codec(), %s)) {"
                    + "return receive.received((%s) this); }";
    private static final String PROBED =
            "try (ObjectReceive receive = ObjectReceive.of(\"%s\", codec(), %s)) {"
                    + "var found = %s; if (found == null) { receive.allocateAhead(); }"
                    + "return receive.received(found == null ? %s.message() : found.message()); }";

    /** Returns a branch for each buffer that may hold objects. */
    List<String> statements() {
        boolean passes =
                form.method().has(ParamKind.DEST)
                        || form.method().has(ParamKind.SOURCE)
                        || form.first(ParamKind.HANDLE, Direction.INOUT).isPresent();
        List<String> lines = new ArrayList<>();
        for (MessageBuffer b : passes ? relatives.body().buffers() : List.<MessageBuffer>of()) {
            String branch =
                    switch (b.use().direction()) {
                        case IN -> sent(b);
                        case OUT -> received(b);
                        case INOUT -> replaced(b);
                    };
            if (!branch.isEmpty()) {
                lines.add(ObjectBranches.when(ObjectBranches.isObjects(b), branch));
            }
        }
        return lines;
    }

    private String sent(MessageBuffer b) {
        if (form.is(results.type(), Trait.PERSISTENT)) {
            return repeated();
        }
        if (form.is(results.type(), Trait.REQUEST)) {
            String again = relatives.again(relatives.with(b, BYTES));
            return encode(form, b) + "return " + again + ";";
        }
        String again = relatives.again(relatives.with(b, PARTS));
        return BLOCKING.formatted(
                form.function(),
                b.described(),
                results.type().equals("void") ? again + "; return;" : "return " + again + ";");
    }

    /**
     * Returns the statement for a persistent send of objects, which makes a nonblocking send at
     * each start, since the size of the objects may change.
     */
    private String repeated() {
        return relatives
                .calls()
                .nonblocking()
                .map(begin -> Relatives.call(begin, relatives.arguments()))
                .map("return new RepeatedSend(() -> %s);"::formatted)
                .orElse("");
    }

    private String received(MessageBuffer b) {
        if (RECEIVES.stream().noneMatch(t -> form.is(results.type(), t))) {
            return "";
        }
        if (form.is(results.type(), Trait.STATUS)
                && relatives.body().buffers().equals(List.of(b))) {
            String probed = probed(b);
            if (!probed.isEmpty()) {
                return probed;
            }
        }
        String again = relatives.again(relatives.with(b, POSTED));
        return NONBLOCKING.formatted(form.function(), b.described(), again);
    }

    /**
     * Returns the statements of a blocking receive, which receives a matched message or probes for
     * one first; empty for other calls.
     */
    private String probed(MessageBuffer b) {
        if (form.isOf(Trait.MESSAGE)) {
            return GIVEN.formatted(form.function(), b.described(), form.method().owner());
        }
        Optional<FacadeMethod> tests = relatives.calls().probe(false);
        Optional<FacadeMethod> waits = relatives.calls().probe(true);
        if (!form.method().has(ParamKind.SOURCE) || tests.isEmpty() || waits.isEmpty()) {
            return "";
        }
        List<String> envelope = relatives.with(b, List.of());
        String look = Relatives.call(tests.get(), envelope);
        String wait = Relatives.call(waits.get(), envelope);
        return PROBED.formatted(form.function(), b.described(), look, wait);
    }

    /**
     * Returns the statement for a buffer that is sent and then replaced: it calls the method with
     * separate send and receive buffers, and passes this buffer as both of them.
     */
    private String replaced(MessageBuffer b) {
        List<String> arguments = new ArrayList<>(relatives.arguments());
        int source =
                form.first(ParamKind.SOURCE, Direction.IN)
                        .map(ParamUse::name)
                        .map(arguments::indexOf)
                        .orElse(-1);
        if (source < 0) {
            return "";
        }
        arguments.addAll(source, b.items());
        return relatives
                .calls()
                .separateBuffers()
                .map(twin -> "return " + Relatives.call(twin, arguments) + ";")
                .orElse("");
    }

    static String encode(Form form, MessageBuffer b) {
        return "byte[] message = ObjectMessage.bytes(\"%s\", codec(), %s);"
                .formatted(form.function(), b.described());
    }
}
