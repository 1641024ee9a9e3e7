package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * What one parameter adds to an emitted body: its place in the Java signature, a statement before
 * the call, an argument of the call, a statement after it.
 *
 * @param java the Java parameters, empty where the call provides the value
 * @param before statements before the call
 * @param argument what is passed to the procedural binding
 * @param update statement between the call and the error check, or empty
 */
record CallSteps(List<String> java, List<String> before, String argument, String update) {

    private static CallSteps plain(String java, String argument) {
        return new CallSteps(List.of(java), List.of(), argument, "");
    }

    private static CallSteps output(String name, String allocate) {
        String before = "MemorySegment %sAt = %s;".formatted(name, allocate);
        return new CallSteps(List.of(), List.of(before), name + "At", "");
    }

    /** The steps of one parameter of a method. */
    static CallSteps of(FacadeMethod method, ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (p.name().equals(method.self())) {
            return self(p, name);
        }
        return switch (p.kind()) {
            case BUFFER_IN -> buffer(method, p, name, "in");
            case BUFFER_OUT -> buffer(method, p, name, "out");
            case BUFFER_INOUT -> buffer(method, p, name, "inout");
            case COUNT ->
                    isArrayLength(method, p)
                            ? new CallSteps(List.of(), List.of(), arrayOf(method) + ".length", "")
                            : plain("int " + name, name);
            case DATATYPE -> plain("Datatype " + name, "Datatype.handle(%s)".formatted(name));
            case PEER -> checked("peer", name);
            case SOURCE -> checked("source", name);
            case ROOT -> checked("root", name);
            case INT -> plain("int " + name, name);
            case LONG -> plain("long " + name, name);
            case HANDLE ->
                    plain(typeName(p) + " " + name, "%s.handle(%s)".formatted(typeName(p), name));
            case OUT_HANDLE, OUT_INT, OUT_LONG, OUT_FLAG -> output(name, "frame.cell()");
            case OUT_STATUS -> output(name, "frame.status()");
            case OUT_STATUSES ->
                    output(name, "frame.statuses(%s.length)".formatted(arrayOf(method)));
            case INOUT_HANDLES -> handles(p, name);
            case INOUT_HANDLE,
                    STATUS,
                    INTS,
                    LONGS,
                    OUT_INTS,
                    OUT_LONGS,
                    HANDLES,
                    STRING,
                    OUT_STRING,
                    CALLBACK,
                    ADDRESS ->
                    throw new AssertionError(method.function().name() + "." + p);
        };
    }

    private static CallSteps self(ParamUse p, String name) {
        return switch (p.kind()) {
            case INOUT_HANDLE -> {
                String type = "\"" + p.base() + "\"";
                yield new CallSteps(
                        List.of(),
                        List.of(
                                "MemorySegment %sAt = frame.cell(handle(), %s);"
                                        .formatted(name, type)),
                        name + "At",
                        "update(frame.handleAt(%sAt, %s));".formatted(name, type));
            }
            case STATUS -> output(name, "frame.status((Status) this)");
            default -> new CallSteps(List.of(), List.of(), "handle()", "");
        };
    }

    private static CallSteps handles(ParamUse p, String name) {
        String before = "MemorySegment %sAt = frame.handles(%s);".formatted(name, name);
        return new CallSteps(
                List.of(typeName(p) + "[] " + name),
                List.of(before),
                name + "At",
                "frame.update(%s, %sAt);".formatted(name, name));
    }

    private static CallSteps checked(String check, String name) {
        return new CallSteps(
                List.of("int " + name),
                List.of("%s(\"%s\", %s);".formatted(check, name, name)),
                name,
                "");
    }

    private static CallSteps buffer(FacadeMethod m, ParamUse p, String name, String direction) {
        String offset = offset(p.name());
        String count = BufferGroups.countOf(m, p).name();
        String type = BufferGroups.typeOf(m, p).name();
        String length = length(m.blocks().get(p.name()), count);
        List<String> before = new ArrayList<>();
        if (!mayBeInPlace(m)) {
            before.add("notInPlace(\"%s\", %s);".formatted(name, name));
        }
        before.add(
                "MemorySegment %sAt = frame.%s(%s, %s, %s, %s);"
                        .formatted(name, direction, name, offset, length, type));
        return new CallSteps(List.of("Object " + name, "int " + offset), before, name + "At", "");
    }

    /** MPI_IN_PLACE stands for one of the two buffers of a collective call. */
    private static boolean mayBeInPlace(FacadeMethod m) {
        boolean isPointToPoint = m.has(ParamKind.PEER) || m.has(ParamKind.SOURCE);
        return !isPointToPoint
                && m.params().stream().filter(p -> p.kind().name().startsWith("BUFFER")).count()
                        > 1;
    }

    private static String length(Blocks blocks, String count) {
        return switch (blocks) {
            case null -> count;
            case EVERYWHERE -> "blocks(%s)".formatted(count);
            case AT_ROOT -> "blocksAtRoot(%s, root)".formatted(count);
            case ROOT_ONLY -> "atRoot(%s, root)".formatted(count);
        };
    }

    /** {@code buf} has {@code offset}, {@code sendbuf} has {@code sendoffset}. */
    private static String offset(String buffer) {
        return buffer.replaceFirst("buf(fer)?$", "") + "offset";
    }

    private static boolean isArrayLength(FacadeMethod method, ParamUse count) {
        return method.has(ParamKind.INOUT_HANDLES) && count.kind() == ParamKind.COUNT;
    }

    private static String arrayOf(FacadeMethod method) {
        return method.params().stream()
                .filter(p -> p.kind() == ParamKind.INOUT_HANDLES)
                .findFirst()
                .map(ParamUse::name)
                .orElse("");
    }

    private static String typeName(ParamUse p) {
        return p.base().replaceFirst("^MPIX?_", "");
    }

    /** The steps of all parameters, in C order. */
    static List<CallSteps> all(FacadeMethod method) {
        List<CallSteps> steps = new ArrayList<>();
        method.params().forEach(p -> steps.add(of(method, p)));
        return steps;
    }
}
