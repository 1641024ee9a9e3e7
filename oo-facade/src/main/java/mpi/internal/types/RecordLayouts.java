package mpi.internal.types;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import mpi.ArrayLength;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Computes the layouts of the C structs that correspond to records. The members are the components
 * in their order, naturally aligned.
 */
public final class RecordLayouts {

    private static final Map<Class<?>, ValueLayout> PRIMITIVES =
            Map.of(
                    byte.class, ValueLayout.JAVA_BYTE,
                    boolean.class, ValueLayout.JAVA_BOOLEAN,
                    char.class, ValueLayout.JAVA_CHAR,
                    short.class, ValueLayout.JAVA_SHORT,
                    int.class, ValueLayout.JAVA_INT,
                    long.class, ValueLayout.JAVA_LONG,
                    float.class, ValueLayout.JAVA_FLOAT,
                    double.class, ValueLayout.JAVA_DOUBLE);

    private final String call;
    private final Deque<Class<?>> enclosing = new ArrayDeque<>();

    public RecordLayouts(String call) {
        this.call = call;
    }

    public StructLayout of(Class<?> type) {
        if (type == null || type.getRecordComponents() == null) {
            throw refusal(type + " is not a record");
        }
        if (type.getRecordComponents().length == 0) {
            throw refusal("record " + type.getSimpleName() + " has no components");
        }
        if (enclosing.contains(type)) {
            throw refusal("record " + type.getSimpleName() + " contains itself: it has no size");
        }
        enclosing.push(type);
        StructLayout struct = struct(type);
        enclosing.pop();
        return struct;
    }

    private StructLayout struct(Class<?> type) {
        List<MemoryLayout> members = new ArrayList<>();
        long offset = 0;
        long alignment = 1;
        for (RecordComponent component : type.getRecordComponents()) {
            MemoryLayout member = member(type, component);
            offset = pad(members, offset, member.byteAlignment()) + member.byteSize();
            members.add(member.withName(component.getName()));
            alignment = Math.max(alignment, member.byteAlignment());
        }
        pad(members, offset, alignment);
        return MemoryLayout.structLayout(members.toArray(new MemoryLayout[0]))
                .withName(type.getSimpleName());
    }

    private MemoryLayout member(Class<?> type, RecordComponent component) {
        Class<?> kind = component.getType();
        if (PRIMITIVES.containsKey(kind)) {
            return PRIMITIVES.get(kind);
        }
        if (kind.isRecord()) {
            return of(kind);
        }
        ArrayLength length = component.getAnnotation(ArrayLength.class);
        if (kind.isArray() && length != null && PRIMITIVES.containsKey(kind.getComponentType())) {
            return array(type, component, length.value());
        }
        String what = type.getSimpleName() + "." + component.getName();
        String rule = "a primitive type, or a record of primitive types, is needed";
        String hint =
                kind.isArray() ? "; @ArrayLength(n) gives an array of primitives its length" : "";
        throw refusal(what + " is " + kind.getTypeName() + ": " + rule + hint);
    }

    private MemoryLayout array(Class<?> type, RecordComponent component, int length) {
        if (length < 1) {
            String what = type.getSimpleName() + "." + component.getName();
            throw refusal(what + ": @ArrayLength(" + length + ") must be 1 or more");
        }
        ValueLayout element = PRIMITIVES.get(component.getType().getComponentType());
        return MemoryLayout.sequenceLayout(length, element);
    }

    private static long pad(List<MemoryLayout> members, long offset, long alignment) {
        long padding = -offset & alignment - 1;
        if (padding > 0) {
            members.add(MemoryLayout.paddingLayout(padding));
        }
        return offset + padding;
    }

    private MPIException refusal(String complaint) {
        return MPIException.of(call, Mpi.MPI_ERR_TYPE, complaint);
    }
}
