import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/** Sends structs, as C has them, that a record describes. */
public class Particles {
    record Particle(double x, double y, int id) {}

    private static final long BYTES = 24;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        Datatype particle = Datatype.Of(Particle.class);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment two = arena.allocate(2 * BYTES, 8);
            if (world.getRank() == 0) {
                two.set(ValueLayout.JAVA_DOUBLE, BYTES, 0.5);
                two.set(ValueLayout.JAVA_INT, BYTES + 16, 42);
                world.send(two, 2, particle, 1, 0);
            } else {
                world.recv(two, 2, particle, 0, 0);
                double x = two.get(ValueLayout.JAVA_DOUBLE, BYTES);
                int id = two.get(ValueLayout.JAVA_INT, BYTES + 16);
                System.out.println("particle " + id + " is at x = " + x);
            }
        }
        MPI.Finalize();
    }
}
