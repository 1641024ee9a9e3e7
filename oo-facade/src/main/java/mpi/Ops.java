package mpi;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;

/** Names of the operations that MPI defines. */
final class Ops {

    private Ops() {}

    /** The name of each, by its handle. */
    static Map<Long, String> names() {
        Map<Long, String> names = new HashMap<>();
        for (Field field : MPI.class.getFields()) {
            if (field.getType() == Op.class) {
                names.merge(handle(field), "MPI_" + field.getName(), (one, other) -> one);
            }
        }
        return names;
    }

    private static long handle(Field field) {
        try {
            Op op = (Op) field.get(null);
            return op == null ? 0 : op.handle();
        } catch (IllegalAccessException hidden) {
            throw new AssertionError(hidden);
        }
    }
}
