package mpi.internal;

/**
 * Settings that keep Open MPI 5 from writing past a receive buffer. It reports a truncated message,
 * but in its protocols of direct memory access (RDMA, or copies from process to process) it has by
 * then written all of it: from 1 KiB to the same rank, 4 KiB within a host, 192 KiB over TCP. In
 * Java that memory is the heap. The receiver's settings decide; {@code MPI_Init} reads them.
 *
 * <p>Open MPI 4 does the same, but its windows need these protocols: without them {@code
 * MPI_Win_create} fails.
 */
final class TooLongMessages {

    private static final String SINCE = "Open MPI v5";

    private static final String[][] SETTINGS = {
        {"OMPI_MCA_btl_self_flags", "send,inplace"},
        {"OMPI_MCA_btl_tcp_flags", "send,inplace,need-csum,hetero-rdma"},
        {"OMPI_MCA_smsc", "^cma,knem,xpmem"},
    };

    private TooLongMessages() {}

    /**
     * Disables those protocols of a library that was opened; settings of the user take precedence.
     */
    static void cutOff(NativeLib library) {
        if (library.family() == Family.OPENMPI && library.version().compareTo(SINCE) >= 0) {
            for (String[] setting : SETTINGS) {
                DynamicLinker.setDefault(setting[0], setting[1]);
            }
        }
    }
}
