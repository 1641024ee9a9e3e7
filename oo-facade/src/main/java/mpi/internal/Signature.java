package mpi.internal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import mpi.abi.AbiTable;

/**
 * A function's type, in C for this library's ABI and in Java for every ABI. Parsed from words such
 * as {@code int(pointer,int,MPI_Datatype,i:MPI_Fint)}.
 *
 * @param nativeType how the library is called.
 * @param javaType how emitted code calls it.
 */
record Signature(FunctionDescriptor nativeType, MethodType javaType) {

    /**
     * The prefix of a named type that is {@code int} in Java; other named types are {@code long}.
     */
    private static final String AS_INT = "i:";

    static Signature parse(String signature, AbiTable abi) {
        int open = signature.indexOf('(');
        String result = signature.substring(0, open);
        List<MemoryLayout> layouts = new ArrayList<>();
        List<Class<?>> carriers = new ArrayList<>();
        for (int at = open + 1; at < signature.length() - 1; ) {
            int comma = signature.indexOf(',', at);
            int end = comma < 0 ? signature.length() - 1 : comma;
            String word = signature.substring(at, end);
            layouts.add(layout(word, abi));
            carriers.add(carrier(word));
            at = end + 1;
        }
        MemoryLayout[] parameters = layouts.toArray(new MemoryLayout[0]);
        FunctionDescriptor nativeType =
                result.equals("void")
                        ? FunctionDescriptor.ofVoid(parameters)
                        : FunctionDescriptor.of(layout(result, abi), parameters);
        return new Signature(nativeType, MethodType.methodType(carrier(result), carriers));
    }

    private static MemoryLayout layout(String word, AbiTable abi) {
        return switch (word) {
            case "int" -> JAVA_INT;
            case "long" -> JAVA_LONG;
            case "double" -> JAVA_DOUBLE;
            case "byte" -> JAVA_BYTE;
            case "pointer" -> ADDRESS;
            default -> ofWidth(abi.width(word.substring(word.startsWith(AS_INT) ? 2 : 0)));
        };
    }

    private static MemoryLayout ofWidth(int bytes) {
        return bytes == 4 ? JAVA_INT : JAVA_LONG;
    }

    private static Class<?> carrier(String word) {
        return switch (word) {
            case "int" -> int.class;
            case "double" -> double.class;
            case "byte" -> byte.class;
            case "void" -> void.class;
            case "pointer" -> MemorySegment.class;
            default -> word.startsWith(AS_INT) ? int.class : long.class;
        };
    }
}
