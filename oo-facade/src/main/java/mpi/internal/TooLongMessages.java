package mpi.internal;

/**
 * Keeps Open MPI 5 from writing past a receive buffer. It reports a message that is too long, but
 * where one process reads or writes the memory of another it has by then written all of it: from 1
 * KiB to oneself, 4 KiB within a host, 192 KiB over TCP. In Java that memory is the heap. The
 * receiver's settings decide; {@code MPI_Init} reads them.
 *
 * <p>Open MPI 4 does the same, but its windows need these ways: without them {@code MPI_Win_create}
 * fails.
 */
final class TooLongMessages {

    private static final String SINCE = "Open MPI v5";

    private static final String[][] SETTINGS = {
        {"OMPI_MCA_btl_self_flags", "send,inplace"},
        {"OMPI_MCA_btl_tcp_flags", "send,inplace,need-csum,hetero-rdma"},
        {"OMPI_MCA_smsc", "^cma,knem,xpmem"},
    };

    private TooLongMessages() {}

    /** Takes those ways to send from a library that was opened; the user's own settings stay. */
    static void cutOff(NativeLib library) {
        if (library.family() == Family.OPENMPI && library.version().compareTo(SINCE) >= 0) {
            for (String[] setting : SETTINGS) {
                DynamicLinker.setDefault(setting[0], setting[1]);
            }
        }
    }
}
