import java.nio.*;
import mpi.*;

/**
 * Computes a field of cells in strips, whose edges neighbours in a grid exchange, by direct buffers
 * and slices.
 */
class Halo {
    static final int WIDTH = 6, ROWS = 4;

    public static void main(String args[]) throws MPIException {
        MPI.Init(args);
        int size = MPI.COMM_WORLD.getSize();
        int[] dims = {0, 1};
        CartComm.createDims(size, dims);
        CartComm grid = MPI.COMM_WORLD.createCart(dims, new boolean[] {true, false}, false);
        int me = grid.getRank();
        CartParms topology = grid.getTopo();
        ShiftParms shift = grid.shift(0, 1);
        int up = shift.getRankSource(), down = shift.getRankDest();

        IntBuffer field = MPI.newIntBuffer((ROWS + 2) * WIDTH);
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 0; column < WIDTH; column++) {
                field.put(row * WIDTH + column, 1000 * me + 10 * row + column);
            }
        }
        IntBuffer first = MPI.slice(field, WIDTH), last = MPI.slice(field, ROWS * WIDTH);
        IntBuffer above = MPI.slice(field, 0), below = MPI.slice(field, (ROWS + 1) * WIDTH);
        Request[] requests = new Request[4];
        requests[0] = grid.iRecv(above, WIDTH, MPI.INT, up, 1);
        requests[1] = grid.iRecv(below, WIDTH, MPI.INT, down, 2);
        requests[2] = grid.iSend(last, WIDTH, MPI.INT, down, 1);
        requests[3] = grid.iSend(first, WIDTH, MPI.INT, up, 2);
        Request.waitAll(requests);
        boolean isDone = true;
        for (Request request : requests) {
            isDone &= request.isNull();
        }
        int wrong = 0;
        for (int column = 0; column < WIDTH; column++) {
            wrong += field.get(column) == 1000 * up + 10 * ROWS + column ? 0 : 1;
            wrong += field.get((ROWS + 1) * WIDTH + column) == 1000 * down + 10 + column ? 0 : 1;
        }
        int[] sum = {wrong};
        grid.allReduce(sum, 1, MPI.INT, MPI.SUM);
        if (me == 0) {
            System.out.println(topology.getDimCount() + " dimensions, periodic " + topology.getPeriod(0)
                    + topology.getPeriod(1) + ", " + topology.getDim(0) + " x " + topology.getDim(1)
                    + ", " + sum[0] + " wrong, done " + isDone);
        }
        CartComm copy = grid.clone();
        CartComm column = copy.sub(new boolean[] {true, false});
        int[] coords = column.getCoords(column.getRank());
        if (column.getRank(coords) != column.getRank() || coords[0] != topology.getCoord(0)) {
            throw new MPIException("a wrong coordinate");
        }
        column.free();
        copy.free();
        grid.free();
        MPI.Finalize();
    }
}
