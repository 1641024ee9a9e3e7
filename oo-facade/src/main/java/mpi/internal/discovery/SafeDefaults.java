package mpi.internal.discovery;

import java.nio.file.Path;
import java.util.Map;
import mpi.internal.system.DynamicLinker;

/**
 * Sets environment variables that keep some MPI libraries from writing beyond the end of a buffer,
 * possibly into the Java heap, and from needless waiting. The variables must be set before {@code
 * MPI_Init} reads them.
 *
 * <p>If a message is longer than the receive buffer, Open MPI 5 reports an error. But its protocols
 * with direct memory access (RDMA, or copies from process to process) have by then written the
 * whole message, past the end of the buffer. Messages use these protocols from 1 KiB on to the same
 * rank, from 4 KiB on within a host, and from 192 KiB on over TCP. The receiver's settings decide
 * which protocol is used. Open MPI 4 has the same defect, but its windows need these protocols:
 * without them {@code MPI_Win_create} fails.
 *
 * <p>Without copies from process to process, a long message goes through shared memory in parts. If
 * up to 32 parts instead of 3 are in transit, a message of 1 MiB takes half as long.
 *
 * <p>MPICH 4.0 takes the address of a window's memory from UCX. Since version 1.13, UCX rounds the
 * address down to a multiple of 16 if it caches registrations, so that data are written before the
 * window.
 *
 * <p>Open MPI 5 sleeps for a second in {@code MPI_Init} when it closes its component {@code
 * btl/ofi}, which it does wherever it finds no network for that component.
 */
public final class SafeDefaults {

    private static final String OPEN_MPI_5 = "Open MPI v5";

    private static final Map<String, String[][]> SETTINGS =
            Map.of(
                    OPEN_MPI_5,
                    new String[][] {
                        {"OMPI_MCA_btl_self_flags", "send,inplace"},
                        {"OMPI_MCA_btl_tcp_flags", "send,inplace,need-csum,hetero-rdma"},
                        {"OMPI_MCA_smsc", "^cma,knem,xpmem"},
                        {"OMPI_MCA_pml_ob1_send_pipeline_depth", "32"},
                    },
                    "MPICH 4.0",
                    new String[][] {{"UCX_RCACHE_ENABLE", "n"}});

    private SafeDefaults() {}

    /** Sets the variables that an opened library needs; settings of the user take precedence. */
    public static void set(NativeLib library) {
        String version = library.describe();
        for (var entry : SETTINGS.entrySet()) {
            if (version.startsWith(entry.getKey())) {
                for (String[] setting : entry.getValue()) {
                    DynamicLinker.setDefault(setting[0], setting[1]);
                }
            }
        }
        if (version.startsWith(OPEN_MPI_5) && !RdmaNetwork.isIn(Path.of("/sys/class"))) {
            DynamicLinker.setDefault("OMPI_MCA_btl", "^ofi");
        }
    }
}
