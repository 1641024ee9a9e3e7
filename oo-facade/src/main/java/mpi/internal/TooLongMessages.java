package mpi.internal;

/**
 * Keeps Open MPI from writing past a receive buffer. It reports a message that is too long, but
 * where one process reads or writes the memory of another it has by then written all of it: 4.1 and
 * 5.0 do, from 1 KiB to oneself, 4 KiB within a host, 192 KiB over TCP. In Java that memory is the
 * heap. The receiver's settings decide; {@code MPI_Init} reads them.
 */
final class TooLongMessages {

    private static final String[][] SETTINGS = {
        {"OMPI_MCA_btl_self_flags", "send,inplace"},
        {"OMPI_MCA_btl_tcp_flags", "send,inplace,need-csum,hetero-rdma"},
        // Within a host: of 5.0, and of 4.1.
        {"OMPI_MCA_smsc", "^cma,knem,xpmem"},
        {"OMPI_MCA_btl_vader_single_copy_mechanism", "none"},
    };

    private TooLongMessages() {}

    /** Takes those ways to send from a library that was opened; the user's own settings stay. */
    static void cutOff(NativeLib library) {
        if (library.family() == Family.OPENMPI) {
            for (String[] setting : SETTINGS) {
                DynamicLinker.setDefault(setting[0], setting[1]);
            }
        }
    }
}
