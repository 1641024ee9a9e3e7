package panmpi.generator.emit;

import java.util.stream.Collectors;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Converts the arguments of a camelCase method, such as {@code allReduce}, to arguments of the
 * mpiJava-style method that it calls, such as {@code Allreduce}. The camelCase method has no
 * parameter for the offset of a buffer, and passes 0 for it. It passes a buffer through {@code
 * CamelCaseBuffers.of}, which views the buffer as bytes if its elements are not those of the
 * datatype. Where MPI wants several arrays of equal length, the camelCase method cuts the later
 * arrays to the length of the first. It cuts each row of an array of rank ranges to three numbers,
 * since the program's rows may be longer. In place of an attribute value it passes a copy, so that
 * later changes of the program's object do not change the attribute.
 */
record AliasArguments(Form form) {

    /** Makes the call of the mpiJava-style method from the camelCase method. */
    AliasCall of(MethodEmitter usual) {
        AliasCall call = AliasCall.of(usual.method(usual.name()));
        for (String offset : usual.body().offsets()) {
            call = call.without(offset, "0");
        }
        Lengths lengths = new Lengths(form);
        for (ParamUse p : form.params()) {
            String name = JavaNames.identifier(p.name());
            if (call.params().stream().map(JavaParam::name).anyMatch(name::equals)) {
                String argument = argument(p, name, lengths);
                call = argument.equals(name) ? call : call.passing(name, argument);
            }
        }
        return call;
    }

    private String argument(ParamUse p, String name, Lengths lengths) {
        if (p.kind() == ParamKind.BUFFER) {
            return BufferGroup.of(p, form)
                    .map(group -> byBytes(name, form.value(group.type()), peers(p)))
                    .orElse(name);
        }
        if (p.direction() != Direction.IN) {
            return name;
        }
        if (p.kind() == ParamKind.ATTRIBUTE) {
            return "AttributeValues.copy(%s)".formatted(name);
        }
        if (p.param().type().arrays().size() > 1 && p.kind() == ParamKind.RANK) {
            return "CallNumbers.rows(%s)".formatted(name);
        }
        return lengths.leader(p)
                .map(first -> "CallNumbers.upTo(%s, %s)".formatted(first.name(), name))
                .orElse(name);
    }

    /**
     * Returns the expression that is passed for a buffer: a call of {@code CamelCaseBuffers.of}.
     * The text {@code peers} is empty, or has further arguments for that call, each after a comma.
     */
    static String byBytes(String buffer, String datatype, String peers) {
        return "CamelCaseBuffers.of(%s, %s%s)".formatted(buffer, datatype, peers);
    }

    /**
     * Returns the ranks of the other processes, each after a comma, as further arguments of {@code
     * CamelCaseBuffers.of}. MPI does not access the buffer if these ranks are MPI_PROC_NULL.
     */
    private String peers(ParamUse buffer) {
        if (form.isOf(Trait.MESSAGE)) {
            return ", ((%s) this).peer()".formatted(form.method().owner());
        }
        if (form.method().has(ParamKind.ROOT)) {
            return isPart(buffer) ? ", contributor(root)" : ", root";
        }
        return form.params().stream()
                .filter(p -> p.direction() == Direction.IN && !p.many())
                .filter(p -> isPeer(p.kind(), buffer.direction()))
                .map(p -> ", " + JavaNames.identifier(p.name()))
                .collect(Collectors.joining());
    }

    /**
     * Tests whether a buffer of a rooted call holds the part of one rank, while another buffer
     * holds the parts of all ranks. The root of an intercommunicator has no part of its own.
     */
    private boolean isPart(ParamUse buffer) {
        return form.method().blocks(buffer) == Blocks.ONCE
                && form.params().stream().filter(p -> p.kind() == ParamKind.BUFFER).count() > 1;
    }

    private boolean isPeer(ParamKind kind, Direction buffer) {
        boolean isOneSided = BufferOwner.of(form) == BufferOwner.OBJECT;
        return kind == ParamKind.DEST && (isOneSided || buffer != Direction.OUT)
                || kind == ParamKind.SOURCE && buffer != Direction.IN;
    }
}
