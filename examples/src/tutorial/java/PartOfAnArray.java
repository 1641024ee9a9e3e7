import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Sends the same four numbers from an array, from a part of an array, and from memory outside the
 * heap.
 */
public class PartOfAnArray {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            send(world);
        } else {
            receive(world);
        }
        MPI.Finalize();
    }

    private static void send(Intracomm world) {
        // --8<-- [start:send]
        int[] numbers = {1, 2, 3, 4, 5, 6};
        world.send(numbers, 4, MPI.INT, 1, 0);
        world.send(MPI.slice(numbers, 2), 4, MPI.INT, 1, 1);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocateFrom(ValueLayout.JAVA_INT, 7, 8, 9, 10);
            world.send(memory, 4, MPI.INT, 1, 2);
        }
        // --8<-- [end:send]
    }

    private static void receive(Intracomm world) {
        for (int tag = 0; tag < 3; tag++) {
            int[] numbers = new int[4];
            world.recv(numbers, 4, MPI.INT, 0, tag);
            System.out.println("message " + tag + ": " + Arrays.toString(numbers));
        }
    }
}
