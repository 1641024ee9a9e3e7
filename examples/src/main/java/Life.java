import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Prequest;

/**
 * Conway's game of life on a board whose edges meet: a cell is born with three neighbours, and
 * lives on with two or three. Each rank has some of the rows. The ranks form a ring, since the
 * first row of the board is the neighbour of the last.
 *
 * <p>Each generation sends the same messages again, from the same place to the same ranks. So they
 * are prepared once, as persistent requests, by {@code sendInit} and {@code recvInit}; {@code
 * startAll} sends them off, and {@code waitAll} waits for them, as often as it takes. A request
 * stays bound to its array, so that the new generation is copied into the old one's array.
 */
public class Life {
    private static final int HEIGHT = 16;
    private static final int WIDTH = 32;
    private static final int UP = 1;
    private static final int DOWN = 2;

    /** Cells of a glider and of a blinker, counted from the first cell of the board. */
    private static final int[] ALIVE = {34, 67, 97, 98, 99, 276, 277, 278};

    /** Runs on every rank: {@code mpiexec -n 4 mpijava Life 50}. */
    public static void main(String[] args) {
        MPI.Init(args);
        int generations = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        byte[] board = play(MPI.COMM_WORLD, generations);
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int i = 0; i < board.length; i++) {
                String end = i % WIDTH == WIDTH - 1 ? "\n" : "";
                System.out.print((board[i] == 0 ? "-" : "O") + end);
            }
            boolean same = Arrays.equals(board, play(MPI.COMM_SELF, generations));
            System.out.println("as on a single rank: " + same);
        }
        MPI.Finalize();
    }

    /**
     * Plays some generations. Returns the whole board; only on rank 0 does it contain the cells of
     * all ranks.
     */
    private static byte[] play(Intracomm comm, int generations) {
        int size = comm.getSize();
        int[] starts = new int[size + 1];
        Arrays.setAll(starts, rank -> rank * HEIGHT / size * WIDTH);
        int[] counts = new int[size];
        Arrays.setAll(counts, rank -> starts[rank + 1] - starts[rank]);
        int first = starts[comm.getRank()];
        int cells = counts[comm.getRank()];

        // One row of a neighbour before the rank's own rows, and one after them.
        byte[] board = new byte[cells + 2 * WIDTH];
        for (int cell : ALIVE) {
            if (cell >= first && cell < first + cells) {
                board[cell - first + WIDTH] = 1;
            }
        }
        Prequest[] messages = messages(comm, board, cells);
        for (int i = 0; i < generations; i++) {
            Prequest.startAll(messages);
            Prequest.waitAll(messages);
            System.arraycopy(next(board), 0, board, WIDTH, cells);
        }
        for (Prequest message : messages) {
            message.free();
        }
        byte[] all = new byte[HEIGHT * WIDTH];
        comm.gatherv(MPI.slice(board, WIDTH), cells, MPI.BYTE, all, counts, starts, MPI.BYTE, 0);
        return all;
    }

    private static Prequest[] messages(Intracomm comm, byte[] board, int cells) {
        int above = Math.floorMod(comm.getRank() - 1, comm.getSize());
        int below = (comm.getRank() + 1) % comm.getSize();
        return new Prequest[] {
            comm.recvInit(board, WIDTH, MPI.BYTE, above, DOWN),
            comm.recvInit(MPI.slice(board, cells + WIDTH), WIDTH, MPI.BYTE, below, UP),
            comm.sendInit(MPI.slice(board, WIDTH), WIDTH, MPI.BYTE, above, UP),
            comm.sendInit(MPI.slice(board, cells), WIDTH, MPI.BYTE, below, DOWN)
        };
    }

    /** Returns the next generation of all rows but the first and the last, the neighbours' rows. */
    private static byte[] next(byte[] board) {
        byte[] next = new byte[board.length - 2 * WIDTH];
        for (int at = 0; at < next.length; at++) {
            int column = at % WIDTH;
            int neighbours = -board[at + WIDTH];
            for (int row = at - column; row <= at - column + 2 * WIDTH; row += WIDTH) {
                neighbours += board[row + (column + WIDTH - 1) % WIDTH];
                neighbours += board[row + column];
                neighbours += board[row + (column + 1) % WIDTH];
            }
            boolean lives = neighbours == 3 || neighbours == 2 && board[at + WIDTH] == 1;
            next[at] = (byte) (lives ? 1 : 0);
        }
        return next;
    }
}
