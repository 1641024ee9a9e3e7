/**
 * Codecs that convert Java objects to bytes and back, and keep large arrays separate. They need no
 * MPI.
 */
module io.panmpi.codec {
    requires jdk.unsupported;

    exports mpi.object;

    uses mpi.object.ObjectCodec;

    provides mpi.object.ObjectCodec with
            mpi.object.JdkCodec,
            mpi.object.split.SplitCodec;
}
