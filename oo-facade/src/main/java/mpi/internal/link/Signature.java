package mpi.internal.link;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import mpi.abi.AbiTable;

/**
 * Type of a function: the C type for this library's ABI, and the Java type, which is the same for
 * every ABI. It is parsed from text such as {@code int(pointer,int,MPI_Datatype,i:MPI_Fint)}, or
 * {@code int(int,...)} for a variadic function.
 *
 * @param nativeType type in C.
 * @param javaType type by which generated code calls the function.
 * @param variadic true if the function is variadic in C; generated code passes no variadic
 *     arguments.
 */
public record Signature(FunctionDescriptor nativeType, MethodType javaType, boolean variadic) {

    /** Prefix of a named type that is {@code int} in Java; other named types are {@code long}. */
    private static final String AS_INT = "i:";

    private static final String AND_MORE = "...";

    /**
     * Number of integer arguments in registers. On x86-64, compiled Java code passes further
     * arguments on the stack (the first of six registers holds the function's address). The
     * compiled code stores an {@code int} in 4 bytes, but the downcall stub loads 8, so that store
     * forwarding fails and the CPU stalls until the store has reached the cache. In C, an argument
     * on the stack has a slot of 8 bytes, too, and a function that reads 4 of the 8 bytes finds the
     * same number.
     */
    private static final int IN_REGISTERS =
            System.getProperty("os.arch").equals("amd64") ? 5 : Integer.MAX_VALUE;

    static Signature parse(String signature, AbiTable abi) {
        List<MemoryLayout> layouts = new ArrayList<>();
        List<String> words = parameters(signature);
        boolean variadic = words.remove(AND_MORE);
        for (String word : words) {
            layouts.add(layout(word, abi));
        }
        MemoryLayout[] parameters = layouts.toArray(new MemoryLayout[0]);
        String result = result(signature);
        FunctionDescriptor nativeType =
                result.equals("void")
                        ? FunctionDescriptor.ofVoid(parameters)
                        : FunctionDescriptor.of(layout(result, abi), parameters);
        return new Signature(nativeType, javaType(signature), variadic);
    }

    /** Returns the type of a signature in Java, which is the same for every ABI. */
    static MethodType javaType(String signature) {
        List<Class<?>> carriers = new ArrayList<>();
        for (String word : parameters(signature)) {
            if (!word.equals(AND_MORE)) {
                carriers.add(carrier(word));
            }
        }
        return MethodType.methodType(carrier(result(signature)), carriers);
    }

    private static String result(String signature) {
        return signature.substring(0, signature.indexOf('('));
    }

    private static List<String> parameters(String signature) {
        List<String> words = new ArrayList<>();
        for (int at = signature.indexOf('(') + 1; at < signature.length() - 1; ) {
            int comma = signature.indexOf(',', at);
            int end = comma < 0 ? signature.length() - 1 : comma;
            words.add(signature.substring(at, end));
            at = end + 1;
        }
        return words;
    }

    /**
     * Finds a C type that an ABI table lacks, because the table was made from a header that is
     * older than the library.
     *
     * @return the first type of the signature that the table lacks; empty if there is none.
     */
    static String unknownType(String signature, AbiTable abi) {
        List<String> words = parameters(signature);
        words.add(result(signature));
        for (String word : words) {
            String type = typeName(word);
            if (type.startsWith("MPI") && abi.kind(type) != AbiTable.Kind.TYPE) {
                return type;
            }
        }
        return "";
    }

    private static String typeName(String word) {
        return word.startsWith(AS_INT) ? word.substring(AS_INT.length()) : word;
    }

    /**
     * Returns the type to link the call with, in which {@code int} arguments on the stack are
     * widened to 8 bytes.
     */
    FunctionDescriptor callType() {
        List<MemoryLayout> parameters = new ArrayList<>(nativeType.argumentLayouts());
        for (int i = IN_REGISTERS; i < parameters.size(); i++) {
            if (parameters.get(i).equals(JAVA_INT)) {
                parameters.set(i, JAVA_LONG);
            }
        }
        MemoryLayout[] wide = parameters.toArray(new MemoryLayout[0]);
        return nativeType
                .returnLayout()
                .map(result -> FunctionDescriptor.of(result, wide))
                .orElseGet(() -> FunctionDescriptor.ofVoid(wide));
    }

    /**
     * Returns the linker options. A caller of a variadic function must pass the number of vector
     * registers in use (in AL on x86-64), since code of older compilers jumps to an address
     * computed from that number.
     */
    Linker.Option[] options() {
        int fixed = nativeType.argumentLayouts().size();
        return variadic
                ? new Linker.Option[] {Linker.Option.firstVariadicArg(fixed)}
                : new Linker.Option[0];
    }

    private static MemoryLayout layout(String word, AbiTable abi) {
        return switch (word) {
            case "int" -> JAVA_INT;
            case "long" -> JAVA_LONG;
            case "double" -> JAVA_DOUBLE;
            case "byte" -> JAVA_BYTE;
            case "pointer" -> ADDRESS;
            default -> ofWidth(abi.width(typeName(word)));
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
