package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;

/**
 * What a method does before all else if its datatype is one of objects: calls itself, or its
 * relatives, with the bytes of the objects. Which way follows from where the buffers come from and
 * where they go to; a method without a way lets the call in progress refuse them.
 */
final class ObjectBranches {

    private static final String BYTES = "message, 0, message.length, MPI.BYTE";

    private final Form form;
    private final Body body;
    private final Results results;
    private final List<MessageBuffer> buffers;
    private final String name;

    ObjectBranches(Form form, Body body, Results results, String name) {
        this.form = form;
        this.body = body;
        this.results = results;
        this.buffers = body.buffers();
        this.name = name;
    }

    /** The statements; none where objects have no way. */
    List<String> statements() {
        if (form.large() || Set.of("Win", "File").contains(form.method().owner())) {
            return List.of();
        }
        if (buffers.isEmpty()) {
            return size();
        }
        if (buffers.stream().anyMatch(this::isUnfit)) {
            return List.of();
        }
        if (form.method().has(ParamKind.MEMORY)) {
            return packed(buffers.getFirst());
        }
        return isCollective() || op() != null ? collective() : messages();
    }

    /** Blocks of a type each, those of partitions, and those of the object's own type. */
    private boolean isUnfit(MessageBuffer b) {
        return b.blocks() == Blocks.PARTITIONS
                || b.type().startsWith("(")
                || form.params().stream().anyMatch(p -> p.kind() == ParamKind.DATATYPE && p.many());
    }

    private boolean isCollective() {
        return form.method().has(ParamKind.ROOT)
                || buffers.stream().anyMatch(b -> b.blocks() != Blocks.ONCE || b.count().many());
    }

    private String op() {
        return form.params().stream()
                .filter(p -> p.kind() == ParamKind.HANDLE && p.base().endsWith("_Op"))
                .map(p -> form.method().isSelf(p) ? "(Op) this" : JavaNames.identifier(p.name()))
                .findFirst()
                .orElse(null);
    }

    /** The size of objects is known when they are packed, and not before. */
    private List<String> size() {
        boolean asks =
                form.method().has(ParamKind.COUNT)
                        && Set.of("int", "long").contains(results.type())
                        && form.method().owner().endsWith("omm");
        return asks
                ? List.of("ObjectType.refuse(\"" + form.function() + "\", datatype);")
                : List.of();
    }

    /** Messages between two ranks: the same call with bytes. */
    private List<String> messages() {
        boolean passes =
                form.method().has(ParamKind.DEST)
                        || form.method().has(ParamKind.SOURCE)
                        || form.first(ParamKind.HANDLE, Direction.INOUT).isPresent();
        List<String> lines = new ArrayList<>();
        for (MessageBuffer b : passes ? buffers : List.<MessageBuffer>of()) {
            lines.add(
                    when(
                            isObjects(b.type()),
                            switch (b.use().direction()) {
                                case IN -> sent(b);
                                case OUT -> received(b);
                                case INOUT -> replaced(b);
                            }));
        }
        return lines;
    }

    private String sent(MessageBuffer b) {
        if (results.type().equals("Prequest")) {
            String once = name.replaceFirst("_init$", "");
            String begin = "I" + Character.toLowerCase(once.charAt(0)) + once.substring(1);
            return "return new RepeatedSend(() -> %s);".formatted(call(begin, names()));
        }
        return encode(b) + returning(call(name, with(b, BYTES)));
    }

    private String received(MessageBuffer b) {
        String room = "room.memory(), 0, room.limit(), MPI.BYTE";
        return "try (ObjectRoom room = ObjectRoom.of(\"%s\", %s)) { return room.received(%s); }"
                .formatted(form.function(), b.items(), call(name, with(b, room)));
    }

    /** What is sent and then replaced is sent from, and received into, the same place. */
    private String replaced(MessageBuffer b) {
        List<String> arguments = new ArrayList<>(names());
        int source =
                form.first(ParamKind.SOURCE, Direction.IN)
                        .map(p -> arguments.indexOf(JavaNames.identifier(p.name())))
                        .orElseThrow();
        arguments.add(source, b.items());
        return "return " + call(name.replaceFirst("_replace$", ""), arguments) + ";";
    }

    private List<String> collective() {
        if (ObjectSteps.isNonblocking(form)) {
            return List.of();
        }
        if (op() != null) {
            return List.of(reduced(buffers.getFirst(), buffers.getLast()));
        }
        return List.of(
                buffers.size() == 1
                        ? shared(buffers.getFirst())
                        : moved(buffers.getFirst(), buffers.getLast()));
    }

