package panmpi.generator.emit;

import java.util.Locale;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds parameters that are numbers to the {@link Body} of a method: counts, ranks, tags, lengths,
 * sizes, and arrays of them.
 */
final class NumberSteps {

    private final Form form;
    private final Body body;
    private final BufferAmounts amounts;
    private final Lengths lengths;

    NumberSteps(Form form, Body body, BufferAmounts amounts, Lengths lengths) {
        this.form = form;
        this.body = body;
        this.amounts = amounts;
        this.lengths = lengths;
    }

    void add(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        switch (p.direction()) {
            case IN -> in(p, name);
            case OUT -> out(p, name);
            case INOUT -> inout(p, name);
        }
    }

    private void in(ParamUse p, String name) {
        Optional<String> length = lengths.of(p);
        if (p.many()) {
            array(p, name);
        } else if (length.isPresent()) {
            derived(p, name, length.get());
        } else if (form.before(p).filter(b -> isMemorySize(b, p)).isPresent()) {
            bytes(p, JavaNames.identifier(form.before(p).orElseThrow().name()));
        } else {
            check(p, name);
            body.param(form.number(p), name, CallDocs.number(p));
            trace(p, name);
            pass(p, name);
        }
    }

    /** Returns true if the parameter after a memory parameter is the size of that memory. */
    static boolean hasSize(Form form, ParamUse memory) {
        return form.params().stream()
                .anyMatch(
                        p ->
                                form.before(p).filter(memory::equals).isPresent()
                                        && isMemorySize(memory, p));
    }

    /** Returns true if a parameter is the size in bytes of the memory before it. */
    private static boolean isMemorySize(ParamUse before, ParamUse p) {
        return p.name().endsWith("size") && before.kind() == ParamKind.MEMORY;
    }

    private void bytes(ParamUse p, String memory) {
        String size = "frame.bytes(" + memory + ")";
        body.argument(
                form.isWide(p) ? size : "frame.small(" + size + ")",
                form.isNarrowed(p) || !form.isWide(p) ? "frame.small(" + size + ")" : size);
    }

    /**
     * Adds the argument for a length that has no parameter in Java, since it follows from an array
     * or comes from another MPI function.
     */
    private void derived(ParamUse p, String name, String length) {
        if (lengths.isAsked(p)) {
            body.before("int %s = %s;".formatted(name, length));
            body.argument(name);
        } else {
            body.argument(length);
        }
    }

    private void check(ParamUse p, String name) {
        boolean isOnWindow = form.isOf(Trait.WINDOW) && !form.method().self().isEmpty();
        if (p.kind() == ParamKind.TARGET_DISPLACEMENT && isOnWindow) {
            TargetGroup.of(p, form).checks(form).forEach(body::before);
        }
        String check =
                switch (p.kind()) {
                    case DEST -> "peer";
                    case SOURCE -> "source";
                    case ROOT -> "root";
                    default -> "";
                };
        boolean knowsRanks = form.isOf(Trait.KNOWS_RANKS) && !form.method().self().isEmpty();
        if (!check.isEmpty() && knowsRanks) {
            String buffer = p.kind() == ParamKind.ROOT ? comma(ofRootAlone()) : "";
            body.before("%s(\"%s\", %s%s);".formatted(check, name, name, buffer));
        }
    }

    /**
     * Returns the name of the buffer that only the root may replace by MPI_IN_PLACE; an empty
     * string if there is none.
     */
    private String ofRootAlone() {
        return form.params().stream()
                .filter(p -> p.kind() == ParamKind.BUFFER && InPlace.isAllowed(form, p))
                .map(p -> JavaNames.identifier(p.name()))
                .findFirst()
                .orElse("");
    }

    /**
     * Adds the statement that records a number in the trace, if the trace records numbers of its
     * kind.
     */
    private void trace(ParamUse p, String name) {
        switch (p.kind()) {
            case DEST, SOURCE, ROOT, TAG ->
                    body.trace(p.kind().name().toLowerCase(Locale.ROOT) + "(" + name + ")");
            case NUMBER -> {
                // MPI_Pcontrol is the only variadic function, and its number is the profiling
                // level.
                if (form.method().function().variadic()) {
                    body.trace("level(" + name + ")");
                }
            }
            default -> {}
        }
    }

