package panmpi.tests.bounds;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.abi.MissingFunctionException;

/**
 * Puts an argument of a wrong class into some calls, which panmpi must refuse in its own words: an
 * exception of the JDK names neither the call nor the argument.
 */
final class WrongClasses {
    private static final int ONE_IN = 8;

    private WrongClasses() {}

    /** Replaces one argument of some calls, but not of those that another call must complete. */
    static void spoil(RandomGenerator random, Method method, Object[] values) {
        if (random.nextInt(ONE_IN) != 0 || method.getName().matches(".*(_begin|ttach.*)")) {
            return;
        }
        var types = method.getParameterTypes();
        var places =
                IntStream.range(0, types.length)
                        .filter(i -> !instead(types[i]).isEmpty())
                        .toArray();
        if (places.length > 0) {
            int at = places[random.nextInt(places.length)];
            var wrong = instead(types[at]);
            values[at] = wrong.get(random.nextInt(wrong.size()));
        }
    }

    /**
     * Returns true if an exception has a message of panmpi; false for exceptions that the JDK
     * throws, and for errors.
     */
    static boolean isRefusal(Throwable failure) {
        if (failure instanceof MPIException || failure instanceof MissingFunctionException) {
            return true;
        }
        var stack = failure.getStackTrace();
        return failure instanceof IllegalArgumentException
                && stack.length > 0
                && stack[0].getClassName().startsWith("mpi.");
    }

    /**
     * Returns wrong arguments for a parameter of a type, such as null, an empty array or a freed
     * datatype.
     */
    private static List<Object> instead(Class<?> type) {
        if (type == Object.class) {
            return buffers();
        } else if (type == MemorySegment.class) {
            return Arrays.asList(null, MemorySegment.NULL, closed());
        } else if (type == Datatype.class) {
            return List.of(MPI.OBJECT, freed());
        } else if (type == byte[].class || type == int[].class || type == long[].class) {
            return Arrays.asList(null, Array.newInstance(type.getComponentType(), 0));
        } else if (type == Datatype[].class) {
            return Arrays.asList(null, new Datatype[0], new Datatype[1], new Datatype[] {freed()});
        }
        return List.of();
    }

    private static List<Object> buffers() {
        return Arrays.asList(
                null,
                "text",
                7,
                List.of(1),
                CharBuffer.wrap("abc"),
                CharBuffer.wrap("a long text that a count may fit into, of many characters"),
                IntBuffer.allocate(64).asReadOnlyBuffer(),
                ByteBuffer.allocateDirect(64).order(otherOrder()).asDoubleBuffer(),
                new boolean[0],
                new int[8][8],
                new Integer[8],
                new Object[8],
                MemorySegment.NULL,
                MPI.INT,
                closed());
    }

    private static ByteOrder otherOrder() {
        return ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN
                ? ByteOrder.LITTLE_ENDIAN
                : ByteOrder.BIG_ENDIAN;
    }

    private static MemorySegment closed() {
        var arena = Arena.ofShared();
        var memory = arena.allocate(64);
        arena.close();
        return memory;
    }

    private static Datatype freed() {
        var type = Datatype.Contiguous(2, MPI.INT);
        type.Commit();
        type.Free();
        return type;
    }
}
