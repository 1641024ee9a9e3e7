import java.nio.DoubleBuffer;
import mpi.*;

/** Gathers parts of a vector, whose lengths differ, on all processes. */
class Gathering {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        int[] counts = new int[size], displs = new int[size];
        int total = 0;
        for (int i = 0; i < size; i++) {
            counts[i] = i + 1;
            displs[i] = total;
            total += counts[i];
        }
        DoubleBuffer mine = MPI.newDoubleBuffer(counts[me]);
        for (int i = 0; i < counts[me]; i++) {
            mine.put(i, me + i / 10.0);
        }
        DoubleBuffer all = MPI.newDoubleBuffer(total);
        MPI.COMM_WORLD.allGatherv(mine, counts[me], MPI.DOUBLE, all, counts, displs, MPI.DOUBLE);

        // Again in place, and without blocking.
        DoubleBuffer again = MPI.newDoubleBuffer(total);
        MPI.slice(again, displs[me]).put(mine);
        MPI.COMM_WORLD.allGatherv(again, counts, displs, MPI.DOUBLE);
        mine.clear();
        DoubleBuffer third = MPI.newDoubleBuffer(total);
        Request request = MPI.COMM_WORLD.iAllGatherv(mine, counts[me], MPI.DOUBLE, third, counts, displs, MPI.DOUBLE);
        request.waitFor();

        double[] atRoot = new double[total];
        double[] array = new double[counts[me]];
        mine.get(array);
        MPI.COMM_WORLD.gatherv(array, counts[me], MPI.DOUBLE, atRoot, counts, displs, MPI.DOUBLE, 0);
        double[] back = new double[counts[me]];
        MPI.COMM_WORLD.scatterv(atRoot, counts, displs, MPI.DOUBLE, back, counts[me], MPI.DOUBLE, 0);

        int wrong = 0;
        for (int rank = 0; rank < size; rank++) {
            for (int i = 0; i < counts[rank]; i++) {
                double expected = rank + i / 10.0;
                wrong += all.get(displs[rank] + i) == expected ? 0 : 1;
                wrong += again.get(displs[rank] + i) == expected ? 0 : 1;
                wrong += third.get(displs[rank] + i) == expected ? 0 : 1;
                wrong += me > 0 || atRoot[displs[rank] + i] == expected ? 0 : 1;
            }
        }
        for (int i = 0; i < counts[me]; i++) {
            wrong += back[i] == array[i] ? 0 : 1;
        }
        MPI.COMM_WORLD.reduce(counts, size, MPI.INT, MPI.MAX, 0);
        System.out.println("process " + me + ": " + total + " gathered, " + wrong + " wrong");
        MPI.Finalize();
    }
}
