package mpi;

import java.io.Serializable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.abi.MpiLibraryError;
import mpi.abi.OpenmpiAbi;
import mpi.abi.StandardAbi;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/**
 * Training run for the launcher's start-up cache: calls the common functions once, so that the
 * cache contains the classes that programs load. The MPI that it calls is a stub library of the
 * launcher that returns success and does nothing; without this library, only the classes that need
 * no MPI are loaded.
 */
final class Rehearsal {

    private static final int LENGTH = 16;

    private Rehearsal() {}

    /** Makes the calls. It prints nothing, since the launcher reads the output. */
    public static void main(String[] args) {
        OpenmpiAbi.table("");
        StandardAbi.table("");
        try {
            MPI.Init(args);
        } catch (MpiLibraryError none) {
            return;
        }
        describe();
        messages();
        collectives();
        objects();
        MPI.Finalize();
    }

    private static String describe() {
        String library = MPI.Get_library_version().lines().findFirst().orElse("").strip();
        return "rank %d of %d, %s: %s, %s ABI, %.1f s"
                .formatted(
                        MPI.COMM_WORLD.Rank(),
                        MPI.COMM_WORLD.Size(),
                        MPI.Get_processor_name(),
                        library,
                        MPI.Get_abi(),
                        MPI.Wtime());
    }

    private static void messages() {
        Comm world = MPI.COMM_WORLD;
        double[] array = new double[LENGTH];
        world.Send(array, 0, LENGTH, MPI.DOUBLE, 0, 1);
        world.Recv(array, 0, LENGTH, MPI.DOUBLE, 0, 1);
        Request[] requests = {
            world.Isend(array, 0, LENGTH, MPI.DOUBLE, 0, 2),
            world.Irecv(new double[LENGTH], 0, LENGTH, MPI.DOUBLE, 0, 2)
        };
        Request.Waitall(requests);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(LENGTH);
            world.Send(segment, (long) LENGTH, MPI.BYTE, 0, 3);
            world.Recv(segment, (long) LENGTH, MPI.BYTE, 0, 3);
        }
    }

    private static void collectives() {
        Comm world = MPI.COMM_WORLD;
        int[] mine = new int[LENGTH];
        int[] all = new int[LENGTH];
        world.Barrier();
        world.Bcast(mine, 0, LENGTH, MPI.INT, 0);
        world.Reduce(mine, 0, all, 0, LENGTH, MPI.INT, MPI.SUM, 0);
        world.Allreduce(mine, 0, all, 0, LENGTH, MPI.INT, MPI.SUM);
        world.Gather(mine, 0, LENGTH, MPI.INT, all, 0, LENGTH, MPI.INT, 0);
    }

    /**
     * Encodes and decodes objects: the first object of a program's class makes the codec generate
     * code.
     */
    private static void objects() {
        ObjectCodec codec = Codecs.ofJob();
        Object[] objects = {"text", List.of(1, 2.5), new Part(1, new int[LENGTH]), new Point(2)};
        int count = objects.length;
        byte[] message = ObjectMessage.bytes("MPI_Send", codec, objects, 0, count, MPI.OBJECT);
        ObjectMessage.store(message, "MPI_Recv", codec, objects, 0, count, MPI.OBJECT);
    }

    private record Part(int number, int[] array) implements Serializable {}

    private static final class Point implements Serializable {
        private static final long serialVersionUID = 1;

        private final double x;

        private Point(double x) {
            this.x = x;
        }
    }
}
