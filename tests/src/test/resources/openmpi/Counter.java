import java.nio.*;
import mpi.*;

/** Keeps a counter and a table in windows on direct buffers. */
class Counter {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        IntBuffer memory = MPI.newIntBuffer(size + 1);
        Win win = new Win(memory, size + 1, 1, MPI.INFO_NULL, MPI.COMM_WORLD);
        IntBuffer one = MPI.newIntBuffer(1).put(0, 1), ticket = MPI.newIntBuffer(1);

        win.lock(MPI.LOCK_SHARED, 0, 0);
        win.fetchAndOp(one, ticket, MPI.INT, 0, size, MPI.SUM);
        win.flush(0);
        win.unlock(0);
        win.fence(0);

        // The displacement counts elements of the buffer.
        IntBuffer mine = MPI.newIntBuffer(1).put(0, 100 + me);
        for (int rank = 0; rank < size; rank++) {
            win.put(mine, 1, MPI.INT, rank, me, 1, MPI.INT);
        }
        win.fence(0);
        int sum = 0;
        for (int rank = 0; rank < size; rank++) {
            sum += memory.get(rank);
        }
        IntBuffer fetched = MPI.newIntBuffer(1);
        win.get(fetched, 1, MPI.INT, (me + 1) % size, me, 1, MPI.INT);
        win.fence(0);
        win.accumulate(one, 1, MPI.INT, 0, 0, 1, MPI.INT, MPI.SUM);
        win.fence(0);
        IntBuffer old = MPI.newIntBuffer(1), compared = MPI.newIntBuffer(1).put(0, 100 + size);
        if (me == 0) {
            win.lock(MPI.LOCK_EXCLUSIVE, 0, 0);
            win.compareAndSwap(one, compared, old, MPI.INT, 0, 0);
            win.unlock(0);
        }
        win.fence(0);

        int[] tickets = {ticket.get(0)};
        MPI.COMM_WORLD.allReduce(tickets, 1, MPI.INT, MPI.SUM);
        System.out.println("process " + me + ": tickets " + tickets[0] + " sum " + sum + " got " + fetched.get(0)
                + (me == 0 ? " count " + memory.get(size) + " swapped " + old.get(0) + " for " + memory.get(0) : ""));
        win.free();
        MPI.Finalize();
    }
}
