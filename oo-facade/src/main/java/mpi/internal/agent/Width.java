package mpi.internal.agent;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Widths of values in bytes, by the descriptor of their type or of a method. */
final class Width {

    private Width() {}

    /** Bytes of the value that a method returns, or, if it returns none, takes last. */
    static int ofValue(String name, MethodTypeDesc type) {
        boolean isTaken = name.startsWith("put") || name.startsWith("set");
        int last = type.parameterCount() - 1;
        return of(isTaken && last >= 0 ? type.parameterType(last) : type.returnType());
    }

    /** Bytes of a value in memory; an object stands for an address. */
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
