import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Writes an array by parallel HDF5. The rows are distributed over the ranks, which write them to
 * one file in one collective call, from memory that Java allocated. Then the serial library reads
 * the file. With an argument, the array is written in compressed chunks.
 */
public class Hdf5Array {
    private static final int ROWS = 100;
    private static final int COLUMNS = 64;
    private static final int TRUNCATE = 2;
    private static final int SELECT_SET = 0;
    private static final int COLLECTIVE = 1;
    private static final long DEFAULT = 0;

    private final CLibrary hdf5;

    private Hdf5Array(CLibrary hdf5) {
        this.hdf5 = hdf5;
        hdf5.callInt("H5open");
    }

    /**
     * Runs on any number of ranks: {@code mpiexec -n 4 mpijava Hdf5Array compressed}.
     *
     * @param args {@code compressed}, or nothing.
     * @throws Exception if the file cannot be removed.
     */
    public static void main(String[] args) throws Exception {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        boolean compressed = args.length > 0 && args[0].equals("compressed");
        Path file = Path.of("array.h5");
        String build = CLibrary.build("libhdf5_openmpi.so.103", "libhdf5_mpich.so.103");
        new Hdf5Array(CLibrary.open(build)).write(file, world, compressed);
        world.barrier();
        if (world.getRank() == 0) {
            long all = (long) world.getSize() * ROWS * COLUMNS;
            long right = new Hdf5Array(CLibrary.open("libhdf5_serial.so.103")).read(file, all);
            System.out.println(
                    "serial HDF5 reads " + all + " numbers, all right: " + (right == all));
            System.out.println("smaller than its numbers: " + (Files.size(file) < 8 * all));
        }
        MPI.Finalize();
    }

    /** Creates the file in a collective call, and writes the rows of each rank. */
    private void write(Path file, Intracomm world, boolean compressed) {
        try (Arena arena = Arena.ofConfined()) {
            long access = id("H5Pcreate", variable("H5P_CLS_FILE_ACCESS_ID_g"));
            check(hdf5.callInt("H5Pset_fapl_mpio", access, world, new Info()));
            MemorySegment name = arena.allocateFrom(file.toString());
            long fileId = id("H5Fcreate", name, TRUNCATE, DEFAULT, access);
            MemorySegment shape = arena.allocateFrom(JAVA_LONG, world.getSize() * ROWS, COLUMNS);
            MemorySegment part = arena.allocateFrom(JAVA_LONG, ROWS, COLUMNS);
            long space = id("H5Screate_simple", 2, shape, MemorySegment.NULL);
            long chunks = compressed ? compression(part) : DEFAULT;
            long type = variable("H5T_NATIVE_DOUBLE_g");
            MemorySegment label = arena.allocateFrom("array");
            long set = id("H5Dcreate2", fileId, label, type, space, DEFAULT, chunks, DEFAULT);
            writeRows(arena, set, space, part, world.getRank());
            check(hdf5.callInt("H5Dclose", set));
            check(hdf5.callInt("H5Fclose", fileId));
        }
    }

    /** Writes this rank's rows, which are a rectangle of the whole array. */
    private void writeRows(Arena arena, long set, long space, MemorySegment part, int rank) {
        MemorySegment rows = arena.allocate(JAVA_DOUBLE, ROWS * COLUMNS);
        for (int i = 0; i < ROWS * COLUMNS; i++) {
            rows.setAtIndex(JAVA_DOUBLE, i, number((long) rank * ROWS * COLUMNS + i));
        }
        MemorySegment start = arena.allocateFrom(JAVA_LONG, (long) rank * ROWS, 0);
        MemorySegment none = MemorySegment.NULL;
        check(hdf5.callInt("H5Sselect_hyperslab", space, SELECT_SET, start, none, part, none));
        long own = id("H5Screate_simple", 2, part, none);
        long transfer = id("H5Pcreate", variable("H5P_CLS_DATASET_XFER_ID_g"));
        check(hdf5.callInt("H5Pset_dxpl_mpio", transfer, COLLECTIVE));
        long type = variable("H5T_NATIVE_DOUBLE_g");
        check(hdf5.callInt("H5Dwrite", set, type, own, space, transfer, rows));
    }

    /**
     * Returns the creation properties of a data set that is compressed in chunks. A chunk consists
     * of the rows of one rank.
     */
    private long compression(MemorySegment chunk) {
        long properties = id("H5Pcreate", variable("H5P_CLS_DATASET_CREATE_ID_g"));
        check(hdf5.callInt("H5Pset_chunk", properties, 2, chunk));
        check(hdf5.callInt("H5Pset_shuffle", properties));
        check(hdf5.callInt("H5Pset_deflate", properties, 6));
        return properties;
    }

    /** Reads the whole array from the file, and returns how many numbers are right. */
    private long read(Path file, long all) {
        try (Arena arena = Arena.ofConfined()) {
            long fileId = id("H5Fopen", arena.allocateFrom(file.toString()), 0, DEFAULT);
            long set = id("H5Dopen2", fileId, arena.allocateFrom("array"), DEFAULT);
            MemorySegment array = arena.allocate(JAVA_DOUBLE, all);
            long type = variable("H5T_NATIVE_DOUBLE_g");
            check(hdf5.callInt("H5Dread", set, type, 0L, 0L, DEFAULT, array));
            check(hdf5.callInt("H5Dclose", set));
            check(hdf5.callInt("H5Fclose", fileId));
            long right = 0;
            for (long i = 0; i < all; i++) {
                right += array.getAtIndex(JAVA_DOUBLE, i) == number(i) ? 1 : 0;
            }
            return right;
        }
    }

    private static double number(long index) {
        return index % 1000 / 8.0;
    }

    /**
     * Returns the value of a constant of HDF5. In C the constant is a macro that reads a variable
     * of the library; {@code name} is the name of that variable, which {@code H5open} has set.
     */
    @SuppressWarnings("restricted")
    private long variable(String name) {
        return hdf5.address(name).reinterpret(Long.BYTES).get(JAVA_LONG, 0);
    }

    private long id(String function, Object... arguments) {
        long id = hdf5.callLong(function, arguments);
        check(id);
        return id;
    }

    private static void check(long result) {
        if (result < 0) {
            throw new IllegalStateException("HDF5 has printed what went wrong");
        }
    }
}
