/**
 * Message passing by any MPI library: by objects, by the functions of C, and in groups of threads.
 */
module io.panmpi {
    requires transitive io.panmpi.codec;
    requires static java.instrument;
    requires java.management;
    requires static jdk.jfr;
    requires static jdk.management;

    exports mpi;
    exports mpi.abi;
    exports mpi.c;
    exports mpi.ccj;
    exports mpi.concurrent;
    exports mpi.internal.agent to java.instrument;

    uses mpi.internal.trace.TracePicture;

    provides mpi.internal.trace.TracePicture with
            mpi.timeline.FolderPicture;
}
