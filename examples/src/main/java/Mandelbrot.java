import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/**
 * Paints the Mandelbrot set, by a master and workers. Some rows take much longer than others, so
 * none is assigned beforehand: rank 0, the master, gives each worker a row, and the next one
 * whenever a row comes back. Fast workers get more rows, and nobody waits for the slowest.
 *
 * <p>The master receives from {@code ANY_SOURCE}, whoever is first, and the {@code Status} says who
 * it was. An answer has its row as the tag, an order has the tag {@code ROW} or {@code STOP}.
 */
public class Mandelbrot {
    private static final int LIMIT = 500;
    private static final int ROW = 1;
    private static final int STOP = 2;

    /** Runs on two ranks or more: {@code mpiexec -n 4 mpijava Mandelbrot 300}. */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int width = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        int height = 2 * width / 3;
        if (world.getSize() == 1) {
            System.out.println("a master needs workers: mpiexec -n 2 or more");
        } else if (world.getRank() == 0) {
            int[][] rows = master(world, width, height);
            paint(rows, new File("mandelbrot.png"));
            int[][] alone = new int[height][];
            Arrays.setAll(alone, row -> row(row, width));
            System.out.printf("mandelbrot.png has %d x %d pixels%n", width, height);
            System.out.println("as painted by one rank: " + Arrays.deepEquals(rows, alone));
        } else {
            worker(world, width);
        }
        MPI.Finalize();
    }

    private static int[][] master(Intracomm world, int width, int height) {
        int[][] rows = new int[height][];
        int given = 0;
        for (int worker = 1; worker < world.getSize(); worker++) {
            order(world, given++, height, worker);
        }
        for (int back = 0; back < height; back++) {
            int[] row = new int[width];
            Status status = world.recv(row, width, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            rows[status.getTag()] = row;
            order(world, given++, height, status.getSource());
        }
        return rows;
    }

    /**
     * Sends a worker the number of its next row; if all rows have been handed out, stops the
     * worker.
     */
    private static void order(Intracomm world, int row, int height, int worker) {
        world.send(new int[] {row}, 1, MPI.INT, worker, row < height ? ROW : STOP);
    }

    private static void worker(Intracomm world, int width) {
        int[] row = new int[1];
        while (world.recv(row, 1, MPI.INT, 0, MPI.ANY_TAG).getTag() == ROW) {
            world.send(row(row[0], width), width, MPI.INT, 0, row[0]);
        }
    }

    /**
     * Returns, for each point of a row, the number of steps until the point diverges, {@code LIMIT}
     * at most.
     */
    private static int[] row(int row, int width) {
        int[] steps = new int[width];
        double scale = 3.0 / width;
        double y = row * scale - 1;
        for (int i = 0; i < width; i++) {
            double x = i * scale - 2;
            double re = 0;
            double im = 0;
            while (re * re + im * im < 4 && steps[i] < LIMIT) {
                double square = re * re - im * im + x;
                im = 2 * re * im + y;
                re = square;
                steps[i]++;
            }
        }
        return steps;
    }

    private static void paint(int[][] rows, File file) throws IOException {
        var image = new BufferedImage(rows[0].length, rows.length, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length; x++) {
                int light = (int) (255 * Math.log(rows[y][x]) / Math.log(LIMIT));
                image.setRGB(x, y, rows[y][x] == LIMIT ? 0 : light << 16 | light << 8 | 64);
            }
        }
        ImageIO.write(image, "png", file);
    }
}
