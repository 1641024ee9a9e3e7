import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import mpi.CartComm;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.ShiftParms;

/**
 * Heat spreads from a hot square over a cold plate, and its frames become a picture. The plate is
 * cut into blocks, one for each rank of a grid. A block has a margin of one cell for the
 * neighbours' cells, the halo: {@code shift} names the neighbours, and {@code sendRecv} exchanges
 * border rows and columns, a column by a datatype that takes one element of each row.
 *
 * <p>All ranks write the frames into one file at once. {@code setView} shows each rank nothing but
 * its own block of a frame, by a datatype of a part of an array, and {@code writeAll} writes the
 * blocks of all ranks together. Rank 0 reads the file like any other and makes a PNG of it.
 */
public class Heat2D {
    private static final int FRAMES = 5;
    private static final int STEPS_PER_FRAME = 200;

    private final CartComm grid;
    private final Datatype column;
    private final Datatype block;
    private final int rows;
    private final int columns;
    private double[] cells;

    private Heat2D(Intracomm comm, int n) {
        int[] dims = new int[2];
        CartComm.createDims(comm.getSize(), dims);
        grid = comm.createCart(dims, new boolean[2], false);
        int[] mine = grid.getCoords(grid.getRank());
        int[] start = {mine[0] * n / dims[0], mine[1] * n / dims[1]};
        rows = (mine[0] + 1) * n / dims[0] - start[0];
        columns = (mine[1] + 1) * n / dims[1] - start[1];

        column = Datatype.createVector(rows, 1, columns + 2, MPI.DOUBLE);
        column.commit();
        int[] part = {rows, columns};
        block = Datatype.createSubarray(new int[] {n, n}, part, start, MPI.ORDER_C, MPI.BYTE);
        block.commit();

        cells = new double[(rows + 2) * (columns + 2)];
        for (int i = 0; i < rows * columns; i++) {
            int y = Math.abs(start[0] + i / columns - n / 2);
            int x = Math.abs(start[1] + i % columns - n / 2);
            cells[at(i)] = Math.max(x, y) < n / 4 ? 255 : 0;
        }
    }

    /** Runs on every rank: {@code mpiexec -n 4 mpijava Heat2D 128}. */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
        new Heat2D(MPI.COMM_WORLD, n).write("heat.frames");
        if (MPI.COMM_WORLD.getRank() == 0) {
            new Heat2D(MPI.COMM_SELF, n).write("alone.frames");
            boolean same = Files.mismatch(Path.of("heat.frames"), Path.of("alone.frames")) < 0;
            System.out.println("the frames are those of a single rank: " + same);
            byte[] frames = Files.readAllBytes(Path.of("heat.frames"));
            // The frames follow one another in the file, and from top to bottom in the picture.
            var image = new BufferedImage(n, FRAMES * n, BufferedImage.TYPE_BYTE_GRAY);
            image.getRaster().setDataElements(0, 0, n, FRAMES * n, frames);
            ImageIO.write(image, "png", new File("heat.png"));
            System.out.printf("heat.png has %d frames of %d x %d%n", frames.length / n / n, n, n);
        }
        MPI.Finalize();
    }

    private void write(String name) {
        MPI.File file = MPI.File.open(grid, name, MPI.MODE_CREATE | MPI.MODE_WRONLY);
        file.setView(0, MPI.BYTE, block, "native");
        byte[] picture = new byte[rows * columns];
        for (int frame = 0; frame < FRAMES; frame++) {
            for (int i = 0; i < picture.length; i++) {
                picture[i] = (byte) Math.round(cells[at(i)]);
            }
            // Each write goes on where the last one ended: in the next frame.
            file.writeAll(picture, picture.length, MPI.BYTE);
            for (int step = 0; step < STEPS_PER_FRAME; step++) {
                step();
            }
        }
        file.close();
    }

    private void step() {
        int width = columns + 2;
        int lastRow = at((rows - 1) * columns);
        exchange(grid.shift(0, 1), columns, MPI.DOUBLE, lastRow, at(0) - width);
        exchange(grid.shift(0, -1), columns, MPI.DOUBLE, at(0), lastRow + width);
        exchange(grid.shift(1, 1), 1, column, at(columns - 1), at(0) - 1);
        exchange(grid.shift(1, -1), 1, column, at(0), at(columns - 1) + 1);

        double[] next = new double[cells.length];
        for (int i = 0; i < rows * columns; i++) {
            int at = at(i);
            double around = cells[at - 1] + cells[at + 1] + cells[at - width] + cells[at + width];
            next[at] = cells[at] + 0.2 * (around - 4 * cells[at]);
        }
        cells = next;
    }

    /** Sends the border at an index one way, and receives the halo from the other side. */
    private void exchange(ShiftParms way, int count, Datatype type, int border, int halo) {
        int from = way.getRankSource();
        Object to = MPI.slice(cells, halo);
        Object own = MPI.slice(cells, border);
        grid.sendRecv(own, count, type, way.getRankDest(), 0, to, count, type, from, 0);
    }

    /** Index of cell i of the block, behind the margin. */
    private int at(int i) {
        return (i / columns + 1) * (columns + 2) + i % columns + 1;
    }
}
