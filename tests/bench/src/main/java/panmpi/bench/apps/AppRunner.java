package panmpi.bench.apps;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import mpi.MPI;
import panmpi.bench.ranks.CoreBinding;

/**
 * Runs an algorithm on this rank, either once or as often as a driver asks. A single run is
 * followed by a run on rank 0 alone, which compares the checksums of both runs. The driver is the
 * process of the bench that started the job.
 *
 * @param name name of the algorithm.
 * @param together algorithm on all ranks.
 * @param alone algorithm on this rank, without messages.
 */
record AppRunner(String name, App together, App alone) {
    private static final String DRIVER = "driver";

    /**
     * Serves the driver if there is one, and runs the algorithm once otherwise.
     *
     * @param args {@code driver PORT}, or the size of the problem.
     */
    void run(String... args) throws Exception {
        if (args.length > 1 && args[0].equals(DRIVER)) {
            CoreBinding.bind(MPI.COMM_WORLD.getRank(), MPI.COMM_WORLD.getSize());
            serve(Integer.parseInt(args[1]));
        } else {
            compare(Integer.parseInt(args[0]));
        }
    }

    private void compare(int size) throws Exception {
        long[] part = {together.run(size)};
        long[] whole = new long[1];
        MPI.COMM_WORLD.allReduce(part, whole, 1, MPI.LONG, MPI.BXOR);
        if (MPI.COMM_WORLD.getRank() == 0) {
            long serial = alone.run(size);
            if (serial != whole[0]) {
                throw new IllegalStateException(
                        String.format("%016x on one rank, %016x on all", serial, whole[0]));
            }
            System.out.printf("%s %d: checksum %016x%n", name, size, serial);
        }
    }

    /**
     * Runs the commands that the driver sends from a port of this host, until the driver closes the
     * connection.
     */
    private void serve(int port) throws Exception {
        try (Socket driver = new Socket(InetAddress.getLoopbackAddress(), port)) {
            var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
            var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
            out.println(MPI.COMM_WORLD.getRank() + " " + name);
            BufferedReader lines = new BufferedReader(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                out.println(answer(line.split(" ")));
            }
        } catch (IOException e) {
            throw new IllegalStateException("the driver at port " + port + " has left", e);
        }
    }

    /**
     * Runs the command {@code together SIZE} or {@code alone SIZE}. Returns the answer to the
     * driver: the nanoseconds of the run, the nanoseconds in communication, and the checksum.
     */
    private String answer(String... words) throws Exception {
        App app = words[0].equals("together") ? together : alone;
        if (app == together) {
            MPI.COMM_WORLD.barrier();
        }
        app.clock().take();
        long begin = System.nanoTime();
        long checksum = app.run(Integer.parseInt(words[1]));
        long nanos = System.nanoTime() - begin;
        return String.format("%d %d %016x", nanos, app.clock().take(), checksum);
    }
}
