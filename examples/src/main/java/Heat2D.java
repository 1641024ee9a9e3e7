import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import mpi.CartComm;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.ShiftParms;

/**
 * Heat spreads from a hot square over a cold plate, and its frames become an animated picture. The
 * plate is cut into blocks, one for each rank of a grid. A block has a margin of one cell for the
 * neighbours' cells, the halo: {@code shift} names the neighbours, and {@code sendRecv} exchanges
 * border rows and columns, a column by a datatype that takes one element of each row.
 *
 * <p>All ranks write the frames into one file at once. {@code setView} shows each rank nothing but
 * its own block of a frame, by a datatype of a part of an array, and {@code writeAll} writes the
 * blocks of all ranks together. Rank 0 reads the file like any other and makes a GIF of it.
 */
public class Heat2D {
    private static final int FRAMES = 20;
    private static final int STEPS_PER_FRAME = 50;

    private final CartComm grid;
    private final Datatype row;
    private final Datatype column;
    private final Datatype block;
    private final int rows;
    private final int columns;
    private double[] cells;

    private Heat2D(Intracomm comm, int n) {
        int[] dims = new int[2];
        CartComm.createDims(comm.getSize(), dims);
        if (n % dims[0] != 0 || n % dims[1] != 0) {
            throw new IllegalArgumentException(
                    n + " is no multiple of both " + Arrays.toString(dims));
        }
        grid = comm.createCart(dims, new boolean[2], false);
        rows = n / dims[0];
        columns = n / dims[1];
        int[] mine = grid.getCoords(grid.getRank());
        int[] start = {mine[0] * rows, mine[1] * columns};

        row = Datatype.createContiguous(columns, MPI.DOUBLE);
        column = Datatype.createVector(rows, 1, columns + 2, MPI.DOUBLE);
        int[] whole = {dims[0] * rows, dims[1] * columns};
        int[] part = {rows, columns};
        block = Datatype.createSubarray(whole, part, start, MPI.ORDER_C, MPI.BYTE);
        row.commit();
        column.commit();
        block.commit();

        cells = new double[(rows + 2) * (columns + 2)];
        for (int i = 0; i < rows * columns; i++) {
            int y = Math.abs(start[0] + i / columns - n / 2);
            int x = Math.abs(start[1] + i % columns - n / 2);
            cells[at(i)] = Math.max(x, y) < n / 4 ? 255 : 0;
        }
    }

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava Heat2D 128}.
     *
     * @param args number of cells on each side of the plate. It must be a multiple of both
     *     dimensions of the grid of ranks.
     * @throws IOException if a file cannot be read or written.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
        new Heat2D(MPI.COMM_WORLD, n).write("heat.frames");
        if (MPI.COMM_WORLD.getRank() == 0) {
            new Heat2D(MPI.COMM_SELF, n).write("alone.frames");
            boolean same = Files.mismatch(Path.of("heat.frames"), Path.of("alone.frames")) < 0;
            System.out.println("the frames are those of a single rank: " + same);
            byte[] frames = Files.readAllBytes(Path.of("heat.frames"));
            paint(frames, n, new File("heat.gif"));
            System.out.printf("heat.gif has %d frames of %d x %d%n", frames.length / n / n, n, n);
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
            // Each write begins where the last one ended: at this rank's block in the next frame.
            file.writeAll(picture, picture.length, MPI.BYTE);
            for (int step = 0; step < STEPS_PER_FRAME; step++) {
                swap(row, grid.shift(0, 1), columns + 2, at(0), at((rows - 1) * columns));
                swap(column, grid.shift(1, 1), 1, at(0), at(columns - 1));
                step();
            }
        }
        file.close();
    }

    /**
     * Exchanges two opposite border rows or columns with the neighbours on these two sides. {@code
     * first} and {@code last} are the indices at which the borders begin, and {@code outward} is
     * the distance from a border to the halo next to it.
     */
    private void swap(Datatype border, ShiftParms shift, int outward, int first, int last) {
        int before = shift.getRankSource();
        int behind = shift.getRankDest();
        Object own = MPI.slice(cells, last);
        Object halo = MPI.slice(cells, first - outward);
        grid.sendRecv(own, 1, border, behind, 0, halo, 1, border, before, 0);
        own = MPI.slice(cells, first);
        halo = MPI.slice(cells, last + outward);
        grid.sendRecv(own, 1, border, before, 0, halo, 1, border, behind, 0);
    }

    private void step() {
        double[] next = new double[cells.length];
        int above = columns + 2;
        for (int i = 0; i < rows * columns; i++) {
            int at = at(i);
            double around = cells[at - 1] + cells[at + 1] + cells[at - above] + cells[at + above];
            next[at] = cells[at] + 0.2 * (around - 4 * cells[at]);
        }
        cells = next;
    }

    /**
     * Returns the index in {@code cells} of cell {@code i} of the block. The cells of the block are
     * numbered without the margin, but {@code cells} also contains the margin of one cell on all
     * sides.
     */
    private int at(int i) {
        return (i / columns + 1) * (columns + 2) + i % columns + 1;
    }

    private static void paint(byte[] frames, int n, File file) throws IOException {
        byte[][] colours = new byte[3][256];
        for (int i = 0; i < 3 * 256; i++) {
            // From black to red, yellow, white.
            colours[i / 256][i % 256] = (byte) Math.clamp(3 * (i % 256) - i / 256 * 255, 0, 255);
        }
        var palette = new IndexColorModel(8, 256, colours[0], colours[1], colours[2]);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (var output = ImageIO.createImageOutputStream(file)) {
            writer.setOutput(output);
            writer.prepareWriteSequence(null);
            for (int from = 0; from < frames.length; from += n * n) {
                var image = new BufferedImage(n, n, BufferedImage.TYPE_BYTE_INDEXED, palette);
                byte[] frame = Arrays.copyOfRange(frames, from, from + n * n);
                image.getRaster().setDataElements(0, 0, n, n, frame);
                writer.writeToSequence(new IIOImage(image, null, null), null);
            }
            writer.endWriteSequence();
        }
        writer.dispose();
    }
}
