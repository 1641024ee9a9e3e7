/** Message passing by any MPI library: the objects, the functions of C, groups of threads, codecs of objects. */
module io.panmpi {
    requires java.management;
    requires static jdk.jfr;
    requires static jdk.management;

    exports mpi;
    exports mpi.abi;
    exports mpi.c;
    exports mpi.ccj;
    exports mpi.object;

    uses mpi.object.ObjectCodec;

    provides mpi.object.ObjectCodec with
            mpi.object.JdkCodec,
            mpi.object.split.SplitCodec;
}
