package panmpi.tests.programs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.MPI;
import mpi.MPI.File;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;

/**
 * Program of {@code DeviatingAbiTest}: uses the constants in which a library may deviate from the
 * standard ABI, and prints the effect of each.
 */
public final class PrintAbiTable {
    private static final int BYTES = 100;

    private PrintAbiTable() {}

    /**
     * Prints the effect of each constant, among them those for positions in a file.
     *
     * @param args a file to write
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        var world = MPI.COMM_WORLD;
        System.out.println("table: " + Linkage.abi().source());
        System.out.println("last code: " + world.Get_attr(MPI.LASTUSEDCODE));
        System.out.println("program: " + world.Get_attr(MPI.APPNUM));
        Path path = Files.write(Path.of(args[0]), new byte[BYTES]);
        try (File file = File.Open(MPI.COMM_SELF, path.toString(), MPI.MODE_RDONLY, null)) {
            file.Seek(10, MPI.SEEK_SET);
            file.Seek(5, MPI.SEEK_CUR);
            System.out.println("position: " + file.Get_position());
            file.Seek(-1, MPI.SEEK_END);
            System.out.println("before the end: " + file.Get_position());
        }
        int nobody = world.Size() + 7;
        int error = Mpi.MPI_Send(MemorySegment.NULL, 0, Mpi.MPI_INT, nobody, 0, Mpi.MPI_COMM_WORLD);
        System.out.println("errors: " + (error == Mpi.MPI_SUCCESS ? "none" : "return"));
        MPI.Finalize();
    }
}
