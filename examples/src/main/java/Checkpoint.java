import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * A long computation that outlives its job. From time to time all ranks write their states into one
 * file: {@code MPI.File.open} opens it for all, {@code writeAtAll} has each rank write its part at
 * a different place, all at once. A new job finds the file and goes on from there.
 *
 * <p>The file is written under another name and renamed when it is complete, so that a job that
 * ends while it writes leaves the previous file. Here the first run ends some steps after it has
 * written its last file, and the second run goes on from that file. Its result is compared with
 * that of a run without interruption.
 */
public class Checkpoint {
    private static final int NUMBERS = 1000;
    private static final int STEPS = 100;
    private static final int EVERY = 25;
    private static final Path FILE = Path.of("checkpoint.bin");

    private final Intracomm world = MPI.COMM_WORLD;
    private final long place = (long) world.getRank() * NUMBERS * Long.BYTES; // offset in the file
    private final long[] state = new long[NUMBERS]; // the first element is the number of steps made

    private Checkpoint() {
        Arrays.setAll(state, i -> (long) world.getRank() * i);
    }

    /** Runs on every rank: {@code mpiexec -n 4 mpijava Checkpoint}. */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        boolean isRoot = MPI.COMM_WORLD.getRank() == 0;
        if (isRoot) {
            Files.deleteIfExists(FILE);
        }
        MPI.COMM_WORLD.barrier();

        new Checkpoint().run(60); // ends here: the steps after its last file are lost
        Checkpoint second = new Checkpoint();
        second.run(STEPS);

        Checkpoint whole = new Checkpoint();
        whole.compute(STEPS);
        boolean[] isEqual = {Arrays.equals(second.state, whole.state)};
        MPI.COMM_WORLD.allReduce(isEqual, 1, MPI.BOOLEAN, MPI.LAND);
        if (isRoot) {
            System.out.println("equal to a run without interruption: " + isEqual[0]);
            Files.delete(FILE);
        }
        MPI.Finalize();
    }

    /**
     * Reads the state from the file, if there is one, computes until step {@code last}, and writes
     * the file after every 25 steps.
     */
    private void run(int last) throws IOException {
        if (Files.exists(FILE)) {
            read();
        }
        if (world.getRank() == 0) {
            System.out.printf("from step %d to step %d%n", state[0], last);
        }
        while (state[0] < last) {
            compute(Math.min(last, state[0] + EVERY));
            if (state[0] % EVERY == 0) {
                write();
            }
        }
    }

    private void compute(long last) {
        for (; state[0] < last; state[0]++) {
            for (int i = 1; i < NUMBERS; i++) {
                state[i] = state[i] * 6364136223846793005L + 1442695040888963407L + state[0];
            }
        }
    }

    private void write() throws IOException {
        String unfinished = FILE + ".new";
        int mode = MPI.MODE_CREATE | MPI.MODE_WRONLY;
        try (MPI.File file = MPI.File.open(world, unfinished, mode)) {
            file.writeAtAll(place, state, NUMBERS, MPI.LONG);
            file.sync(); // writes to the disk, not only to the memory of a file server
        }
        if (world.getRank() == 0) {
            Files.move(Path.of(unfinished), FILE, StandardCopyOption.ATOMIC_MOVE);
        }
        world.barrier(); // No rank looks for the file before rank 0 has renamed it.
    }

    private void read() {
        try (MPI.File file = MPI.File.open(world, FILE.toString(), MPI.MODE_RDONLY)) {
            file.readAtAll(place, state, NUMBERS, MPI.LONG);
        }
    }
}