    /** The root's objects, for all: their size first. */
    private String shared(MessageBuffer b) {
        String sizes = call(name, with(b, "all.sizes(), 0, 1, MPI.INT"));
        String bytes = call(name, with(b, "all.bytes(), 0, all.length(), MPI.BYTE"));
        return when(
                isObjects(b.type()),
                "ObjectBlocks all = %s; if (isRoot(root)) { all.encoded(); } %s; %s;"
                                .formatted(blocks(b), sizes, bytes)
                        + "if (!isRoot(root)) { all.store(); } return;");
    }

    /** Blocks from some ranks to some: their sizes first, then blocks of as many bytes. */
    private String moved(MessageBuffer out, MessageBuffer in) {
        String equal = name.replaceFirst("v$", "");
        List<String> sizes =
                with(out, "sent.sizes(), 0, 1, MPI.INT", in, "received.sizes(), 0, 1, MPI.INT");
        List<String> bytes = with(out, bytes("sent", out), in, bytes("received", in));
        return when(
                "ObjectType.among(%s, %s)".formatted(out.type(), in.type()),
                "ObjectBlocks sent = %s.encoded(); ObjectBlocks received = %s;"
                                .formatted(blocks(out), blocks(in))
                        + call(equal, sizes)
                        + "; "
                        + call(equal + "v", bytes)
                        + "; received.store(); return;");
    }

    private String blocks(MessageBuffer b) {
        String number = b.hasBlocks() ? b.number() : "1";
        return "ObjectBlocks.of(\"%s\", %s, %s)".formatted(form.function(), b.items(), number);
    }

    private static String bytes(String side, MessageBuffer b) {
        return b.hasBlocks()
                ? "%s.bytes(), 0, %s.sizes(), %s.displacements(), MPI.BYTE"
                        .formatted(side, side, side)
                : "%s.bytes(), 0, %s.length(), MPI.BYTE".formatted(side, side);
    }

    private String reduced(MessageBuffer out, MessageBuffer in) {
        return when(
                isObjects(out.type()),
                op().startsWith("(") ? locally(out, in) : new ObjectReductions(form, op()).of(out, in));
    }

    private String locally(MessageBuffer in, MessageBuffer inout) {
        String left = in.items().replaceFirst(", [^,]*, [^,]*$", "");
        return "Op.combine(\"%s\", %s, %s, %s); return;"
                .formatted(form.function(), op(), left, inout.items());
    }

    /** Objects among packed data: their length first. */
    private List<String> packed(MessageBuffer b) {
        String length = "length, 0, 1, MPI.INT";
        String position = form.first(ParamKind.NUMBER, Direction.INOUT).orElseThrow().name();
        List<String> bytes = new ArrayList<>(with(b, BYTES));
        bytes.replaceAll(argument -> argument.equals(position) ? "at" : argument);
        String first = "%s at = %s;".formatted(results.type(), call(name, with(b, length)));
        if (b.use().direction() == Direction.IN) {
            String packs = "int[] length = {message.length};" + first;
            return List.of(
                    when(isObjects(b.type()), encode(b) + packs + returning(call(name, bytes))));
        }
        String unpacks =
                "int[] length = {0}; %s byte[] message = ObjectMessage.room(\"%s\", length[0], %s); "
                        .formatted(first, form.function(), body.params().getFirst().name());
        String decode =
                "at = %s; ObjectMessage.decode(\"%s\", message, %s); return at;"
                        .formatted(call(name, bytes), form.function(), b.items());
        return List.of(when(isObjects(b.type()), unpacks + decode));
    }

    private String encode(MessageBuffer b) {
        return "byte[] message = ObjectMessage.encode(\"%s\", %s);"
                .formatted(form.function(), b.items());
    }

    private String returning(String call) {
        return results.type().equals("void") ? call + "; return;" : "return " + call + ";";
    }

    private static String isObjects(String type) {
        return type + " instanceof ObjectType";
    }

    private static String when(String condition, String statements) {
        return "if (" + condition + ") { " + statements + " }";
    }

    private static String call(String method, List<String> arguments) {
        return method + "(" + String.join(", ", arguments) + ")";
    }

    private List<String> names() {
        return body.params().stream().map(Body.JavaParam::name).toList();
    }

    /** The parameters, with others in the place of those that describe a buffer. */
    private List<String> with(MessageBuffer b, String others) {
        return replace(names().stream().collect(Collectors.joining(", ")), b, others);
    }

    private List<String> with(MessageBuffer a, String others, MessageBuffer b, String more) {
        return replace(String.join(", ", with(a, others)), b, more);
    }

    private static List<String> replace(String arguments, MessageBuffer b, String others) {
        if (!arguments.contains(b.items())) {
            throw new IllegalArgumentException(b.items() + " do not stand together: " + arguments);
        }
        return List.of(arguments.replace(b.items(), others).split(", "));
    }
}
