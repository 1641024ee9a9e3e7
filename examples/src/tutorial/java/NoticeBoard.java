import java.nio.IntBuffer;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/** Rank 1 writes a number into the memory of rank 0, which reads it; to be mended. */
public class NoticeBoard {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        IntBuffer board = MPI.newIntBuffer(1);
        Win win = new Win(board, 1, 1, MPI.INFO_NULL, world);
        win.fence(0);
        if (world.getRank() == 1) {
            win.put(new int[] {42}, 1, MPI.INT, 0, 0, 1, MPI.INT);
        } else {
            System.out.println("on the board: " + board.get(0));
        }
        win.fence(0);
        win.free();
        MPI.Finalize();
    }
}
