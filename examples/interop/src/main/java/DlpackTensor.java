import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;

/**
 * A tensor of DLPack, {@code struct DLManagedTensor} of {@code dlpack.h}: memory of another library
 * with its shape and its strides. MPI sends a tensor in memory of this process without a copy. A
 * tensor in the memory of a device, such as a GPU, is not sent: its pointer can only be passed to
 * another library.
 *
 * @param memory memory from the first element to the last; of size 0 on a device.
 * @param device kind of device; {@link #CPU} for memory of this process.
 * @param code kind of the elements: 0 for signed, 1 for unsigned integers, 2 for floats.
 * @param bits size of an element in bits.
 * @param shape number of elements in each dimension.
 * @param strides distance of neighbours in each dimension, in elements.
 */
record DlpackTensor(
        MemorySegment memory, int device, int code, int bits, long[] shape, long[] strides) {

    /** Memory of this process. */
    static final int CPU = 1;

    /** Size of the struct in bytes; the other constants are offsets in it. */
    private static final int BYTES = 64;

    private static final int DEVICE = 8;
    private static final int DIMENSIONS = 16;
    private static final int CODE = 20;
    private static final int BITS = 21;
    private static final int LANES = 22;
    private static final int SHAPE = 24;
    private static final int STRIDES = 32;
    private static final int OFFSET = 40;
    private static final int DELETER = 56;

    /**
     * Reads the struct at an address. The producer may not free the tensor before {@link #release}.
     */
    @SuppressWarnings("restricted")
    static DlpackTensor read(MemorySegment address) {
        MemorySegment struct = address.reinterpret(BYTES);
        int dimensions = struct.get(JAVA_INT, DIMENSIONS);
        long[] shape = longs(struct.get(ADDRESS, SHAPE), dimensions);
        MemorySegment given = struct.get(ADDRESS, STRIDES);
        long[] strides = given.address() == 0 ? rowMajor(shape) : longs(given, dimensions);
        int device = struct.get(JAVA_INT, DEVICE);
        int bits = Byte.toUnsignedInt(struct.get(JAVA_BYTE, BITS));
        long first = struct.get(ADDRESS, 0).address() + struct.get(JAVA_LONG, OFFSET);
        MemorySegment memory = MemorySegment.ofAddress(first);
        if (device == CPU) {
            memory = memory.reinterpret(span(shape, strides) * bits / 8);
        }
        return new DlpackTensor(memory, device, struct.get(JAVA_BYTE, CODE), bits, shape, strides);
    }

    /** Tells the producer that its tensor is no longer used. */
    @SuppressWarnings("restricted")
    static void release(MemorySegment address) {
        MemorySegment deleter = address.reinterpret(BYTES).get(ADDRESS, DELETER);
        if (deleter.address() != 0) {
            MethodHandle call =
                    Linker.nativeLinker()
                            .downcallHandle(deleter, FunctionDescriptor.ofVoid(ADDRESS));
            try {
                call.invokeExact(address);
            } catch (Throwable failure) {
                throw new IllegalStateException("the deleter of a tensor", failure);
            }
        }
    }

    /**
     * Writes the struct for a library that takes tensors. The struct is valid as long as the arena;
     * the library calls {@code released} once, when it no longer uses the tensor.
     */
    @SuppressWarnings("restricted")
    MemorySegment write(Arena arena, Runnable released) throws ReflectiveOperationException {
        MemorySegment struct = arena.allocate(BYTES, 8);
        struct.set(ADDRESS, 0, memory);
        struct.set(JAVA_INT, DEVICE, device);
        struct.set(JAVA_INT, DIMENSIONS, shape.length);
        struct.set(JAVA_BYTE, CODE, (byte) code);
        struct.set(JAVA_BYTE, BITS, (byte) bits);
        struct.set(JAVA_SHORT, LANES, (short) 1);
        struct.set(ADDRESS, SHAPE, arena.allocateFrom(JAVA_LONG, shape));
        struct.set(ADDRESS, STRIDES, arena.allocateFrom(JAVA_LONG, strides));
        var run =
                MethodHandles.lookup()
                        .findVirtual(Runnable.class, "run", MethodType.methodType(void.class));
        var deleter = MethodHandles.dropArguments(run.bindTo(released), 0, MemorySegment.class);
        FunctionDescriptor type = FunctionDescriptor.ofVoid(ADDRESS);
        struct.set(ADDRESS, DELETER, Linker.nativeLinker().upcallStub(deleter, type, arena));
        return struct;
    }

    /**
     * Tests whether the elements are contiguous, so that they can be sent without a derived
     * datatype.
     */
    boolean isContiguous() {
        return Arrays.equals(strides, rowMajor(shape));
    }

    /**
     * Returns a datatype that sends the whole tensor without its gaps. The caller frees the
     * datatype.
     */
    Datatype type() {
        if (device != CPU) {
            throw new IllegalArgumentException("device " + device + ": the memory is not here");
        }
        Datatype type = element();
        for (int i = shape.length - 1; i >= 0; i--) {
            type = Datatype.Create_hvector(shape[i], 1, strides[i] * bits / 8, type);
        }
        type.commit();
        return type;
    }

    private Datatype element() {
        return switch (code + "/" + bits) {
            case "2/64" -> MPI.DOUBLE;
            case "2/32" -> MPI.FLOAT;
            case "0/64", "1/64" -> MPI.LONG;
            case "0/32", "1/32" -> MPI.INT;
            case "0/16", "1/16" -> MPI.SHORT;
            case "0/8", "1/8" -> MPI.BYTE;
            default ->
                    throw new IllegalArgumentException(
                            "elements of code " + code + " with " + bits + " bits");
        };
    }

    /** Returns the strides of a tensor whose last dimension is contiguous. */
    static long[] rowMajor(long... shape) {
        long[] strides = new long[shape.length];
        long stride = 1;
        for (int i = shape.length - 1; i >= 0; i--) {
            strides[i] = stride;
            stride *= shape[i];
        }
        return strides;
    }

    /** Returns the number of elements from the first to the last one in memory, with the gaps. */
    private static long span(long[] shape, long[] strides) {
        long last = 0;
        for (int i = 0; i < shape.length; i++) {
            if (strides[i] < 0) {
                throw new IllegalArgumentException(
                        "stride " + strides[i] + " goes backwards; take a copy");
            }
            last += (shape[i] - 1) * strides[i];
        }
        return last + 1;
    }

    @SuppressWarnings("restricted")
    private static long[] longs(MemorySegment address, int number) {
        return address.reinterpret((long) number * Long.BYTES).toArray(JAVA_LONG);
    }
}
