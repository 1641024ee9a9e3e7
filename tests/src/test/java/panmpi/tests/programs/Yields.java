package panmpi.tests.programs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.MPI;

/**
 * Program of {@code YieldingTest}: runs on more ranks than cores; rank 0 prints whether ranks that
 * wait give up their cores.
 */
public final class Yields {
    private static final int ROUNDS = 20;

    private Yields() {}

    /**
     * Runs on any number of ranks.
     *
     * @param args {@code single} or {@code multiple}: the level of threads to ask for.
     */
    public static void main(String[] args) throws Throwable {
        MPI.Init_thread(args, args[0].equals("multiple") ? MPI.THREAD_MULTIPLE : MPI.THREAD_SINGLE);
        for (int i = 0; i < ROUNDS; i++) {
            MPI.COMM_WORLD.Barrier();
        }
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.println("multiple " + (MPI.Query_thread() == MPI.THREAD_MULTIPLE));
            System.out.println("ucx " + isMapped("libucp.so"));
            System.out.println(isMapped("libpanmpi-yield.so") ? "yields " + yields() : "closed");
        }
        MPI.Finalize();
    }

    private static boolean isMapped(String library) throws IOException {
        return Files.readString(Path.of("/proc/self/maps")).contains(library);
    }

    @SuppressWarnings("restricted")
    private static boolean yields() throws Throwable {
        var jar = Path.of(MPI.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var library = jar.resolveSibling("libpanmpi-yield.so");
        var count = SymbolLookup.libraryLookup(library, Arena.global());
        var handle =
                Linker.nativeLinker()
                        .downcallHandle(
                                count.findOrThrow("panmpi_yields"),
                                FunctionDescriptor.of(ValueLayout.JAVA_LONG));
        return (long) handle.invokeExact() > 0;
    }
}
