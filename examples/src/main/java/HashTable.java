import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/**
 * A hash table that is spread over all ranks; each rank changes it without the others' help. Every
 * rank opens a part of its memory, a window; the calls on the window name a rank and a place there.
 * An entry is two numbers, a key and a sum; where two keys fall on the same place, the later one
 * takes the next free place.
 *
 * <p>{@code compareAndSwap} takes a place for a key: it writes the key if the place is empty, and
 * returns what was there, in one step that no other rank can come between. {@code fetchAndOp} adds
 * to a sum in the same way, {@code get} reads. {@code lockAll} opens all windows for such calls,
 * and {@code flush} waits until the calls to one rank are done.
 */
public class HashTable {
    private static final int ENTRY = 2;
    private static final long EMPTY = 0;

    private final Win window;
    private final int entriesOfEach;
    private final int entries;

    private HashTable(Intracomm comm, int entriesOfEach) {
        this.entriesOfEach = entriesOfEach;
        this.entries = entriesOfEach * comm.getSize();
        long bytes = (long) entriesOfEach * ENTRY * Long.BYTES;
        this.window = Win.allocate(bytes, Long.BYTES, null, comm);
        window.lockAll(0);
        window.Base().fill((byte) EMPTY);
        window.sync();
        comm.barrier(); // No rank writes before all parts of the table are empty.
    }

    /** Runs on every rank: {@code mpiexec -n 4 mpijava HashTable 500}. */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int keys = args.length > 0 ? Integer.parseInt(args[0]) : 500;
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        HashTable table = new HashTable(world, 2 * keys / size + 1);

        for (int i = 0; i < keys; i++) {
            // Each rank begins with a different key; still, two ranks may use one key at once.
            long key = 1 + (i + rank * keys / size) % keys;
            table.add(key, key * (rank + 1));
        }
        world.barrier();

        int[] right = {0};
        for (long key = 1 + rank; key <= keys; key += size) {
            right[0] += table.sumOf(key) == key * size * (size + 1) / 2 ? 1 : 0;
        }
        world.allReduce(right, 1, MPI.INT, MPI.SUM);
        if (rank == 0) {
            System.out.printf("%d keys, each added to by %d ranks%n", keys, size);
            System.out.printf(
                    "%d sums right, of a key that is not there %d%n", right[0], table.sumOf(-1));
        }
        table.window.unlockAll();
        table.window.free();
        MPI.Finalize();
    }

    /**
     * Adds a value to the sum of a key. The table has more places than keys, so that a place for
     * the key is always found.
     */
    private void add(long key, long value) {
        long[] old = new long[1];
        for (int place = place(key); ; place = (place + 1) % entries) {
            int rank = place / entriesOfEach;
            long at = (long) place % entriesOfEach * ENTRY;
            window.compareAndSwap(new long[] {key}, new long[] {EMPTY}, old, MPI.LONG, rank, at);
            window.flush(rank);
            if (old[0] == EMPTY || old[0] == key) {
                window.fetchAndOp(new long[] {value}, old, MPI.LONG, rank, at + 1, MPI.SUM);
                window.flush(rank);
                return;
            }
        }
    }

    /** Returns the sum of a key; 0 if no rank has added to the key. */
    private long sumOf(long key) {
        long[] entry = new long[ENTRY];
        int place = place(key);
        do {
            int rank = place / entriesOfEach;
            long at = (long) place % entriesOfEach * ENTRY;
            window.get(entry, ENTRY, MPI.LONG, rank, at, ENTRY, MPI.LONG);
            window.flush(rank);
            place = (place + 1) % entries;
        } while (entry[0] != key && entry[0] != EMPTY);
        return entry[1];
    }

    private int place(long key) {
        return Math.floorMod(Long.hashCode(key * 0x9E3779B97F4A7C15L), entries);
    }
}
