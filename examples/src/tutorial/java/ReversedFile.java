import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/** The ranks write their blocks in the opposite order; Java reads the file without MPI. */
public class ReversedFile {
    private static final int EACH = 2;

    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int[] mine = {10 * rank, 10 * rank + 1};

        int mode = MPI.MODE_CREATE | MPI.MODE_WRONLY;
        MPI.File file = MPI.File.open(world, "reversed.bin", mode);
        file.setSize(0);
        file.writeAtAll((long) (size - 1 - rank) * EACH * Integer.BYTES, mine, EACH, MPI.INT);
        file.close();

        if (rank == 0) {
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(Path.of("reversed.bin")));
            int[] all = new int[bytes.remaining() / Integer.BYTES];
            bytes.order(ByteOrder.nativeOrder()).asIntBuffer().get(all);
            System.out.println(Arrays.toString(all));
        }
        MPI.Finalize();
    }
}
