package mpi.internal.agent;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import mpi.internal.agent.Effect.Amount;
import mpi.internal.agent.Effect.Source;
import mpi.internal.strict.access.Touch;

/**
 * Finds which memory a call of a {@code VarHandle} reads or writes, as an {@link Effect}, if the
 * first two arguments of the call are an array or buffer and an index. The accesses by a {@code
 * VarHandle} that was made from a memory layout are not found, since only the handle knows the
 * offset that it accesses.
 */
final class HandleEffects {

    private HandleEffects() {}

    static List<Effect> of(String name, MethodTypeDesc type, String shape) {
        if (!shape.startsWith("ai") && !shape.startsWith("bi")) {
            return List.of();
        }
        ClassDesc memory = type.parameterType(0);
        boolean isRead = name.startsWith("get") && !name.startsWith("getAnd");
        ClassDesc value = isRead ? type.returnType() : type.parameterType(shape.length() - 1);
        int width = Width.of(value);
        boolean isView =
                !memory.isArray() || memory.descriptorString().equals("[B") && width > Byte.BYTES;
        Amount count = new Amount(Source.CONSTANT, isView ? width : 1);
        Amount index = new Amount(Source.ARGUMENT, 2);
        int mode = isRead ? Touch.READ : Touch.WRITE;
        return List.of(new Effect(1, index, count, isView ? 1 : 0, mode));
    }
}
