import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * A long computation that outlives its job. From time to time all ranks write their states into one
 * file: {@code MPI.File.open} opens it for all, {@code writeAtAll} has each rank write its part at
 * a place of its own, all at once. A new job finds the file and goes on from there.
 *
 * <p>The file is written under another name and renamed when it is complete, so that a job that
 * ends in the middle of it leaves the file of before. Here the first run is given up at a step
 * after its last file, the second one begins with nothing but the file, and its result is compared
 * with that of a run without interruption.
 */
public class Checkpoint {
    private static final int NUMBERS = 1000;
    private static final int STEPS = 100;
    private static final int EVERY = 25;

    private final Intracomm world = MPI.COMM_WORLD;
    private final Path path;
    private final long[] state = new long[NUMBERS];

    private Checkpoint(Path path) {
        this.path = path;
        Arrays.setAll(state, i -> (long) world.getRank() * NUMBERS + i);
    }

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava Checkpoint state.bin}.
     *
     * @param args the file; {@code checkpoint.bin} without it.
     * @throws IOException if the file cannot be removed.
     */
    public static void main(String[] args) throws IOException {
        args = MPI.Init(args);
        Path path = Path.of(args.length > 0 ? args[0] : "checkpoint.bin");
        boolean isRoot = MPI.COMM_WORLD.getRank() == 0;
        if (isRoot) {
            Files.deleteIfExists(path);
        }
        MPI.COMM_WORLD.barrier();

        new Checkpoint(path).run(60); // given up here: what it had computed is lost
        Checkpoint second = new Checkpoint(path);
        second.run(STEPS);

        Checkpoint whole = new Checkpoint(path);
        whole.compute(0, STEPS);
        boolean[] isEqual = {Arrays.equals(second.state, whole.state)};
        MPI.COMM_WORLD.allReduce(isEqual, 1, MPI.BOOLEAN, MPI.LAND);
        if (isRoot) {
            System.out.println("equal to a run without interruption: " + isEqual[0]);
            Files.delete(path);
        }
        MPI.Finalize();
    }

    /** Goes on from the file, if there is one, to a step, and writes the file every 25 steps. */
    private void run(int last) {
        int step = Files.exists(path) ? read() : 0;
        if (world.getRank() == 0) {
            System.out.printf("from step %d to step %d%n", step, last);
        }
        while (step < last) {
            int next = Math.min(last, step + EVERY);
            compute(step, next);
            step = next;
            if (step % EVERY == 0) {
                write(step);
            }
        }
    }

    private void compute(int from, int to) {
        for (int step = from; step < to; step++) {
            for (int i = 0; i < NUMBERS; i++) {
                state[i] = state[i] * 6364136223846793005L + 1442695040888963407L + step;
            }
        }
    }

    private void write(int step) {
        String unfinished = path + ".new";
        int mode = MPI.MODE_CREATE | MPI.MODE_WRONLY;
        try (MPI.File file = MPI.File.open(world, unfinished, mode)) {
            if (world.getRank() == 0) {
                file.writeAt(0, new long[] {step}, 1, MPI.LONG);
            }
            file.writeAtAll(place(), state, NUMBERS, MPI.LONG);
            file.sync(); // on the disk, not only in the memory of a server of files
        }
        if (world.getRank() == 0) {
            try {
                Files.move(Path.of(unfinished), path, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        world.barrier(); // Nobody looks for the file before it has its name.
    }

    private int read() {
        long[] step = new long[1];
        try (MPI.File file = MPI.File.open(world, path.toString(), MPI.MODE_RDONLY)) {
            file.readAtAll(0, step, 1, MPI.LONG);
            file.readAtAll(place(), state, NUMBERS, MPI.LONG);
        }
        return (int) step[0];
    }

    /** The byte of the file at which the state of this rank begins, behind the number of steps. */
    private long place() {
        return Long.BYTES + (long) world.getRank() * NUMBERS * Long.BYTES;
    }
}
