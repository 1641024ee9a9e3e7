package mpi.internal.discovery;

import java.nio.file.Path;
import java.util.Map;
import mpi.internal.system.DynamicLinker;

/**
 * Settings that keep libraries from writing to the wrong place, which in Java may be the heap, and
 * from waiting for nothing. They must be there before {@code MPI_Init} reads them.
 *
 * <p>Open MPI 5 reports a truncated message, but in its protocols of direct memory access (RDMA, or
 * copies from process to process) it has by then written all of it past the receive buffer: from 1
 * KiB to the same rank, 4 KiB within a host, 192 KiB over TCP. The receiver's settings decide. Open
 * MPI 4 does the same, but its windows need these protocols: without them {@code MPI_Win_create}
 * fails.
 *
 * <p>Without copies from process to process, a long message goes through shared memory in parts.
 * With 16 of them on their way in place of 3, a message of 1 MiB takes 0.7 times as long.
 *
 * <p>MPICH 4.0 takes the address of a window's memory from UCX, which since 1.13 rounds it down to
 * a multiple of 16 where it caches registrations: data land before the window.
 *
 * <p>Open MPI 5 sleeps for a second in {@code MPI_Init} when it closes its component {@code
 * btl/ofi}, and it closes that component wherever it finds no network for it.
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
                        {"OMPI_MCA_pml_ob1_send_pipeline_depth", "16"},
                    },
                    "MPICH 4.0",
                    new String[][] {{"UCX_RCACHE_ENABLE", "n"}});

    private SafeDefaults() {}

    /** Sets what a library that was opened needs; settings of the user take precedence. */
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
