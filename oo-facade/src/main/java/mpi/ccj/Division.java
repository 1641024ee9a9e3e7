package mpi.ccj;

import java.io.Serializable;

/**
 * Divides the objects of {@code scatter} into parts, and assembles the objects of {@code gather}
 * and {@code allGather} from parts.
 */
final class Division {

    private Division() {}

    /** Divides an object into {@code size} parts, one for each member. */
    static Object[] divide(DividableDataObjectInterface whole, int size) throws CCJException {
        if (whole == null) {
            throw new CCJException("scatter: rootObject is null at the root, which must have one");
        }
        Object[] parts = new Object[size];
        for (int i = 0; i < size; i++) {
            parts[i] = whole.elementAt(i, size);
            if (parts[i] != null && !(parts[i] instanceof Serializable)) {
                String call = whole.getClass().getName() + ".elementAt(" + i + ", " + size + ")";
                String what = " is a " + parts[i].getClass().getName();
                throw new CCJException(call + what + ", which is not java.io.Serializable");
            }
        }
        return parts;
    }

    /** Sets all parts of an object. */
    static <T extends DividableDataObjectInterface> T assemble(T whole, Object... parts) {
        for (int i = 0; i < parts.length; i++) {
            whole.setElementAt(i, parts.length, (Serializable) parts[i]);
        }
        return whole;
    }
}