    private void pass(ParamUse p, String name) {
        body.argument(name, form.isNarrowed(p) ? "frame.small(" + name + ")" : name);
    }

    private void array(ParamUse p, String name) {
        boolean table = p.param().type().arrays().size() > 1;
        body.param(form.number(p) + (table ? "[][]" : "[]"), name, CallDocs.number(p));
        String length = amounts.blocksOf(p).orElse("");
        lengths.check(p, name).ifPresent(body::before);
        if (!table) {
            ofGroup(p, name).ifPresent(body::before);
        }
        String read;
        if (table) {
            read = "CallNumbers.table(frame, " + name + ")";
        } else if (form.isNarrowed(p)) {
            read = "frame.counts(%s%s, %s)".formatted(name, comma(length), form.hasLarge());
        } else {
            read = "frame.%ss(%s%s)".formatted(form.number(p), name, comma(length));
        }
        body.before("MemorySegment %sAt = %s;".formatted(name, read));
        body.argument(
                form.method().hints().passed().containsKey(p.name())
                        ? "%s == null ? Mpi.%s : %sAt"
                                .formatted(name, form.method().hints().passed().get(p.name()), name)
                        : name + "At");
    }

    /**
     * Returns the statement that checks an array of ranks against the group that the call takes
     * before the array, since some libraries do not check these ranks; empty if there is no such
     * group.
     */
    private Optional<String> ofGroup(ParamUse ranks, String name) {
        return form.params().stream()
                .takeWhile(q -> !q.equals(ranks))
                .filter(q -> ranks.kind() == ParamKind.RANK && form.is(q, Trait.GROUP))
                .reduce((first, last) -> last)
                .map(form::value)
                .map(group -> "frame.ranks(%s, \"%s\", %s);".formatted(group, name, name));
    }

    private static String comma(String length) {
        return length.isEmpty() ? "" : ", " + length;
    }

    private void out(ParamUse p, String name) {
        if (p.many()) {
            outArray(p, name);
            return;
        }
        body.before("MemorySegment %sAt = frame.cell();".formatted(name));
        body.argument(name + "At");
        if (!isTextLength(p)) {
            body.output(form.number(p), p.name(), read(p, name), p);
        }
    }

    /**
     * Returns true for the length of an output text. The Java method does not return this length,
     * since the C text ends with a zero byte.
     */
    private boolean isTextLength(ParamUse p) {
        return p.kind() == ParamKind.LENGTH && form.has(ParamKind.STRING, Direction.OUT);
    }

    private String read(ParamUse p, String name) {
        return form.isNarrowed(p)
                ? "frame.countAt(%sAt, %s)".formatted(name, form.hasLarge())
                : "frame.%sAt(%sAt)".formatted(form.number(p), name);
    }

    private void outArray(ParamUse p, String name) {
        String length = lengths.ofOutput(p);
        String type = form.number(p);
        body.before("MemorySegment %sAt = frame.%ss(%s);".formatted(name, type, length));
        body.argument(name + "At");
        body.output(
                type + "[]",
                p.name(),
                "CallNumbers.%ssAt(%sAt, %s)".formatted(type, name, length),
                p);
    }

    private void inout(ParamUse p, String name) {
        if (p.many()) {
            body.param(form.number(p) + "[]", name, CallDocs.number(p));
            body.before(
                    "MemorySegment %sAt = frame.%ss(%s);".formatted(name, form.number(p), name));
            body.argument(name + "At");
            body.after("CallNumbers.copy(%sAt, %s);".formatted(name, name));
        } else if (isTextLength(p)) {
            body.before("MemorySegment %sAt = frame.textRoom();".formatted(name));
            body.argument(name + "At");
        } else {
            body.param(form.number(p), name, CallDocs.number(p));
            String narrowed = form.isNarrowed(p) ? ", " + form.hasLarge() : "";
            body.before("MemorySegment %sAt = frame.cell(%s%s);".formatted(name, name, narrowed));
            body.argument(name + "At");
            if (p.kind() != ParamKind.KEYVAL) {
                body.output(form.number(p), p.name(), read(p, name), p);
            }
        }
    }
}
