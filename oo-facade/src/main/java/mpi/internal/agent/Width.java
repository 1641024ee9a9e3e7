package mpi.internal.agent;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Computes the width of a value in bytes from the descriptor of its type or of a method. */
final class Width {

    private Width() {}

    /**
     * Returns the number of bytes of the value that a method reads or writes: its last parameter
     * for a method whose name begins with {@code put} or {@code set}, else its result.
     */
    static int ofValue(String name, MethodTypeDesc type) {
        boolean isTaken = name.startsWith("put") || name.startsWith("set");
        int last = type.parameterCount() - 1;
        return of(isTaken && last >= 0 ? type.parameterType(last) : type.returnType());
    }

    /** Returns the number of bytes of a value in memory; an object counts as an address. */
    static int of(ClassDesc type) {
        return switch (type.descriptorString().charAt(0)) {
            case 'V' -> 0;
            case 'Z', 'B' -> Byte.BYTES;
            case 'C', 'S' -> Short.BYTES;
            case 'I', 'F' -> Integer.BYTES;
            default -> Long.BYTES;
        };
    }
}
