/** Codecs of Java objects, which need no MPI: objects to bytes and back, with large arrays beside the bytes. */
module io.panmpi.codec {
    requires jdk.unsupported;

    exports mpi.object;

    uses mpi.object.ObjectCodec;

    provides mpi.object.ObjectCodec with
            mpi.object.JdkCodec,
            mpi.object.split.SplitCodec;
}
