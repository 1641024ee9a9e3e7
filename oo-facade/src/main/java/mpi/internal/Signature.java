package mpi.internal;

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
 * A function's type, in C for this library's ABI and in Java for every ABI. Parsed from words such
 * as {@code int(pointer,int,MPI_Datatype,i:MPI_Fint)}, and {@code int(int,...)} where more
 * arguments may follow.
 *
 * @param nativeType its type in C.
 * @param javaType how emitted code calls it.
 * @param variadic whether C lets more arguments follow, of which emitted code has none.
 */
record Signature(FunctionDescriptor nativeType, MethodType javaType, boolean variadic) {

    /**
     * The prefix of a named type that is {@code int} in Java; other named types are {@code long}.
     */
    private static final String AS_INT = "i:";

    private static final String AND_MORE = "...";

    /**
     * On x86-64, compiled Java puts an argument after these on the stack (the first register of six
     * has the function's address), an {@code int} in four bytes, and the stub that goes on to C
     * reads eight: the processor then waits until the four have reached its cache. In C such an
     * argument has eight bytes for itself as well, and who looks at four of them finds the same
     * number.
     */
    private static final int IN_REGISTERS =
            System.getProperty("os.arch").equals("amd64") ? 5 : Integer.MAX_VALUE;

    static Signature parse(String signature, AbiTable abi) {
        int open = signature.indexOf('(');
        boolean variadic = false;
        String result = signature.substring(0, open);
        List<MemoryLayout> layouts = new ArrayList<>();
        List<Class<?>> carriers = new ArrayList<>();
        for (int at = open + 1; at < signature.length() - 1; ) {
            int comma = signature.indexOf(',', at);
            int end = comma < 0 ? signature.length() - 1 : comma;
            String word = signature.substring(at, end);
            if (word.equals(AND_MORE)) {
                variadic = true;
            } else {
                layouts.add(layout(word, abi));
                carriers.add(carrier(word));
            }
            at = end + 1;
        }
        MemoryLayout[] parameters = layouts.toArray(new MemoryLayout[0]);
        FunctionDescriptor nativeType =
                result.equals("void")
                        ? FunctionDescriptor.ofVoid(parameters)
                        : FunctionDescriptor.of(layout(result, abi), parameters);
        return new Signature(
                nativeType, MethodType.methodType(carrier(result), carriers), variadic);
    }

    /** How the library is called: what goes by the stack takes the width that it has there. */
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
     * What the linker is to know: a function with {@code ...} is told by its caller how many vector
     * registers are in use, and code of older compilers jumps wherever another number leads.
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
