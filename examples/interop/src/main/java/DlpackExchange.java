import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Exchanges tensors of numpy by DLPack. Each rank has a Python interpreter in its process. Rank 0
 * sends a transposed array, which is not contiguous, directly from numpy's memory. Rank 1 receives
 * the array in memory that Java has allocated, and passes this memory to its own numpy as an array.
 */
public class DlpackExchange {
    private static final int ROWS = 6;
    private static final int COLUMNS = 4;
    private static final int FLOAT = 2;
    private static final int TAG = 1;

    private static final String PREPARE =
            """
            import ctypes
            import numpy

            NAME = b"dltensor"
            new = ctypes.pythonapi.PyCapsule_New
            new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
            pointer = ctypes.pythonapi.PyCapsule_GetPointer
            pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]

            class Given:
                def __init__(self, address):
                    self.address = address
                def __dlpack__(self, stream=None):
                    return new(self.address, NAME, None)
                def __dlpack_device__(self):
                    return 1, 0

            wanted = numpy.arange(24.0).reshape(4, 6).T
            """;

    private DlpackExchange() {}

    /**
     * Runs on two ranks: {@code mpiexec -n 2 mpijava DlpackExchange}.
     *
     * @param args none.
     * @throws ReflectiveOperationException if a function that numpy calls is not found.
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        try (Arena arena = Arena.ofShared()) {
            EmbeddedPython python = EmbeddedPython.start();
            python.run(PREPARE);
            if (world.getRank() == 0) {
                send(world, arena, python);
            } else if (world.getRank() == 1) {
                receive(world, arena, python);
            }
        }
        MPI.Finalize();
    }

    /** Sends numpy's array in place, by a datatype that has the strides of the array. */
    private static void send(Intracomm world, Arena arena, EmbeddedPython python) {
        MemorySegment cell = arena.allocate(JAVA_LONG);
        python.run(
                """
                capsule = wanted.__dlpack__()
                ctypes.c_void_p.from_address(%d).value = pointer(capsule, NAME)
                """
                        .formatted(cell.address()));
        DlpackTensor tensor = DlpackTensor.read(cell.get(ADDRESS, 0));
        System.out.println("numpy's tensor has gaps: " + !tensor.isContiguous());
        Datatype type = tensor.type();
        world.send(tensor.memory(), 1, type, 1, TAG);
        type.free();
        python.run("del capsule");
    }

    /** Receives the numbers into contiguous memory, and gives that memory to numpy as an array. */
    private static void receive(Intracomm world, Arena arena, EmbeddedPython python)
            throws ReflectiveOperationException {
        MemorySegment memory = arena.allocate(JAVA_DOUBLE, ROWS * COLUMNS);
        world.recv(memory, ROWS * COLUMNS, MPI.DOUBLE, 0, TAG);
        long[] shape = {ROWS, COLUMNS};
        long[] strides = DlpackTensor.rowMajor(shape);
        var tensor = new DlpackTensor(memory, DlpackTensor.CPU, FLOAT, 64, shape, strides);
        AtomicInteger released = new AtomicInteger();
        MemorySegment struct = tensor.write(arena, released::incrementAndGet);
        python.run("got = numpy.from_dlpack(Given(%d))".formatted(struct.address()));
        python.run("assert (got == wanted).all()");
        memory.setAtIndex(JAVA_DOUBLE, 1, -5);
        python.run("assert got[0, 1] == -5");
        System.out.println("numpy sees the memory of Java: true");
        python.run("del got");
        System.out.println("numpy has released it: " + (released.get() == 1));
    }
}
